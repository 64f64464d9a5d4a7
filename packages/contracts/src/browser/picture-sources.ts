/** The addresses of pictures (decision 110): plain rules without zod, for loaders; a page gets what they made of an address. */
import { thumbnailWidths } from '../api/values.ts';
import { fileFolders } from '../release/file-addresses.ts';
import { type PictureSource, placeholderPicture } from './pictures.ts';

/** One file that a picture is offered as; nobody has to say how wide it is, in pixels. */
export type PictureFile = { url: string; width?: number | null | undefined };

/** Pictures of other services, by the name of their address. */
const externalFolder = `${fileFolders.media}outside/`;

/** A file of the store's own media route; the first group is the folder of the sizes. */
const ownFile = /^(\/media\/(?:(?:outside|upload)\/)?[^/]+\/)(?:xs|s|m|l|xl)\.(?:avif|webp|jpg)$/;

const sizes = Object.entries(thumbnailWidths);
const largest = thumbnailWidths.xl;

/** The files that a picture is offered as, of any address; null when there is none, or none with an address. */
export function toPictureSource(offered: readonly PictureFile[]): PictureSource | null {
  const files = offered.filter(({ url }) => url !== '').map(({ url, width }) => ({ url, width: width ?? 0 }));
  const own = files.flatMap(({ url }) => ownFile.exec(url)?.[1] ?? [])[0];
  if (own) return { base: own };
  const known = files.filter(({ width }) => width > 0).sort((one, other) => one.width - other.width);
  const whole = known.find(({ width }) => width >= thumbnailWidths.l) ?? known.at(-1) ?? files[0];
  if (!whole) return null;
  const base = toExternalFolder(whole.url);
  // A picture shown wider than the widest size gains nothing from a wider file.
  const enough = known.findIndex(({ width }) => width >= largest);
  const candidates = enough < 0 ? known : known.slice(0, enough + 1);
  return candidates.length < 2 ? { base } : { base, srcSet: candidates.map(toCandidate).join(',') };
}

function toCandidate({ url, width }: { url: string; width: number }): string {
  const [size] = sizes.find(([, pixels]) => pixels >= width) ?? ['xl'];
  return `${toExternalFolder(url)}${size}.avif ${Math.min(width, largest)}w`;
}

/** A picture of the content service with the formats that it has been brought into. */
export type OfferedPicture = PictureFile & { formats?: Record<string, PictureFile> | null | undefined };

/** The address of a picture of the content service: the placeholder for an empty path, null without a picture. */
export function toContentPicture(image: OfferedPicture | null | undefined): PictureSource | null {
  return image ? (toPictureSource([image, ...Object.values(image.formats ?? {})]) ?? placeholderPicture) : null;
}

/** Encoded, not signed: loaders run in browsers too, where nothing is secret. The media service decides which hosts it asks. */
function toExternalFolder(url: string): string {
  const bytes = String.fromCharCode(...new TextEncoder().encode(url));
  return `${externalFolder}${btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}/`;
}
