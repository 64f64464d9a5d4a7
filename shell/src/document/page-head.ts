import type { I18n } from '@vitryna/i18n';
import type { PageHead } from '@vitryna/remote-kit';
import { pageProblemOf } from '../frame/page-problem.ts';
import type { PageRoute } from '../routing/page-route.ts';

type Input = { page: PageRoute | null; data: unknown; errors: Record<string, unknown> | null; i18n: I18n };

/** What the matched page says of itself, or what the shell says in its place. */
export function pageHead({ page, data, errors, i18n }: Input): PageHead {
  const { t, locale } = i18n;
  const [error] = Object.values(errors ?? {});
  if (error !== undefined) {
    const isLost = pageProblemOf(error).status >= 500;
    return { title: t(isLost ? 'Part of the page did not load' : 'Page not found'), isNoindex: true, hasNoTwin: true };
  }
  const head = page?.remote.loaded(page.declaration.page)?.handle?.head;
  return head?.({ data: data as never, locale, t }) ?? { title: t('Vitryna') };
}
