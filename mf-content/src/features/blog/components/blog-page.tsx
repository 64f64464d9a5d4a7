import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { paths } from '@vitryna/routing';
import { Breadcrumbs, ChipRow, ChoiceChip, KeptCopy, PageHeading, Pagination, SectionHeading } from '@vitryna/ui';
import { blogCrumbs } from '../blog-head.ts';
import { listHref } from '../list-href.ts';
import type { BlogView } from '../load-blog.ts';
import styles from './blog-page.module.css';
import { BlogSearch } from './blog-search.tsx';
import { NothingFound } from './nothing-found.tsx';
import { PostList } from './post-list.tsx';
import { TagRow } from './tag-row.tsx';
import { WaysOn } from './ways-on.tsx';

/** A list of posts: of the whole blog, of a category, with a tag, or found. */
export function BlogPage({ view }: { view: BlogView }) {
  const t = useTranslate();
  const locale = useLocale();
  const { list, query, posts, page, pages, total, limit, categories, popularTags, latest } = view;
  const { crumbs, current } = blogCrumbs(view, { locale, t });
  const slug = list.kind === 'home' ? '' : list.slug;
  const hrefOf = listHref(locale, { kind: list.kind, slug });
  const isHome = list.kind === 'home' && query === '';
  return (
    <div className={`container ${styles.page}`} data-boundary="mf-content">
      <Breadcrumbs crumbs={crumbs} current={current} />
      <KeptCopy since={view.keptSince} />
      <PageHeading note={t('{{count}} posts', { count: total })}>
        {list.kind === 'home' ? t('Blog') : list.title}
      </PageHeading>
      <div className={styles.tools}>
        <BlogSearch query={query} />
        {categories.length > 0 && (
          <ChipRow label={t('Categories of the blog')} isScrolling>
            <ChoiceChip href={paths.blog(locale)} isChosen={isHome}>
              {t('All posts')}
            </ChoiceChip>
            {categories.map(({ slug: one, href, title }) => (
              <ChoiceChip key={one} href={href} isChosen={list.kind === 'category' && one === slug}>
                {title}
              </ChoiceChip>
            ))}
          </ChipRow>
        )}
      </div>
      {query !== '' && total > 0 && (
        <p className={styles.found} role="status">
          {t('Found for “{{query}}”: {{count}}', { query, count: total })} <a href={paths.blog(locale)}>{t('Reset')}</a>
        </p>
      )}
      {posts.length > 0 ? <PostList posts={posts} hasLead={isHome && page === 1} /> : <NothingFound query={query} />}
      <Pagination {...{ page, pages, total, limit }} hrefOf={(number) => hrefOf({ page: number, query })} />
      {latest.length > 0 && (
        <section className={styles.latest}>
          <SectionHeading link={{ href: paths.blog(locale), text: t('All posts') }}>{t('Latest posts')}</SectionHeading>
          <PostList posts={latest} />
        </section>
      )}
      {popularTags.length > 0 && (
        <section className={styles.tags}>
          <SectionHeading>{t('Popular tags')}</SectionHeading>
          <TagRow label={t('Popular tags')} tags={popularTags} current={list.kind === 'tag' ? slug : null} />
        </section>
      )}
      <WaysOn />
    </div>
  );
}
