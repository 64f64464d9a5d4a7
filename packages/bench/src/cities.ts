/**
 * Cities while they are typed, points and streets over HTTP on the demo's own places.
 *
 * node packages/bench/src/cities.ts [--clients 16] [--seconds 15] [--data FOLDER]
 * With DATABASE_URL the data are in that PostgreSQL database (an empty one), else in PGlite in a new folder.
 */
import { parseArgs } from 'node:util';
import { seedSource } from '@vitryna/demo-catalogue';
import { chance, pick, runClients } from './facets-client.ts';
import { withDataFolder } from './load-arguments.ts';
import { quantile } from './quantile.ts';
import { misspell, otherLayout } from './search-client.ts';
import { print, startApi } from './store-process.ts';

const { values } = parseArgs({
  options: {
    clients: { type: 'string', default: '16' },
    seconds: { type: 'string', default: '15' },
    data: { type: 'string' },
  },
});
const [clients, seconds] = [Number(values.clients), Number(values.seconds)];
const { cities, streets } = seedSource.delivery();
const names = cities.flatMap(({ name, formerNames }) => [name, ...formerNames]).flatMap(({ uk, ru }) => [uk, ru]);

/** A beginning of at least two letters, now and then misspelt or in the wrong layout. */
function beginningOf(name: string): string {
  const typed = name.toLowerCase().slice(0, 2 + Math.floor(Math.random() * (name.length - 1)));
  if (chance(0.1)) return misspell(typed);
  return chance(0.05) ? otherLayout(typed) : typed;
}

const paths = {
  cities: () => `city/list?query=${encodeURIComponent(beginningOf(pick(names) ?? 'Київ').padEnd(2, 'а'))}`,
  streets: () => {
    const street = pick(streets);
    return `street/list?cityRef=${street?.cityRef}&query=${encodeURIComponent(beginningOf(street?.name.uk ?? 'Миру').padEnd(2, 'а'))}`;
  },
  points: () => {
    const city = pick(cities);
    const [lat, lng] = [(city?.lat ?? 0) + Math.random() / 20, (city?.lng ?? 0) + Math.random() / 20];
    return `warehouse/list?cityRef=${city?.ref}&lat=${lat}&lng=${lng}&weightKg=5`;
  },
};

await withDataFolder('cities', values.data, async (dataFolder) => {
  const { base, stop } = await startApi(dataFolder);
  try {
    print(`| ${clients} clients, ${seconds} s | a second | p50 ms | p95 ms | p99 ms | failed |`);
    for (const [name, next] of Object.entries(paths)) {
      const samples = await runClients(base, () => `/user/delivery/${next()}`, clients, seconds);
      const times = samples.map(({ ms }) => ms);
      const [middle, most, last] = [0.5, 0.95, 0.99].map((share) => quantile(times, share).toFixed(1));
      const failed = samples.filter(({ status }) => status !== 200).length;
      print(`| ${name} | ${Math.round(samples.length / seconds)} | ${middle} | ${most} | ${last} | ${failed} |`);
      if (failed > 0) process.exitCode = 1;
    }
  } finally {
    await stop();
  }
});
