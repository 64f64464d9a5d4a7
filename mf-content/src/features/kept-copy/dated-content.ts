import { formatDate } from '@vitryna/i18n';
import type { AppContext } from '@vitryna/remote-kit';

/** A view of what the content service keeps. */
export type Dated = {
  /** Since when it may be out of date, in words; null while the service answers. */
  keptSince: string | null;
};

/** The content service for one page, and since when what it gave may be out of date: the oldest answer decides. */
export function datedContent({ content, locale }: Pick<AppContext, 'content' | 'locale'>): {
  content: AppContext['content'];
  keptSince: () => string | null;
} {
  let oldest = Number.POSITIVE_INFINITY;
  const onKept = (since: number) => {
    oldest = Math.min(oldest, since);
  };
  return {
    content: { get: (path, options) => content.get(path, { ...options, onKept }) },
    keptSince: () =>
      Number.isFinite(oldest) ? `${formatDate(oldest, locale, 'day')}, ${formatDate(oldest, locale, 'time')}` : null,
  };
}
