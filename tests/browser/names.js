// The names on the classic map against the territories they name and against one another, letter by letter. Gives a
// sentence for each that lies largely outside its territory, or over another name, or beside the drawing.
(ids) => {
  const OUTSIDE = 0.2; // of a name's letters: a stronghold is drawn with its wall, which a name may cross
  const faults = [];
  const map = document.querySelector(".cmap");
  const [left, top, wide, high] = map
    .getAttribute("viewBox")
    .split(" ")
    .map(Number);
  const at = (x, y) => new DOMPoint(x, y);
  const territories = {};
  for (const part of map.querySelectorAll(".hit[data-part]"))
    (territories[part.dataset.part.split("@")[0]] ??= []).push(part);
  const names = [...map.querySelectorAll(".m-names > text")].map((text, i) => ({
    id: ids?.[i],
    said: text.textContent,
    letters: Array.from({ length: text.getNumberOfChars() }, (_, n) =>
      text.getExtentOfChar(n),
    ).filter((box) => box.width),
  }));
  const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
  const inside = ([x, y], box) =>
    x > box.x &&
    x < box.x + box.width &&
    y > box.y + box.height * 0.15 &&
    y < box.y + box.height * 0.85;
  for (const { id, said, letters } of names) {
    if (
      letters.some(
        ({ x, y, width, height }) =>
          x < left ||
          y < top ||
          x + width > left + wide ||
          y + height > top + high,
      )
    )
      faults.push(`${said} lies beside the drawing`);
    if (!id) continue;
    const out = letters.filter(
      (box) =>
        !territories[id].some((part) => part.isPointInFill(at(...middle(box)))),
    );
    if (out.length > letters.length * OUTSIDE)
      faults.push(`${said} lies outside ${id} with ${out.length} letters`);
  }
  for (const a of names)
    for (const b of names)
      if (
        a !== b &&
        a.letters.some((box) =>
          b.letters.some((other) => inside(middle(box), other)),
        )
      )
        faults.push(`${a.said} lies over ${b.said}`);
  return faults;
};
