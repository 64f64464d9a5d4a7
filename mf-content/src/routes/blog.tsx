import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { lazyLoader, type PageHandle, useLoaderData } from '@vitryna/remote-kit';
import { paths } from '@vitryna/routing';
import { Breadcrumbs, PageHeading } from '@vitryna/ui';
import { PostList } from '#features/blog/components/post-list.tsx';
import type { BlogView } from '#features/blog/load-blog.ts';
import styles from './blog.module.css';
import { Unavailable } from './unavailable.tsx';

export const loader = lazyLoader(() => import('#features/blog/load-blog.ts'));

export const handle: PageHandle<BlogView | null> = {
  isSeoExternal: true,
  head: ({ data, locale, t }) =>
    data
      ? {
          title: t('Blog'),
          breadcrumbs: [{ href: paths.home(locale), text: t('Home') }, { text: t('Blog') }],
        }
      : { title: t('The page did not load'), isNoindex: true, hasNoTwin: true },
};

/** The newest posts of the blog. */
export function Component() {
  const t = useTranslate();
  const locale = useLocale();
  const view = useLoaderData<typeof loader>();
  if (!view) return <Unavailable />;
  return (
    <div className={`container ${styles.page}`}>
      <Breadcrumbs crumbs={[{ href: paths.home(locale), text: t('Home') }]} current={t('Blog')} />
      <PageHeading>{t('Blog')}</PageHeading>
      {view.posts.length > 0 ? <PostList posts={view.posts} hasLead /> : <p>{t('There are no posts yet.')}</p>}
    </div>
  );
}
