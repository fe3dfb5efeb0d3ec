// A picture with at most 256 colours: the boxes of colours that hold the most are halved until there are so many
// (median cut). Gives the width, the height, the palette and for each point its place in the palette, as base64.
async (url) => {
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);

  const counts = new Map(); // colours of five bits a channel, and how often each occurs
  for (let i = 0; i < data.length; i += 4) {
    const key = ((data[i] >> 3) << 10) | ((data[i + 1] >> 3) << 5) | (data[i + 2] >> 3);
    const sum = counts.get(key) ?? counts.set(key, [0, 0, 0, 0]).get(key);
    sum[0] += data[i];
    sum[1] += data[i + 1];
    sum[2] += data[i + 2];
    sum[3] += 1;
  }
  const colours = [...counts].map(([key, [r, g, b, n]]) => ({ key, mean: [r / n, g / n, b / n], n }));
  const span = (box, c) => Math.max(...box.map((e) => e.mean[c])) - Math.min(...box.map((e) => e.mean[c]));
  const weigh = (box) => {
    const spans = [0, 1, 2].map((c) => span(box, c));
    const widest = spans.indexOf(Math.max(...spans));
    const n = box.reduce((sum, e) => sum + e.n, 0);
    return { box, widest, weight: box.length > 1 ? spans[widest] * Math.sqrt(n) : 0 };
  };
  const boxes = [weigh(colours)];
  while (boxes.length < 256) {
    const at = boxes.reduce((best, box, i) => (box.weight > boxes[best].weight ? i : best), 0);
    const { box, widest, weight } = boxes[at];
    if (!weight) break;
    box.sort((a, b) => a.mean[widest] - b.mean[widest]);
    const half = box.reduce((sum, e) => sum + e.n, 0) / 2;
    let cut = 0;
    for (let sum = 0; cut < box.length - 1 && sum + box[cut].n <= half; cut++) sum += box[cut].n;
    cut = Math.max(1, cut);
    boxes.splice(at, 1, weigh(box.slice(0, cut)), weigh(box.slice(cut)));
  }
  const places = new Map();
  const palette = new Uint8Array(boxes.length * 3);
  boxes.forEach(({ box }, place) => {
    const n = box.reduce((sum, e) => sum + e.n, 0);
    for (let c = 0; c < 3; c++) palette[place * 3 + c] = Math.round(box.reduce((sum, e) => sum + e.mean[c] * e.n, 0) / n);
    for (const { key } of box) places.set(key, place);
  });
  const points = new Uint8Array(data.length / 4);
  for (let i = 0; i < points.length; i++) {
    const p = i * 4;
    points[i] = places.get(((data[p] >> 3) << 10) | ((data[p + 1] >> 3) << 5) | (data[p + 2] >> 3));
  }
  const base64 = (bytes) => {
    let text = '';
    for (let i = 0; i < bytes.length; i += 32768) text += String.fromCharCode(...bytes.subarray(i, i + 32768));
    return btoa(text);
  };
  return { width: image.width, height: image.height, palette: base64(palette), points: base64(points) };
}
