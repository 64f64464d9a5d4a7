import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { usePageAnchors } from '@vitryna/remote-kit';
import { href, paths } from '@vitryna/routing';
import { Breadcrumbs, classNames, KeptCopy, PageHeading, RichText, SectionHeading } from '@vitryna/ui';
import type { ReactNode } from 'react';
import { PostList } from '#features/blog/components/post-list.tsx';
import { Block } from '#features/content-page/components/block.tsx';
import { Contents } from '#features/content-page/components/contents.tsx';
import { FoldedContents } from '#features/content-page/components/folded-contents.tsx';
import { Neighbours, useNeighbours } from '#features/content-page/components/neighbours.tsx';
import { PrintedAddress } from '#features/content-page/components/printed-address.tsx';
import { partName, partsOf } from '#features/content-page/parts-of.ts';
import styles from './content.module.css';
import type { ContentPageView } from './load-content-page.ts';

/** Documents that bind shop and shopper: their contents are at hand on narrow screens, too. */
const legalPaths = new Set(['/privacy-policy', '/public-offer', '/reviews-policy']);

/** A text with what can be read beside it; `lead` stands before its blocks. */
export function ContentPage({ view, lead }: { view: ContentPageView; lead?: ReactNode }) {
  const t = useTranslate();
  const locale = useLocale();
  const anchor = usePageAnchors();
  const group = useNeighbours(view.path);
  const parts = partsOf(view.blocks, view.shelves);
  return (
    <div className={`container ${styles.page}`}>
      <Breadcrumbs crumbs={[{ href: paths.home(locale), text: t('Home') }]} current={view.heading} />
      <KeptCopy since={view.keptSince} />
      <div className={classNames(styles.columns, group && styles.withNeighbours)}>
        <article className={styles.article}>
          <PageHeading>{view.heading}</PageHeading>
          {legalPaths.has(view.path) && <FoldedContents parts={parts} />}
          {lead}
          {view.body && <RichText html={view.body} />}
          {view.blocks.map((block, index) => (
            <Block key={index} block={block} anchor={anchor(partName(index))} products={view.shelves[index]} />
          ))}
          <PrintedAddress path={href(locale, view.path)} />
        </article>
        {group && <Neighbours group={group} path={view.path} />}
        <aside className={styles.aside}>
          <Contents parts={parts} />
          {view.posts.length > 0 && (
            <section className={styles.posts}>
              <SectionHeading>{t('From our blog')}</SectionHeading>
              <PostList posts={view.posts} />
            </section>
          )}
        </aside>
      </div>
    </div>
  );
}
