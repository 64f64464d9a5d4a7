import type { Product } from '@vitryna/contracts/api';
import type { Locale } from '@vitryna/contracts/constants';
import { localise } from '@vitryna/i18n';

/** Downloads of one kind. */
export type DownloadGroup = {
  kind: 'manuals' | 'drivers' | 'applications';
  files: { id: string; name: string; href: string; size: number | null }[];
};
export type VideoView = { id: string; title: string };

const kinds = { Инструкция: 'manuals', Драйвер: 'drivers', Приложения: 'applications' } as const;

/** Manuals, drivers and applications in this order, as far as there are any in the language (reading 16). */
export function toDownloads({ attachments }: Pick<Product, 'attachments'>, locale: Locale): DownloadGroup[] {
  return (Object.keys(kinds) as (keyof typeof kinds)[]).flatMap((group) => {
    const files = attachments
      .filter((attachment) => attachment.group === group)
      .flatMap((attachment) => attachment.files)
      .filter(({ locales }) => locales.includes(locale))
      .map(({ id, name, url, size }) => ({ id, name: localise(name, locale), href: url, size }));
    return files.length > 0 ? [{ kind: kinds[group], files }] : [];
  });
}

/** Videos of the product. */
export function toVideos({ videos }: Pick<Product, 'videos'>, locale: Locale): VideoView[] {
  return videos.map(({ id, title }) => ({ id, title: localise(title, locale) }));
}
