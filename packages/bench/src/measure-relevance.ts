import { readData } from './facets-client.ts';
import type { JudgedQuery } from './queries/index.ts';
import { createJudge, isGood, type JudgedProduct, judgedPlaces, normalisedGain, precision } from './relevance-judge.ts';

type Item = { code: string; name: { uk: string } };
type List = { total: number; items: Item[] };
type Rows = 'queries' | 'categories' | 'manufacturers' | 'pages';
type Suggestions = Record<Rows, unknown[]> & { products: Item[] };

/** What a query was answered with: a list of results, and suggestions for it and for its beginnings. */
export type Relevance = JudgedQuery & {
  gain: number;
  precision: number;
  total: number;
  /** Names of the results with their grades, and of the suggested products. */
  shown: string[];
  offered: string[];
  /** Share of the suggested products that are what is asked for; 0 where none is suggested. */
  suggested: number;
  /** Beginnings of the query for which there is no row at all, of so many. */
  silent: number;
  beginnings: number;
};

/** The panel opens from this letter on for sure: before it one letter may be anything. */
const fewestLetters = 3;

const beginningsOf = (query: string): string[] =>
  Array.from({ length: Math.max(0, query.length - fewestLetters + 1) }, (_, at) =>
    query.slice(0, fewestLetters + at),
  ).filter((text) => !text.endsWith(' '));

const rowsOf = ({ products, queries, categories, manufacturers, pages }: Suggestions): number =>
  products.length + queries.length + categories.length + manufacturers.length + pages.length;

/** Asks the running store one query as a shopper does; null where the catalogue has nothing that is asked for. */
export async function measureRelevance(
  base: string,
  one: JudgedQuery,
  products: readonly JudgedProduct[],
  byCode: ReadonlyMap<string, JudgedProduct>,
): Promise<Relevance | null> {
  const judge = createJudge(one.wanted);
  const all = products.map(judge);
  if (!all.some(isGood)) return null;
  const grade = ({ code }: Item): number => {
    const product = byCode.get(code);
    return product ? judge(product) : 0;
  };
  const suggest = (text: string) =>
    readData<Suggestions>(base, `/user/catalog/search/suggest?query=${encodeURIComponent(text)}`);
  const path = `/user/catalog/product/list?pageSize=${judgedPlaces}&searchQuery=${encodeURIComponent(one.query)}`;
  const [list, ...suggestions] = await Promise.all([
    readData<List>(base, path),
    ...beginningsOf(one.query).map(suggest),
  ]);
  const grades = list.items.map(grade);
  const offered = suggestions.at(-1)?.products ?? [];
  const suggested = offered.map(grade);
  const named = ({ name }: Item, at: number, own: readonly number[]): string => `${own[at]} ${name.uk}`;
  return {
    ...one,
    gain: normalisedGain(grades, all),
    precision: precision(grades, all),
    total: list.total,
    shown: list.items.map((item, at) => named(item, at, grades)),
    offered: offered.map((item, at) => named(item, at, suggested)),
    suggested:
      suggested.length === 0 ? 0 : precision(suggested, all.toSorted((a, b) => b - a).slice(0, suggested.length)),
    silent: suggestions.filter((answer) => rowsOf(answer) === 0).length,
    beginnings: suggestions.length,
  };
}
