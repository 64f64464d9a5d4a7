import type { AppContext } from './app-context.ts';

/** A view of what the content service keeps. */
export type Dated = {
  /** Since when it may be out of date, in milliseconds; null while the service answers. */
  keptSince: number | null;
};

/** The content service for one page, and since when what it gave may be out of date: the oldest answer decides. */
export function datedContent({ content }: Pick<AppContext, 'content'>): {
  content: AppContext['content'];
  keptSince: () => number | null;
} {
  let oldest = Number.POSITIVE_INFINITY;
  const onKept = (since: number) => {
    oldest = Math.min(oldest, since);
  };
  return {
    content: { get: (path, options) => content.get(path, { ...options, onKept }) },
    keptSince: () => (Number.isFinite(oldest) ? oldest : null),
  };
}
