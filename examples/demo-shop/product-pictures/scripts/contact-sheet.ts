// Draws pictures side by side on the shop's light ground, for judging them with the eye:
//   node scripts/contact-sheet.ts OUT.png [--cell 240] [--columns 6] [--models 1] [--view front] [--layout L] [TYPE…]
// Without types all of them; with `--models N` that many brands and models of each type instead of its views.
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { drawPicture, pictureTypes } from '../src/index.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    cell: { type: 'string', default: '240' },
    columns: { type: 'string', default: '6' },
    models: { type: 'string', default: '0' },
    view: { type: 'string', default: 'front' },
    layout: { type: 'string' },
  },
});
const [out = 'contact-sheet.png', ...names] = positionals;
const cell = Number(values.cell);
const columns = Number(values.columns);
const models = Number(values.models);
const brands = ['Zoria', 'Mriya', 'Vartis', 'Forma', 'Iskra', 'Tysha', 'Obrii', 'Zirka', 'Kutok'];

const specs = pictureTypes
  .filter((type) => !names.length || names.includes(type.name))
  .flatMap((type) => {
    const layout: Record<string, string> = values.layout ? { layout: values.layout } : {};
    if (!models) {
      return type.views.map((view) => ({
        type: type.name,
        view,
        params: { brand: 'Zoria', series: 'A', model: '1', ...layout },
      }));
    }
    return Array.from({ length: models }, (_, i) => ({
      type: type.name,
      view: values.view,
      params: { brand: brands[i % brands.length] ?? '', series: `S${i % 4}`, model: `M${i}`, ...layout },
    }));
  });

const times = { draw: 0, raster: 0, bytes: 0 };
const tiles = [];
for (const [i, spec] of specs.entries()) {
  const start = performance.now();
  const svg = drawPicture(spec);
  const drawn = performance.now();
  // Drawn large and shrunk, as the shop does: drawn small, the patches' edges would show.
  const large = await sharp(Buffer.from(svg)).resize(960, 960).png({ compressionLevel: 1 }).toBuffer();
  const input = await sharp(large).resize(cell, cell).png().toBuffer();
  const ms = [drawn - start, performance.now() - drawn].map(Math.round);
  times.draw += drawn - start;
  times.raster += performance.now() - drawn;
  times.bytes += svg.length;
  console.warn(spec.type, spec.view, `draw ${ms[0]} ms, raster ${ms[1]} ms, ${Math.round(svg.length / 1024)} KB`);
  tiles.push({ input, left: (i % columns) * cell, top: Math.floor(i / columns) * cell });
}
await sharp({
  create: {
    width: columns * cell,
    height: Math.ceil(specs.length / columns) * cell,
    channels: 3,
    background: '#f3f4f1',
  },
})
  .composite(tiles)
  .png()
  .toFile(out);
const mean = (sum: number) => Math.round(sum / specs.length);
console.warn(
  `${specs.length} pictures, mean draw ${mean(times.draw)} ms, raster ${mean(times.raster)} ms, ${mean(times.bytes / 1024)} KB`,
);
