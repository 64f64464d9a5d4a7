/**
 * Relevance of the search over HTTP on the demo assortment and the real parts together.
 *
 * node packages/bench/src/relevance.ts PARTS_FOLDER [--data FOLDER] [--worst 20]
 * With DATABASE_URL the data are in that PostgreSQL database, else in PGlite in a new folder (or `--data`). `--worst` prints
 * queries of the tuned half only.
 */
import { parseArgs } from 'node:util';
import { createDemoCatalogue } from '@vitryna/demo-catalogue';
import { readPcParts } from '@vitryna/pc-parts';
import { createJudge, judgedPlaces, normalisedGain, precision, readJudged } from './judge.ts';
import { withDataFolder } from './load-arguments.ts';
import { type JudgedQuery, queries } from './queries/index.ts';
import { importAll, say, startApi } from './store-process.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { data: { type: 'string' }, worst: { type: 'string', default: '0' } },
});
const [partsFolder] = positionals;
if (partsFolder === undefined)
  throw new Error('bench: give the folder of the parts, e.g. relevance.ts ../data/pc-parts');
/** Of the day the assortment of a store is made; the judge only needs it to be the same for import and judging. */
const now = new Date('2026-01-15T12:00:00Z');
const sources = () => [createDemoCatalogue({ now }), readPcParts(partsFolder)];

type Answer = { data: { total: number; items: { code: string; name: { uk: string } }[] } };
type Result = JudgedQuery & { gain: number; precision: number; total: number; shown: string[] };

async function measure(base: string): Promise<Result[]> {
  const products = await readJudged(sources());
  const byCode = new Map(products.map((product) => [product.code, product]));
  const results: Result[] = [];
  for (const one of queries) {
    const judge = createJudge(one.wanted);
    const path = `/user/catalog/product/list?pageSize=${judgedPlaces}&searchQuery=${encodeURIComponent(one.query)}`;
    const answer = await fetch(base + path);
    if (!answer.ok) throw new Error(`bench: «${one.query}» answered ${answer.status}`);
    const { data } = (await answer.json()) as Answer;
    const grades = data.items.map(({ code }) => {
      const product = byCode.get(code);
      return product ? judge(product) : 0;
    });
    const all = products.map(judge);
    if (all.every((grade) => grade === 0)) throw new Error(`bench: nothing fits «${one.query}»: ${one.wanted}`);
    const shown = data.items.map(({ name }, at) => `${grades[at]} ${name.uk}`);
    results.push({
      ...one,
      gain: normalisedGain(grades, all),
      precision: precision(grades, all),
      total: data.total,
      shown,
    });
  }
  return results;
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

function row(name: string, results: readonly Result[]): string {
  const cells = [false, true].flatMap((isHeldOut) => {
    const half = results.filter((result) => result.isHeldOut === isHeldOut);
    const mean = (figureOf: (result: Result) => number) =>
      half.reduce((sum, result) => sum + figureOf(result), 0) / Math.max(1, half.length);
    const empty = mean(({ total }) => (total === 0 ? 1 : 0));
    return [half.length, mean(({ gain }) => gain).toFixed(3), mean((one) => one.precision).toFixed(3), percent(empty)];
  });
  return `| ${name} | ${cells.join(' | ')} |`;
}

await withDataFolder('relevance', values.data, async (dataFolder) => {
  await importAll(dataFolder, sources());
  const { base, stop } = await startApi(dataFolder);
  try {
    const results = await measure(base);
    say(
      '| queries | tuned | nDCG@10 | P@10 | nothing found | held out | nDCG@10 | P@10 | nothing found |\n|---|---|---|---|---|---|---|---|---|',
    );
    for (const [kind, own] of Map.groupBy(results, (result) => result.kind)) say(row(kind, own));
    say(row('all', results));
    const tuned = results.filter((result) => !result.isHeldOut).sort((a, b) => a.gain - b.gain);
    for (const { query, wanted, gain, total, shown } of tuned.slice(0, Number(values.worst))) {
      say(`\n${gain.toFixed(2)} «${query}» (${wanted}), ${total} found\n  ${shown.join('\n  ')}`);
    }
  } finally {
    await stop();
  }
});
