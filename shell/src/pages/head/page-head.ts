import { isIndexed } from '@vitryna/contracts/route-facts';
import type { I18n } from '@vitryna/i18n';
import type { PageRoute } from '@vitryna/navigation';
import type { PageHead } from '@vitryna/remote-kit';
import { routeId } from '@vitryna/routing';
import type { ExternalSeo } from '../../document/external-seo.ts';
import type { FrameData } from '../../document/frame-data.ts';
import { breadcrumbData, storeData } from '../../document/structured-data.ts';
import { pageProblemOf } from '../error/page-problem.ts';

type Input = {
  page: PageRoute | null;
  /** Loader data by route id. */
  loaderData: Record<string, unknown>;
  /** Id of the deepest matched route. */
  match: string | undefined;
  errors: Record<string, unknown> | null;
  i18n: I18n;
  /** The content service's answer for this path; undefined while it has not answered, null when it has nothing. */
  seo: ExternalSeo | null | undefined;
};

/** The head of the matched page, or the shell's in its place. */
export function pageHead({ page, loaderData, match = '', errors, i18n, seo }: Input): PageHead {
  const { t, locale } = i18n;
  const [error] = Object.values(errors ?? {});
  if (error !== undefined) {
    const { kind, status } = pageProblemOf(error);
    const missing = kind === 'gone' ? 'The page is gone' : 'Page not found';
    const title = kind === 'offline' ? 'No connection' : status >= 500 ? 'Something went wrong' : missing;
    return { title: t(title), isNoindex: true, hasNoTwin: true };
  }
  const handle = handleOf(page);
  const isHidden = page !== null && !isIndexed(page.declaration);
  if (!handle) return { title: t('Trademark'), ...(isHidden && { isNoindex: true }) };
  const head = handle.head({ data: loaderData[match] as never, locale, t });
  const isHome = page?.declaration.path === '';
  // The trademark where the content service has nothing to say (specification §2).
  const title = seo !== undefined && handle.isSeoExternal ? seo?.title || t('Trademark') : head.title;
  return {
    ...head,
    ...(isHidden && { isNoindex: true }),
    title: head.titleNote ? `${title} — ${head.titleNote}` : title,
    ...(seo?.description && handle.isSeoExternal && { description: seo.description }),
    structuredData: [
      ...(isHome
        ? storeData(loaderData[routeId(locale, 'frame')] as FrameData | undefined, locale, t('Trademark'))
        : []),
      ...(head.breadcrumbs ? [breadcrumbData(head.breadcrumbs)] : []),
      ...(head.structuredData ?? []),
    ],
  };
}

/** Whether the content service is to be asked for this page's title and description. */
export function isSeoExternal(page: PageRoute | null): boolean {
  return handleOf(page)?.isSeoExternal ?? false;
}

function handleOf(page: PageRoute | null) {
  return page?.remote.loaded(page.declaration.page)?.handle;
}
