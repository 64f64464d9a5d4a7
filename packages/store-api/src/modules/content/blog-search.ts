import type { Block } from '@vitryna/contracts/content';
import { LRUCache } from 'lru-cache';
import { termOf, termsOf, wordsOf } from '../../search/words.ts';
import type { KeptPost } from './kept-post.ts';

/** Terms of a text, by the text: a post is read anew for every search and seldom changes. */
const known = new LRUCache<string, Set<string>>({ max: 2000 });

/** A word of so many letters may be the beginning of another one: `роутер` of `роутерний`. */
const wholeBelow = 4;

function termsIn(text: string): Set<string> {
  const terms = known.get(text) ?? termsOf(text);
  known.set(text, terms);
  return terms;
}

/** Every text below a block; names of fields and addresses are no words of it. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value.replace(/<[^>]*>/g, ' ')];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => (unread.has(key) ? [] : textsOf(item)));
}
const unread = new Set<string>(['type', 'url', 'slugs', 'query', 'image', 'images', 'icon', 'id', 'event']);

const bodyOf = (blocks: readonly Block[]): string => blocks.flatMap(textsOf).join('\n');

function has(terms: ReadonlySet<string>, term: string): boolean {
  if (terms.has(term)) return true;
  return term.length >= wholeBelow && [...terms].some((other) => other.startsWith(term));
}

/**
 * Posts that hold every word of a query, in any of its forms: those that have most of them in their title first, then those that say so in
 * short, then in the order given. A query without a word finds nothing.
 */
export function searchPosts(posts: readonly KeptPost[], query: string): KeptPost[] {
  const wanted = [...new Set(wordsOf(query).map(termOf))];
  if (wanted.length === 0) return [];
  const found = posts.flatMap((post) => {
    const { title, excerpt, category, tags, author } = post;
    const parts = [
      title,
      [excerpt, category.title, ...tags.map((tag) => tag.title)].join('\n'),
      [author.name, bodyOf(post.blocks)].join('\n'),
    ].map(termsIn);
    if (!wanted.every((term) => parts.some((terms) => has(terms, term)))) return [];
    const [inTitle = 0, inShort = 0] = parts.map((terms) => wanted.filter((term) => has(terms, term)).length);
    return [{ post, rank: inTitle * (wanted.length + 1) + inShort }];
  });
  return found.toSorted((one, other) => other.rank - one.rank).map(({ post }) => post);
}
