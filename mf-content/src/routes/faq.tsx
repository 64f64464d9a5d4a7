import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { lazyLoader, type PageHandle, useLoaderData } from '@vitryna/remote-kit';
import { paths } from '@vitryna/routing';
import { Breadcrumbs, ButtonLink, classNames, KeptCopy, Notice, PageHeading } from '@vitryna/ui';
import { useState } from 'react';
import { Neighbours, useNeighbours } from '#features/content-page/components/neighbours.tsx';
import { FaqList } from '#features/faq/components/faq-list.tsx';
import { FaqSearch } from '#features/faq/components/faq-search.tsx';
import { findQuestions } from '#features/faq/find-questions.ts';
import type { FaqView } from '#features/faq/load-faq.ts';
import { faqData } from '#features/faq/structured-data.ts';
import styles from './content.module.css';
import { Unavailable } from './unavailable.tsx';

export const loader = lazyLoader(() => import('#features/faq/load-faq.ts'));

export const handle: PageHandle<FaqView | null> = {
  head: ({ data, locale, t }) =>
    data
      ? {
          title: data.title,
          description: t('Short answers about: {{groups}}.', {
            groups: data.groups.map(({ title }) => title.toLocaleLowerCase(locale)).join(', '),
          }),
          // The main page is known by its own name, too, and what was looked for is no page.
          canonicalPath: `/faq/${data.slug}`,
          isNoindex: data.query !== '',
          breadcrumbs: [{ href: paths.home(locale), text: t('Home') }, { text: data.title }],
          structuredData: [faqData(data)],
        }
      : { title: t('The page did not load'), isNoindex: true, hasNoTwin: true },
};

/** Questions and answers of shoppers. */
export function Component() {
  const view = useLoaderData<typeof loader>();
  // Another address is another search.
  return view ? <Questions key={`${view.slug}?${view.query}`} view={view} /> : <Unavailable />;
}

function Questions({ view }: { view: FaqView }) {
  const t = useTranslate();
  const locale = useLocale();
  const [query, setQuery] = useState(view.query);
  const neighbours = useNeighbours('/faq');
  const groups = findQuestions(view.groups, query);
  const found = groups.reduce((count, { items }) => count + items.length, 0);
  return (
    <div className={`container ${styles.page}`}>
      <Breadcrumbs crumbs={[{ href: paths.home(locale), text: t('Home') }]} current={view.title} />
      <KeptCopy since={view.keptSince} />
      <div className={classNames(styles.columns, neighbours && styles.withNeighbours)}>
        <article className={styles.article}>
          <PageHeading>{view.title}</PageHeading>
          <FaqSearch query={view.query} found={query.trim() === '' ? 0 : found} onQuery={setQuery} />
          {found > 0 ? (
            <FaqList groups={groups} />
          ) : (
            <Notice
              title={t('There is no such question yet')}
              action={<ButtonLink href={paths.contact(locale)}>{t('Ask us')}</ButtonLink>}
            >
              {t('Say it in other words, or ask us: we answer in working hours.')}
            </Notice>
          )}
        </article>
        {neighbours && <Neighbours group={neighbours} path="/faq" />}
      </div>
    </div>
  );
}
