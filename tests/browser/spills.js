// Every line of text against the boxes around it: no part of it may lie outside a painted or clipping box, nor beside the
// window, unless something in between scrolls that way and brings it into view. Gives a sentence for each that does.
(mayBeCut) => {
  const SLACK = { x: 1.5, y: 4 }; // letters with tails reach a little below their line
  const spills = [];
  const transparent = /^rgba\(0, 0, 0, 0\)$|^transparent$/;
  const beyond = (at, edge, axis) =>
    axis === 'x'
      ? at.left < edge.left - SLACK.x || at.right > edge.right + SLACK.x
      : at.top < edge.top - SLACK.y || at.bottom > edge.bottom + SLACK.y;

  // Most texts have the same boxes around them: each is asked once.
  const known = new Map();
  const look = (box) => {
    let seen = known.get(box);
    if (!seen) {
      const style = getComputedStyle(box);
      const painted =
        style.display !== 'inline' &&
        (!transparent.test(style.backgroundColor) || style.backgroundImage !== 'none' || style.boxShadow !== 'none');
      seen = { painted, overflow: { x: style.overflowX, y: style.overflowY }, edge: box.getBoundingClientRect() };
      known.set(box, seen);
    }
    return seen;
  };

  const nameOf = (box) => [box.tagName.toLowerCase(), ...box.classList].join('.');

  const fault = (holder, at, axis) => {
    let held = false; // a painted box holds it: beyond that it can only be cut off
    for (let box = holder; box && box !== document.body; box = box.parentElement) {
      const { painted, overflow, edge } = look(box);
      if (/auto|scroll/.test(overflow[axis])) return '';
      if ((held || !painted) && !/hidden|clip/.test(overflow[axis])) continue;
      held ||= painted;
      if (beyond(at, edge, axis))
        return `${axis === 'x' ? 'wider' : 'higher'} than ${nameOf(box)}`;
    }
    const sideways = axis === 'x' && beyond(at, { left: 0, right: innerWidth }, 'x');
    return sideways ? `beside the window, in ${nameOf(holder)} of ${nameOf(holder.parentElement)}` : '';
  };

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.data.trim();
    const holder = node.parentElement;
    if (!text || !holder || holder.closest(mayBeCut) || holder.closest('script, style, option, title')) continue;
    if (!holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const at = range.getBoundingClientRect();
    if (at.width === 0 || at.height === 0) continue;
    const why = fault(holder, at, 'x') || fault(holder, at, 'y');
    if (why) spills.push(`${JSON.stringify(text.slice(0, 50))} is ${why}`);
  }
  return spills;
}
