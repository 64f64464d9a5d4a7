import type { Product } from '@vitryna/contracts/api';
import type { Locale } from '@vitryna/contracts/constants';
import { toPictureSource } from '@vitryna/contracts/picture-sources';
import type { PictureSource } from '@vitryna/contracts/pictures';
import { videoIdOf } from '@vitryna/contracts/video-links';
import { localise } from '@vitryna/i18n';

/** Downloads of one kind. */
export type DownloadGroup = {
  kind: 'manuals' | 'drivers' | 'applications';
  files: {
    id: string;
    name: string;
    href: string;
    size: number | null;
    /** `PDF`, `ZIP`: how the file's name ends. */
    type: string | null;
    /** The one language that it is in; null for a file of several or of none. */
    language: Locale | null;
  }[];
};
export type VideoView = { id: string; title: string; poster: PictureSource | null };

const kinds = { Инструкция: 'manuals', Драйвер: 'drivers', Приложения: 'applications' } as const;

/** How a file's name ends, where that says what it is. */
const typeOf = (url: string): string | null => /\.([a-z0-9]{2,5})(?:[?#]|$)/i.exec(url)?.[1]?.toUpperCase() ?? null;

/** Manuals, drivers and applications in this order, as far as there are any in the language (reading 16). */
export function toDownloads({ attachments }: Pick<Product, 'attachments'>, locale: Locale): DownloadGroup[] {
  return (Object.keys(kinds) as (keyof typeof kinds)[]).flatMap((group) => {
    const files = attachments
      .filter((attachment) => attachment.group === group)
      .flatMap((attachment) => attachment.files)
      .filter(({ locales }) => locales.includes(locale))
      .map(({ id, name, url, size, locales }) => ({
        ...{ id, name: localise(name, locale), href: url, size, type: typeOf(url) },
        language: locales.length === 1 ? (locales[0] ?? null) : null,
      }));
    return files.length > 0 ? [{ kind: kinds[group], files }] : [];
  });
}

/** Videos of the product, those among its files included (reading 16); one that is named twice is shown once. */
export function toVideos(
  { videos, attachments }: Pick<Product, 'videos' | 'attachments'>,
  locale: Locale,
): VideoView[] {
  const named = videos.map(({ id, title, poster }) => ({
    ...{ id, title: localise(title, locale) },
    poster: poster === null ? null : toPictureSource([{ url: poster }]),
  }));
  const linked = attachments
    .filter(({ group }) => group === 'Видео')
    .flatMap(({ files }) => files)
    .flatMap(({ name, url }) => {
      const id = videoIdOf(url);
      return id === null ? [] : [{ id, title: localise(name, locale), poster: null }];
    });
  return [...new Map([...linked, ...named].map((video) => [video.id, video])).values()];
}
