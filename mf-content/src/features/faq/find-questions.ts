import type { Faq } from '@vitryna/contracts/content';

type Group = Faq['groups'][number];

/** Words of a text as they are compared: without case, markup, apostrophes and joiners. */
const plain = (text: string): string =>
  text
    .replace(/<[^>]*>/g, ' ')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’ʼ`\u2060]/g, '');

/** Letters that a word may end with in another case; shorter words are compared as they are. */
const ending = 2;
const shortest = 5;

function stemOf(word: string): string {
  return word.length > shortest ? word.slice(0, -ending) : word;
}

/** The groups with the questions that have every word of a query in them or in their answers; all of them without a query. */
export function findQuestions(groups: readonly Group[], query: string): Group[] {
  const words = plain(query)
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '')
    .map(stemOf);
  if (words.length === 0) return [...groups];
  return groups.flatMap(({ title, items }) => {
    const found = items.filter(({ q, a }) => {
      const text = `${plain(q)} ${plain(a)}`;
      return words.every((word) => text.includes(word));
    });
    return found.length > 0 ? [{ title, items: found }] : [];
  });
}
