/** Every picture that a brand has beside its logo, under the address where browsers find it; each brand has all of them. */
export const brandPictures = {
  'favicon.ico': '/favicon.ico',
  'icon.svg': '/icons/icon.svg',
  'icon-180.png': '/icons/icon-180.png',
  'icon-192.png': '/icons/icon-192.png',
  'icon-512.png': '/icons/icon-512.png',
  'maskable-192.png': '/icons/maskable-192.png',
  'maskable-512.png': '/icons/maskable-512.png',
  'social-uk.png': '/icons/social-uk.png',
  'social-ru.png': '/icons/social-ru.png',
} as const;

const pngSide = /-(\d+)\.png$/;
const social = { width: 1200, height: 630 };

/** The fault of a picture, or null: pages, manifest and search engines are told sizes that it must have. */
export function problemOf(name: string, bytes: Buffer): string | null {
  if (bytes.length > 1024 ** 2) return 'is over 1 MB';
  if (name.endsWith('.svg')) return /<svg[\s>]/.test(bytes.toString()) ? null : 'is no SVG';
  if (!name.endsWith('.png')) return null;
  if (bytes.toString('latin1', 1, 4) !== 'PNG' || bytes.length < 24) return 'is no PNG';
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const side = Number(pngSide.exec(name)?.[1]);
  const wanted = Number.isNaN(side) ? social : { width: side, height: side };
  return width === wanted.width && height === wanted.height
    ? null
    : `is ${width} × ${height}, not ${wanted.width} × ${wanted.height}`;
}
