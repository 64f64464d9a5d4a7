import type { Config } from '@vitryna/contracts/api';
import { type Locale, locales } from '@vitryna/contracts/languages';
import { alternates, href } from '@vitryna/routing';
import { guideWords } from '../locales/guide-words.ts';

/** A page with what is said of it. */
export type GuideLink = { path: string; title: string; note?: string };

/** What a guide to the store is written from, in one language. Paths are below the language prefix. */
export type GuideFacts = {
  name: string;
  /** What the shop is: the description of its home page; empty where nobody wrote one. */
  summary: string;
  config: Config | null;
  categories: readonly GuideLink[];
  pages: readonly GuideLink[];
  posts: readonly GuideLink[];
  legal: readonly GuideLink[];
};

/** Path of the guide in a language: the default one has the name that is looked for. */
export const guidePath = (locale: Locale): string => (locale === locales[0] ? '/llms.txt' : `/llms-${locale}.txt`);

/** Words of others on one line of Markdown: nothing in them ends a link, begins a heading or is markup. */
const plain = (text: string): string =>
  text
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/[\\[\]<>`*_]/g, (character) => `\\${character}`);

const line = (title: string, address: string, note = ''): string =>
  `- [${plain(title)}](${address.replace(/[()\s]/g, encodeURIComponent)})${note === '' ? '' : `: ${plain(note)}`}`;

/** `llms.txt` (llmstxt.org): a heading, a summary, a few facts, and lists of links below headings of the second level. */
export function guideText(publicUrl: string, locale: Locale, facts: GuideFacts): string {
  const words = guideWords[locale];
  const { phones = [], schedule, legal: company } = facts.config ?? {};
  const linksTo = (links: readonly GuideLink[]) =>
    links.map(({ path, title, note }) => line(title, alternates(publicUrl, locale, path).canonical, note));
  const section = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? [`## ${title}\n`, ...lines, ''] : [];
  const contacts = [phones.join(', '), schedule?.[locale], company?.email].filter(Boolean).join('; ');
  const files = [
    ...words.feeds.map(({ file, title, note }) => line(title, new URL(`/feeds/${file}`, publicUrl).href, note)),
    line(words.sitemap, new URL('/sitemap.xml', publicUrl).href),
  ];
  const others = locales
    .filter((other) => other !== locale)
    .map((other) => line(guideWords[other].inThisLanguage, new URL(guidePath(other), publicUrl).href));
  return [
    `# ${plain(facts.name)}\n`,
    ...(facts.summary ? [`> ${plain(facts.summary)}\n`] : []),
    `${words.prices} ${words.search} ${publicUrl}${href(locale, 'search')}?searchQuery=…\n`,
    ...(contacts ? [`${words.contacts}: ${plain(contacts)}\n`] : []),
    ...section(words.catalogue, linksTo(facts.categories)),
    ...section(words.shoppers, linksTo(facts.pages)),
    ...section(words.blog, linksTo(facts.posts)),
    ...section(words.data, files),
    // The one heading that the format gives a meaning: what may be left out.
    ...section('Optional', [...linksTo(facts.legal), ...others]),
  ].join('\n');
}
