import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { LiveRow } from '@vitryna/product-view/live';
import { lazyLoader, type PageHandle, useLoaderData, usePageAnchors } from '@vitryna/remote-kit';
import { paths } from '@vitryna/routing';
import {
  Breadcrumbs,
  classNames,
  Facts,
  KeptCopy,
  PageHeading,
  PlainText,
  ProductPicture,
  SectionHeading,
  wholeWords,
} from '@vitryna/ui';
import { PostEnd } from '#features/blog/components/post-end.tsx';
import { PostList } from '#features/blog/components/post-list.tsx';
import { postCrumbs, postHead } from '#features/blog/post-head.ts';
import { Block } from '#features/content-page/components/block.tsx';
import { Contents } from '#features/content-page/components/contents.tsx';
import { partName, partsOf } from '#features/content-page/parts-of.ts';
import styles from './blog.module.css';
import type { BlogPostView } from './load-blog-post.ts';
import { Unavailable } from './unavailable.tsx';

export const loader = lazyLoader(() => import('./load-blog-post.ts'));

export const handle: PageHandle<BlogPostView | null> = {
  head: ({ data, ...input }) =>
    data ? postHead(data, input) : { title: input.t('The page did not load'), isNoindex: true, hasNoTwin: true },
};

/** One post of the blog. */
export function Component() {
  const t = useTranslate();
  const locale = useLocale();
  const view = useLoaderData<typeof loader>();
  const anchor = usePageAnchors();
  if (!view) return <Unavailable />;
  const { card, author, blocks, others, shelves, about } = view;
  const facts = [author, card.date, card.minutes > 0 ? t('{{minutes}} min', { minutes: card.minutes }) : ''];
  return (
    <div className={classNames('container', styles.page, others.length > 0 && styles.beside)}>
      <article className={styles.post}>
        <Breadcrumbs crumbs={postCrumbs(view, { locale, t })} current={card.title} />
        <KeptCopy since={view.keptSince} />
        <PageHeading>{wholeWords(card.title)}</PageHeading>
        <p className={styles.facts}>
          <Facts facts={facts.filter((fact) => fact !== '')} />
        </p>
        <p className={styles.lead}>
          <PlainText text={card.excerpt} />
        </p>
        {card.picture && (
          <div className={styles.cover}>
            <ProductPicture picture={{ ...card.picture, alt: '' }} sizes="(width >= 768px) 304px, 224px" isPriority />
          </div>
        )}
        {blocks.map((block, index) => (
          <Block key={index} block={block} anchor={anchor(partName(index))} products={shelves[index]} />
        ))}
        {about.length > 0 && (
          <section className={styles.about}>
            <SectionHeading>{t('Products in this post')}</SectionHeading>
            <LiveRow products={about} />
          </section>
        )}
        <PostEnd view={view} />
      </article>
      <div className={styles.contents}>
        <Contents parts={partsOf(blocks, shelves)} />
      </div>
      {others.length > 0 && (
        <section className={styles.others}>
          <SectionHeading link={{ href: paths.blog(locale), text: t('All posts') }}>{t('Read on')}</SectionHeading>
          <PostList posts={others} />
        </section>
      )}
    </div>
  );
}
