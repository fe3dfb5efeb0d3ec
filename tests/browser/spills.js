// Every line of text against the boxes around it: no part of it may lie outside a painted or clipping box
// (unless that box scrolls), nor beside the window. Gives a sentence for each that does.
(mayBeCut) => {
  const SLACK = 1.5;
  const spills = [];
  const transparent = /^rgba\(0, 0, 0, 0\)$|^transparent$/;
  const scrolls = (style) => /auto|scroll/.test(style.overflowX + style.overflowY);
  const withinScroller = (element) =>
    element !== null && element !== document.body && (scrolls(getComputedStyle(element)) || withinScroller(element.parentElement));
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
    let why = '';
    for (let box = holder; box && box !== document.body && !why; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (scrolls(style)) break;
      const clips = /hidden|clip/.test(style.overflowX);
      const painted =
        !transparent.test(style.backgroundColor) || style.backgroundImage !== 'none' || style.boxShadow !== 'none';
      if (!clips && !(painted && style.display !== 'inline')) continue;
      const edge = box.getBoundingClientRect();
      if (at.left < edge.left - SLACK || at.right > edge.right + SLACK) why = 'wider than ';
      else if (at.top < edge.top - 4 || at.bottom > edge.bottom + 4) why = 'higher than ';
      if (why) why += [box.tagName.toLowerCase(), ...box.classList].join('.');
      if (painted && !why) break;
    }
    if (!why && !withinScroller(holder) && (at.left < -SLACK || at.right > innerWidth + SLACK)) why = 'beside the window';
    if (why) spills.push(`${JSON.stringify(text.slice(0, 50))} is ${why}`);
  }
  return spills;
}
