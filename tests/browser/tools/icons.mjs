// Draws the PNG icons from the SVG ones, with a palette of at most 256 colours: a third of the size.
// Run it through script/icons.

import { readFile, writeFile } from 'node:fs/promises';
import { crc32, deflateSync } from 'node:zlib';
import { withBrowser } from './chromium.mjs';

const icons = new URL('../../../public/icons/', import.meta.url);
const PICTURES = [
  { from: 'icon.svg', to: 'icon-192.png', size: 192 },
  { from: 'icon.svg', to: 'icon-512.png', size: 512 },
  { from: 'maskable.svg', to: 'maskable-512.png', size: 512 },
  { from: 'maskable.svg', to: 'apple-touch-icon.png', size: 180 },
];

/** The pixels of a drawing, four bytes each. */
async function draw(page, svg, size) {
  const base64 = await page.evaluate(
    async ([source, side]) => {
      const image = new Image(side, side);
      image.src = `data:image/svg+xml,${encodeURIComponent(source)}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = canvas.height = side;
      const pen = canvas.getContext('2d');
      pen.drawImage(image, 0, 0, side, side);
      const bytes = pen.getImageData(0, 0, side, side).data;
      let text = '';
      for (let i = 0; i < bytes.length; i += 4096) text += String.fromCharCode(...bytes.subarray(i, i + 4096));
      return btoa(text);
    },
    [svg, size],
  );
  return Buffer.from(base64, 'base64');
}

/** Median cut: splits the box with the widest channel until there are 256, and takes each one's mean. */
function palette(pixels) {
  const counts = new Map();
  for (let i = 0; i < pixels.length; i += 4) {
    const colour = pixels.readUInt32BE(i);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const channel = (colour, c) => (colour >>> (24 - 8 * c)) & 255;
  const widest = (box) => {
    let best = { range: -1, c: 0 };
    for (let c = 0; c < 4; c++) {
      const values = box.map(([colour]) => channel(colour, c));
      const range = values.reduce((a, b) => Math.max(a, b)) - values.reduce((a, b) => Math.min(a, b));
      if (range > best.range) best = { range, c };
    }
    return best;
  };
  let boxes = [{ box: [...counts], ...widest([...counts]) }];
  while (boxes.length < 256) {
    boxes.sort((a, b) => b.range - a.range);
    const { box, range, c } = boxes[0];
    if (range <= 0) break;
    box.sort((a, b) => channel(a[0], c) - channel(b[0], c));
    const middle = (channel(box[0][0], c) + channel(box.at(-1)[0], c)) / 2;
    const cut = Math.max(1, box.findIndex(([colour]) => channel(colour, c) > middle));
    boxes.splice(0, 1, ...[box.slice(0, cut), box.slice(cut)].map((half) => ({ box: half, ...widest(half) })));
  }
  // Transparent colours first: the list of alpha values may then be short.
  const entries = boxes.map(({ box }) => {
    const weight = box.reduce((sum, [, count]) => sum + count, 0);
    const mean = [0, 1, 2, 3].map((c) => Math.round(box.reduce((sum, [colour, count]) => sum + channel(colour, c) * count, 0) / weight));
    return { box, mean };
  });
  entries.sort((a, b) => a.mean[3] - b.mean[3]);
  const index = new Map(entries.flatMap(({ box }, i) => box.map(([colour]) => [colour, i])));
  return { colours: entries.map(({ mean }) => mean), index };
}

function chunk(name, data) {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

function png(pixels, size) {
  const { colours, index } = palette(pixels);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 3, 0, 0, 0], 8);
  const rows = Buffer.alloc((size + 1) * size);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) rows[y * (size + 1) + 1 + x] = index.get(pixels.readUInt32BE(4 * (y * size + x)));
  }
  const alpha = colours.map((colour) => colour[3]).filter((value) => value < 255);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(colours.flatMap((colour) => colour.slice(0, 3)))),
    ...(alpha.length > 0 ? [chunk('tRNS', Buffer.from(alpha))] : []),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

await withBrowser(async (browser) => {
  const page = await browser.newPage();
  for (const { from, to, size } of PICTURES) {
    const picture = png(await draw(page, await readFile(new URL(from, icons), 'utf8'), size), size);
    await writeFile(new URL(to, icons), picture);
    console.log(`· ${to}: ${picture.length} bytes`);
  }
});
