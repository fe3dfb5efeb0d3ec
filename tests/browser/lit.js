// For every lit part of the map: how many points of it were looked at, how many a press reaches, and what lies over the rest.
() =>
  [...document.querySelectorAll('.l-hit .is-may')].map((lit) => {
    const STEPS = 12;
    const box = lit.getBBox();
    const to = lit.getScreenCTM();
    const over = new Set();
    let [points, reached] = [0, 0];
    for (let i = 0; i < STEPS; i += 1)
      for (let j = 0; j < STEPS; j += 1) {
        const point = new DOMPoint(box.x + (box.width * (i + 0.5)) / STEPS, box.y + (box.height * (j + 0.5)) / STEPS);
        if (!lit.isPointInFill(point)) continue;
        points += 1;
        const { x, y } = point.matrixTransform(to);
        const top = document.elementFromPoint(x, y);
        if (top === lit) reached += 1;
        else over.add(top ? top.getAttribute('class') || top.tagName : 'the edge of the window');
      }
    return [lit.dataset.part ?? lit.dataset.action, points, reached, [...over]];
  })
