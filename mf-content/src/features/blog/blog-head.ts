import type { BlogFeed } from '@vitryna/contracts/content';
import type { PageHandle, PageHead } from '@vitryna/remote-kit';
import { paths } from '@vitryna/routing';
import { contentPaths } from '@vitryna/routing/content-paths';
import type { BlogView } from './load-blog.ts';

type Input = Omit<Parameters<PageHandle<BlogView>['head']>[0], 'data'>;

const feeds: Record<BlogFeed, string> = { rss: 'RSS', atom: 'Atom' };

/** The feeds of the blog, for the head of its pages. */
export const feedLinks = ({ locale, t }: Input): NonNullable<PageHead['feeds']> =>
  Object.entries(feeds).map(([format, name]) => ({
    type: `application/${format}+xml`,
    href: contentPaths.blogFeed(locale, { format: format as BlogFeed }),
    title: `${t('Blog')}, ${name}`,
  }));

/** The way from home to a list of posts. */
export function blogCrumbs({ list }: Pick<BlogView, 'list'>, { locale, t }: Input) {
  const home = { href: paths.home(locale), text: t('Home') };
  return list.kind === 'home'
    ? { crumbs: [home], current: t('Blog') }
    : { crumbs: [home, { href: paths.blog(locale), text: t('Blog') }], current: list.title };
}

/** The head of a list of posts; what a search finds is for no search engine. */
export function blogHead(view: BlogView, { locale, t }: Input): PageHead {
  const { list, query, page, posts } = view;
  const { crumbs, current } = blogCrumbs(view, { locale, t });
  const notes = [
    query === '' ? '' : t('search “{{query}}”', { query }),
    page > 1 ? t('page {{number}}', { number: page }) : '',
  ].filter((note) => note !== '');
  return {
    title: list.kind === 'home' ? t('Blog') : t('{{title}}: posts of the blog', { title: list.title }),
    ...(notes.length > 0 && { titleNote: notes.join(', ') }),
    description:
      list.kind === 'home'
        ? t('How to choose electronics and how to live with them.')
        : t('Posts of our blog: {{title}}. How to choose electronics and how to live with them.', {
            title: list.title,
          }),
    isNoindex: query !== '',
    breadcrumbs: [...crumbs, { text: current }],
    structuredData: [
      {
        '@type': 'ItemList',
        itemListElement: posts.map(({ href, title }, index) => ({
          ...{ '@type': 'ListItem', position: index + 1, url: href, name: title },
        })),
      },
    ],
    feeds: feedLinks({ locale, t }),
  };
}
