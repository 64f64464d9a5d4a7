import type { ContentImage } from '@vitryna/contracts/content';

const camera =
  '<rect x="-70" y="-30" width="140" height="60" rx="30" fill="#e4e6e8"/><circle cx="-44" cy="0" r="18" fill="#14171c"/>';

/** A house below the sky, with a camera at its wall. */
const scene = (width: number, height: number, [sky, wall]: [string, string]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
  `<rect width="${width}" height="${height}" fill="${sky}"/>` +
  `<rect x="${width * 0.4}" y="${height * 0.3}" width="${width * 0.6}" height="${height * 0.7}" fill="${wall}"/>` +
  `<rect y="${height * 0.85}" width="${width}" height="${height * 0.15}" fill="#5b6b58"/>` +
  `<g transform="translate(${width * 0.42} ${height * 0.45}) scale(${Math.min(width, height) / 600})">${camera}</g></svg>`;

const sizes = { day: [1200, 900], dusk: [1200, 675], yard: [900, 1200] } as const;
type Name = keyof typeof sizes;
const colours: Record<Name, [string, string]> = {
  day: ['#b9d3e6', '#d9c9a8'],
  dusk: ['#4a5578', '#8a7a6a'],
  yard: ['#cfe0d2', '#b5937a'],
};

/** What stands where a picture is missing, as plain as that of the store. */
const placeholder =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1200"><rect width="1200" height="1200" fill="#e7e9e4"/>' +
  '<circle cx="600" cy="600" r="160" fill="none" stroke="#9aa094" stroke-width="24"/></svg>';

/** The drawings by their names, written by write-assets.ts. */
export const samplePictures: Record<string, string> = {
  placeholder,
  ...Object.fromEntries(
    Object.entries(sizes).map(([name, [width, height]]) => [name, scene(width, height, colours[name as Name])]),
  ),
};

/** A drawing as the content service offers a picture. */
export function pictureOf(name: Name, alt: string): ContentImage {
  const [width, height] = sizes[name];
  return { url: `/media/${name}/l.webp`, alt, width, height, formats: null };
}
