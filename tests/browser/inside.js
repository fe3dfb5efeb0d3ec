// Put into every page before its own scripts; `window.inside` is what the tests ask. It changes nothing: it listens to the
// table's socket, so that a test can wait until the page has shown what came of a press, and it finds what may be pressed.
(() => {
  // The machine's own clock: a test may stop that of the page (`stop_clock`).
  const setTimeout = window.setTimeout.bind(window);
  const performance = { now: window.performance.now.bind(window.performance) };

  // What is seen is told from how it is laid out: nobody looks, and painting it would take a third of the whole time.
  const veil = new CSSStyleSheet();
  veil.replaceSync('body { opacity: 0 !important; }');
  document.adoptedStyleSheets.push(veil);

  // Whatever may be pressed when something is asked: pieces that are lit, answers in the bar or the tray, the slider's
  // button; and what covers the table.
  const OPEN =
    ".is-may[data-rove], .is-reach[data-rove], [data-choice]:not(:disabled):not([aria-disabled='true']), " +
    '.slide .chip.do:not(:disabled)';
  const CURTAIN = '.curtain .btn';
  // What is over and waits to be seen: a Conflict, a Rival's turn.
  const RECAP = '[data-recap]';
  const CONFIRM = '.btn.confirm:not(:disabled)';
  // The final scores, or the button that leads there.
  const OVER = '.end-page, .acts .btn.end:not([data-choice]):not([aria-disabled])';
  const LOOK_EVERY = 15;

  /** The table's line: rows shown, messages sent and not yet answered, the row the last of them will make. */
  const line = { shown: -1, sent: 0, opened: 0, waiting: new Map(), due: -1, socket: null, to: '' };

  const heard = (message) => {
    if (message.type === 'update') {
      // After the page itself has heard it and drawn. A sealed answer makes no row, but the seat's own count goes on.
      const own = Object.values(message.views).map((view) => view.at ?? -1);
      setTimeout(() => (line.shown = Math.max(line.shown, message.n, ...own)));
    } else if (message.type === 'done' || message.type === 'refused') {
      const at = line.waiting.get(message.id);
      line.waiting.delete(message.id);
      if (message.type === 'done' && at !== undefined) line.due = Math.max(line.due, at + 1);
    }
  };

  window.WebSocket = class extends WebSocket {
    constructor(...how) {
      super(...how);
      line.socket = this;
      const to = new URL(this.url).pathname;
      if (line.to !== to) {
        Object.assign(line, { to, shown: -1, due: -1 }); // another table
        line.waiting.clear();
      }
      this.addEventListener('open', () => (line.opened += 1));
      this.addEventListener('message', (event) => line.to === to && heard(JSON.parse(event.data)));
      this.addEventListener('close', () => line.socket === this && line.waiting.clear());
    }
    send(text) {
      const message = JSON.parse(text);
      if (message.id !== undefined) {
        line.sent += 1;
        line.waiting.set(message.id, message.at);
      }
      super.send(text);
    }
  };

  const seen = (element) => element.checkVisibility({ visibilityProperty: true });

  /** Where a finger would reach this element: a point of it that nothing else covers, or null. */
  const pointOf = (element) => {
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const box = element.getBoundingClientRect();
    for (const down of [0.5, 0.2, 0.8])
      for (const along of [0.5, 0.12, 0.88]) {
        const [x, y] = [box.left + box.width * along, box.top + box.height * down];
        if (element.contains(document.elementFromPoint(x, y))) return { x, y };
      }
    return null;
  };

  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);

  /** What may be pressed now; the curtain, a recap and the confirmation of a choice come first. */
  const pressable = () => {
    for (const first of [CURTAIN, RECAP, CONFIRM]) {
      const found = all(first);
      if (found.length) return found;
    }
    return all(OPEN);
  };

  /** What a press changes: something is sent, picked, put away or uncovered, or something else is asked. */
  const look = () =>
    JSON.stringify([
      line.sent,
      line.shown,
      all('.is-chosen').map((piece) => piece.dataset.action),
      document.querySelectorAll(CURTAIN).length,
      document.querySelectorAll(OVER).length,
      document.querySelector('.decide, .p-decide')?.textContent ?? '',
      document.querySelectorAll('.act.now, .act.past').length,
    ]);

  const settled = () => line.waiting.size === 0 && line.shown >= line.due;

  const until = (true_, within) =>
    new Promise((found) => {
      const end = performance.now() + within;
      const ask = () => {
        const got = true_();
        if (got || performance.now() > end) found(got || false);
        else setTimeout(ask, LOOK_EVERY);
      };
      ask();
    });

  /** `asked`, `over`, or nothing while others are to move. */
  const now = () => (pressable().length ? 'asked' : document.querySelector(OVER) ? 'over' : '');

  window.inside = {
    line,
    veil,
    now,
    /** What comes of this on the page as it would be painted. */
    painted: async (look) => {
      veil.disabled = true;
      try {
        return await look();
      } finally {
        veil.disabled = false;
      }
    },
    look,
    pointOf,
    settled: (within) => until(settled, within),
    shown: (row, within) => until(() => line.shown >= row, within),
    opened: (times, within) => until(() => line.opened >= times && line.socket.readyState === 1, within),
    question: (within) => until(() => settled() && now(), within),
    changed: (before, within) => until(() => settled() && look() !== before, within),
    /** What is lit and cannot be reached: something lies over it. A curtain or a recap covers the table on purpose. */
    covered: () =>
      all(CURTAIN).length || all(RECAP).length || all(CONFIRM).length
        ? []
        : all(OPEN)
            .filter((thing) => !pointOf(thing))
            .map((thing) => thing.dataset.action ?? thing.textContent.trim()),
    /** A point to press on something that is open, by a number from 0 to 1; null if all of it is covered. */
    aim: (chance) => {
      const things = pressable();
      const first = Math.floor(chance * things.length);
      for (let i = 0; i < things.length; i += 1) {
        const thing = things[(first + i) % things.length];
        const point = pointOf(thing);
        if (point) return { ...point, what: thing.dataset.action ?? thing.textContent.trim(), look: look() };
      }
      return null;
    },
  };
})();
