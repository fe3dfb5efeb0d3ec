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

  const nameOf = (box) => [box.tagName.toLowerCase(), ...box.classList].join('.');

  const fault = (holder, at, axis) => {
    const overflow = axis === 'x' ? 'overflowX' : 'overflowY';
    let held = false; // a painted box holds it: beyond that it can only be cut off
    for (let box = holder; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (/auto|scroll/.test(style[overflow])) return '';
      const painted =
        style.display !== 'inline' &&
        (!transparent.test(style.backgroundColor) || style.backgroundImage !== 'none' || style.boxShadow !== 'none');
      if ((held || !painted) && !/hidden|clip/.test(style[overflow])) continue;
      held ||= painted;
      if (beyond(at, box.getBoundingClientRect(), axis))
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
