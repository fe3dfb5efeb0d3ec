// Lines of text that lie over each other without a painted box between them. Gives a sentence for each pair.
() => {
  const LEAST = { x: 3, y: 5 }; // letters with tails reach a little below their line
  const styles = new Map();
  const styleOf = (box) => {
    let style = styles.get(box);
    if (!style) {
      const { overflowX, overflowY, backgroundColor, backgroundImage } = getComputedStyle(box);
      const alpha = /rgba\(.*,\s*([\d.]+)\)/.exec(backgroundColor)?.[1] ?? (/ \/ ([\d.]+)/.exec(backgroundColor)?.[1] || 1);
      style = {
        clips: overflowX !== 'visible' || overflowY !== 'visible',
        painted: backgroundImage !== 'none' || (backgroundColor !== 'transparent' && Number(alpha) > 0.7),
        edge: box.getBoundingClientRect(),
      };
      styles.set(box, style);
    }
    return style;
  };
  const shared = (a, b) => ({
    left: Math.max(a.left, b.left),
    right: Math.min(a.right, b.right),
    top: Math.max(a.top, b.top),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const empty = ({ left, right, top, bottom }, x = 1, y = 1) => right - left < x || bottom - top < y;
  const window_ = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };

  const lines = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement;
    if (!node.data.trim() || !holder || holder.closest('script, style, option, title, .sr, .sr-only, .sprites')) continue;
    if (!holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      const bare = /^[\d+×−-]+$/.test(node.data.trim()) ? rect.height / 5 : 0; // digits have neither tails nor marks
      let seen = shared({ left: rect.left, right: rect.right, top: rect.top + bare, bottom: rect.bottom - bare }, window_);
      for (let box = holder; box && box !== document.body && !empty(seen); box = box.parentElement)
        if (styleOf(box).clips) seen = shared(seen, styleOf(box).edge);
      if (!empty(seen, 2, 4)) lines.push({ node, holder, seen, text: node.data.trim() });
    }
  }

  /** A painted box of one of them lies between: the one is covered on purpose. */
  const apart = (one, other, where) => {
    for (let box = one.holder; box && !box.contains(other.holder); box = box.parentElement) {
      const { painted, edge } = styleOf(box);
      if (painted && !empty(shared(edge, where))) return true;
    }
    return false;
  };
  const found = new Set();
  lines.sort((a, b) => a.seen.top - b.seen.top);
  lines.forEach((line, i) => {
    for (let j = i + 1; j < lines.length && lines[j].seen.top < line.seen.bottom; j += 1) {
      const other = lines[j];
      const where = shared(line.seen, other.seen);
      if (other.node === line.node || empty(where, LEAST.x, LEAST.y)) continue;
      if (apart(line, other, where) || apart(other, line, where)) continue;
      found.add(`${JSON.stringify(line.text.slice(0, 40))} and ${JSON.stringify(other.text.slice(0, 40))} lie over each other`);
    }
  });
  return [...found];
}
