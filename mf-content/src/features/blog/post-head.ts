import type { PageHandle, PageHead } from '@vitryna/remote-kit';
import { paths } from '@vitryna/routing';
import { feedLinks } from './blog-head.ts';
import type { PostView } from './load-post.ts';

type Input = Omit<Parameters<PageHandle<PostView>['head']>[0], 'data'>;

/** The way from home to a post, without the post itself. */
export const postCrumbs = ({ category }: Pick<PostView, 'category'>, { locale, t }: Input) => [
  { href: paths.home(locale), text: t('Home') },
  { href: paths.blog(locale), text: t('Blog') },
  ...(category ? [{ href: category.href, text: category.title }] : []),
];

/** The head of a post, with what search engines and networks show of it. */
export function postHead(view: PostView, input: Input): PageHead {
  const { card, author, publishedAt, category, tags, socialPicture } = view;
  const { title, excerpt, picture, href, minutes } = card;
  return {
    title,
    description: excerpt,
    ...(socialPicture && { socialPicture }),
    breadcrumbs: [...postCrumbs(view, input), { text: title }],
    structuredData: [
      {
        '@type': 'BlogPosting',
        headline: title,
        description: excerpt,
        url: href,
        inLanguage: input.locale,
        datePublished: publishedAt,
        dateModified: publishedAt,
        ...(picture && { image: `${picture.base}l.webp` }),
        ...(author && { author: { '@type': 'Person', name: author } }),
        ...(category && { articleSection: category.title }),
        ...(tags.length > 0 && { keywords: tags.map((tag) => tag.title).join(', ') }),
        ...(minutes > 0 && { timeRequired: `PT${minutes}M` }),
      },
    ],
    feeds: feedLinks(input),
  };
}
