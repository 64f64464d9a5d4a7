import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { lazyLoader, type PageHandle, useLoaderData, useLocation } from '@vitryna/remote-kit';
import { paths } from '@vitryna/routing';
import { Breadcrumbs, ButtonLink, EmptyState, KeptCopy, PageHeading, RichText, SectionHeading } from '@vitryna/ui';
import { AuthorForm } from '#features/authors/components/author-form.tsx';
import { PostList } from '#features/blog/components/post-list.tsx';
import { Block } from '#features/content-page/components/block.tsx';
import styles from './become-author.module.css';
import type { BecomeAuthorView } from './load-become-author.ts';

export const loader = lazyLoader(() => import('./load-become-author.ts'));

export const handle: PageHandle<BecomeAuthorView> = {
  head: ({ data, locale, t }) => ({
    title: data.title ?? t('Become an author'),
    description: data.description ?? t('Tell others: we edit, illustrate and pay for every post that we publish.'),
    canonicalPath: '/blog/become-author',
    breadcrumbs: [
      { href: paths.home(locale), text: t('Home') },
      { href: paths.blog(locale), text: t('Blog') },
      { text: t('Become an author') },
    ],
  }),
};

/** Who knows electronics proposes a post for the blog. */
export function Component() {
  const t = useTranslate();
  const locale = useLocale();
  const { pathname } = useLocation();
  const { heading, body, blocks, noJs, isSent, posts, keptSince } = useLoaderData<typeof loader>();
  const crumbs = [
    { href: paths.home(locale), text: t('Home') },
    { href: paths.blog(locale), text: t('Blog') },
  ];
  return (
    <div className={`container ${styles.page}`} data-boundary="mf-content">
      <Breadcrumbs crumbs={crumbs} current={t('Become an author')} />
      <KeptCopy since={keptSince} />
      {isSent ? (
        <EmptyState
          level={1}
          title={t('Thank you! We have your proposal')}
          actions={
            <ButtonLink kind="primary" href={paths.blog(locale)}>
              {t('All posts')}
            </ButtonLink>
          }
        >
          {t('The editor reads it within three working days and writes to you by e-mail.')}
        </EmptyState>
      ) : (
        <>
          <PageHeading>{heading ?? t('Become an author')}</PageHeading>
          <div className={styles.columns}>
            <div className={styles.words}>
              {body ? (
                <RichText html={body} />
              ) : (
                <p>{t('Tell others: we edit, illustrate and pay for every post that we publish.')}</p>
              )}
              {blocks.map((block, index) => (
                <Block key={index} block={block} />
              ))}
            </div>
            <section className={styles.proposal}>
              <SectionHeading>{t('Propose a subject')}</SectionHeading>
              <AuthorForm noJs={noJs} page={pathname} />
            </section>
          </div>
        </>
      )}
      {posts.length > 0 && (
        <section className={styles.posts}>
          <SectionHeading link={{ href: paths.blog(locale), text: t('All posts') }}>
            {t('How others write')}
          </SectionHeading>
          <PostList posts={posts} />
        </section>
      )}
    </div>
  );
}
