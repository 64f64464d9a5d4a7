/**
 * Relevance of the search as a shopper meets it, over HTTP: results, suggestions for the whole query and for each of its beginnings.
 *
 * node packages/bench/src/relevance.ts [PARTS_FOLDER] [--data FOLDER] [--worst 20]
 * On the demo assortment and the real parts together, on the demo alone where there is no folder; queries that no product fits are left
 * out. With DATABASE_URL the data are in that PostgreSQL database, else in PGlite in a new folder (or `--data`). `--worst` prints
 * queries of the tuned half only.
 */
import { parseArgs } from 'node:util';
import { seedSource } from '@vitryna/demo-catalogue';
import { readPcParts } from '@vitryna/pc-parts';
import { withDataFolder } from './load-arguments.ts';
import { measureRelevance, type Relevance } from './measure-relevance.ts';
import { queries } from './queries/index.ts';
import { readJudged } from './relevance-judge.ts';
import { importAll, print, startApi } from './store-process.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { data: { type: 'string' }, worst: { type: 'string', default: '0' } },
});
const [partsFolder] = positionals;
/** Of the day the assortment of a store is made; the judge only needs it to be the same for import and judging. */
const now = new Date('2026-01-15T12:00:00Z');
const sources = () => [seedSource.catalogue(now), ...(partsFolder === undefined ? [] : [readPcParts(partsFolder)])];

async function measure(base: string): Promise<Relevance[]> {
  const products = await readJudged(sources());
  const byCode = new Map(products.map((product) => [product.code, product]));
  const results: Relevance[] = [];
  for (const one of queries) {
    const result = await measureRelevance(base, one, products, byCode);
    if (result) results.push(result);
    else if (partsFolder !== undefined) throw new Error(`bench: nothing fits «${one.query}»: ${one.wanted}`);
  }
  return results;
}

const worstBy = (results: readonly Relevance[], figureOf: (result: Relevance) => number): Relevance[] =>
  results.toSorted((a, b) => figureOf(a) - figureOf(b)).slice(0, Number(values.worst));

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

const titles = ['queries', 'nDCG@10', 'P@10', 'nothing found', 'P of suggested', 'no suggestion'];

function row(name: string, results: readonly Relevance[]): string {
  const cells = [false, true].flatMap((isHeldOut) => {
    const half = results.filter((result) => result.isHeldOut === isHeldOut);
    const sum = (figureOf: (result: Relevance) => number) => half.reduce((total, one) => total + figureOf(one), 0);
    const mean = (figureOf: (result: Relevance) => number) => sum(figureOf) / Math.max(1, half.length);
    return [
      half.length,
      mean(({ gain }) => gain).toFixed(3),
      mean((one) => one.precision).toFixed(3),
      percent(mean(({ total }) => (total === 0 ? 1 : 0))),
      mean(({ suggested }) => suggested).toFixed(3),
      percent(
        sum(({ silent }) => silent) /
          Math.max(
            1,
            sum(({ beginnings }) => beginnings),
          ),
      ),
    ];
  });
  return `| ${name} | ${cells.join(' | ')} |`;
}

await withDataFolder('relevance', values.data, async (dataFolder) => {
  await importAll(dataFolder, sources());
  const { base, stop } = await startApi(dataFolder);
  try {
    const results = await measure(base);
    print(
      `| kind | ${titles.join(' | ')} | held out: ${titles.join(' | ')} |\n${'|---'.repeat(titles.length * 2 + 1)}|`,
    );
    for (const [kind, own] of Map.groupBy(results, (result) => result.kind)) print(row(kind, own));
    print(row('all', results));
    const tuned = results.filter((result) => !result.isHeldOut);
    for (const { query, wanted, gain, total, shown } of worstBy(tuned, (one) => one.gain)) {
      print(`\n${gain.toFixed(2)} «${query}» (${wanted}), ${total} found\n  ${shown.join('\n  ')}`);
    }
    for (const { query, wanted, suggested, offered } of worstBy(tuned, (one) => one.suggested)) {
      print(`\nsuggested ${suggested.toFixed(2)} «${query}» (${wanted})\n  ${offered.join('\n  ')}`);
    }
  } finally {
    await stop();
  }
});
