import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { lazyLoader, type PageHandle, useLoaderData } from '@vitryna/remote-kit';
import { paths } from '@vitryna/routing';
import { Breadcrumbs, PageHeading, RichText } from '@vitryna/ui';
import { Block } from '#features/content-page/components/block.tsx';
import { Neighbours, useNeighbours } from '#features/content-page/components/neighbours.tsx';
import type { ContentView } from '#features/content-page/load-content.ts';
import styles from './content.module.css';
import { Unavailable } from './unavailable.tsx';

export const loader = lazyLoader(() => import('#features/content-page/load-content.ts'));

export const handle: PageHandle<ContentView | null> = {
  head: ({ data, locale, t }) =>
    data
      ? {
          title: data.title,
          description: data.description,
          breadcrumbs: [{ href: paths.home(locale), text: t('Home') }, { text: data.heading }],
        }
      : { title: t('The page did not load'), isNoindex: true, hasNoTwin: true },
};

export function Component() {
  const t = useTranslate();
  const locale = useLocale();
  const view = useLoaderData<typeof loader>();
  const group = useNeighbours(view?.path ?? '');
  if (!view) return <Unavailable />;
  return (
    <div className={`container ${styles.page}`}>
      <Breadcrumbs crumbs={[{ href: paths.home(locale), text: t('Home') }]} current={view.heading} />
      <div className={group ? styles.columns : undefined}>
        <article className={styles.article}>
          <PageHeading>{view.heading}</PageHeading>
          {view.body && <RichText html={view.body} />}
          {view.blocks.map((block, index) => (
            <Block key={index} block={block} />
          ))}
        </article>
        {group && <Neighbours group={group} path={view.path} />}
      </div>
    </div>
  );
}
