import { chance, pick, readData } from './facets-client.ts';

type List = { items: { name: { uk: string; ru: string } }[]; pages: number };
type Category = { id: string; children: Category[] };

const leaves = (categories: Category[]): Category[] =>
  categories.flatMap((category) => (category.children.length > 0 ? leaves(category.children) : [category]));

/** Pages of each category that names are taken from. */
const learnedPages = 6;

/** Reads names of products of every category, popular and others: what random queries are made of. */
export async function learnNames(base: string): Promise<string[]> {
  const names: string[] = [];
  for (const { id } of leaves(await readData<Category[]>(base, '/user/catalog/category/list'))) {
    let pages = 1;
    for (let turn = 0; turn < learnedPages; turn += 1) {
      const page = turn === 0 ? 1 : 1 + Math.floor(Math.random() * pages);
      const path = `/user/catalog/product/list?categoryId=${id}&pageSize=96&pageNum=${page}`;
      const list = await readData<List>(base, path);
      pages = list.pages;
      for (const { name } of list.items) names.push(name.uk, name.ru);
    }
  }
  return names;
}

const latin = "qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const cyrillic = 'йцукенгшщзхїфівапролджєячсмитьбю';

/** The text without one of its letters. */
export function misspell(text: string): string {
  const at = 1 + Math.floor(Math.random() * Math.max(1, text.length - 2));
  return text.slice(0, at) + text.slice(at + 1);
}
/** The text as the same keys write it in another layout. */
export const otherLayout = (text: string): string =>
  [...text].map((letter) => latin[cyrillic.indexOf(letter)] ?? letter).join('');

/** A shopper's query: some words of a name, now and then misspelt or in the wrong layout. */
export function randomQuery(names: readonly string[]): string {
  const words = (pick(names) ?? '').toLowerCase().replaceAll(',', '').split(/\s+/);
  const kept = words.slice(0, 1 + Math.floor(Math.random() * 4));
  const query = kept.join(' ');
  if (chance(0.1)) return misspell(query);
  return chance(0.05) ? otherLayout(query) : query;
}
