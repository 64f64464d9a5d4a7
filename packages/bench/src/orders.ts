/**
 * Checkouts while the processes of a store are killed, its connections cut and its database restarted, at random: tells how many orders were
 * lost, doubled, of a wrong total or stock, and how many callbacks of the bank. It fails when there is one. With `--kills 0` it tells
 * how many orders a second there are.
 *
 * node packages/bench/src/orders.ts [--orders 2000] [--kills 60] [--shoppers 16] [--only last] [--postgres /usr/lib/postgresql/15/bin]
 * Without `--postgres` one API on PGlite, with it two on a server that is killed as well. The bank is not: it calls back until it is heard.
 */
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openDatabase, openSandboxBank } from '@vitryna/store-api';
import {
  addAssortment,
  compareOrders,
  type OrderFaults,
  type ShopperReport,
  shopPersistently,
} from '@vitryna/store-api/testing';
import { freePort } from './free-port.ts';
import { type Killable, killablePostgres, killableServer } from './killable.ts';
import { quantile } from './quantile.ts';
import { demoShop, print } from './store-process.ts';

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '2000' },
    kills: { type: 'string', default: '60' },
    shoppers: { type: 'string', default: '16' },
    /** All want this one. */
    only: { type: 'string' },
    postgres: { type: 'string' },
  },
});
const [wanted, kills, shoppers] = [values.orders, values.kills, values.shoppers].map(Number) as [
  number,
  number,
  number,
];
/** Of the last of them there is less than is asked for. */
const stocks = { plenty: 100_000, lamp: 100_000, cable: 100_000, last: 10 };

const apiEntry = fileURLToPath(new URL('./main.ts', import.meta.resolve('@vitryna/store-api')));
const folder = await mkdtemp(join(tmpdir(), 'vitryna-orders-'));
const pgPort = await freePort();
const databaseUrl = `postgres://postgres@127.0.0.1:${pgPort}/postgres`;
const target = values.postgres ? { databaseUrl } : { dataFolder: join(folder, 'api-0') };
const server = values.postgres ? [killablePostgres(values.postgres, join(folder, 'postgres'), pgPort)] : [];
for (const part of server) await part.start();

const filling = await openDatabase(target);
const products = Object.entries(stocks).map(([code, stock], at) => ({ code, stock, price: 33.33 * (at + 1) }));
const ids = await addAssortment(filling, products);
const productIds = Object.entries(ids).flatMap(([code, id]) =>
  values.only === undefined || values.only === code ? id : [],
);
if (productIds.length === 0) throw new Error(`orders: there is no product ${values.only}`);
await filling.close();

const bankPort = await freePort();
const sandbox = { bankUrl: `http://127.0.0.1:${bankPort}`, secret: randomBytes(16).toString('hex'), port: bankPort };
const closeBank = await openSandboxBank({ sandbox }, '127.0.0.1', ({ message }) => print(String(message)));
const apiUrls: string[] = [];
for (let count = 0; count < (values.postgres ? 2 : 1); count += 1) {
  apiUrls.push(`http://127.0.0.1:${await freePort()}`);
}
const apis = apiUrls.map((url, at) =>
  killableServer(`API ${at + 1}`, apiEntry, url, {
    RATE_LIMIT_READS: 'off',
    RATE_LIMIT_ORDERS: 'off',
    MEDIA_WARMUP: 'off',
    NODE_ENV: 'production',
    PUBLIC_URL: apiUrls[0] ?? '',
    SANDBOX_BANK_URL: sandbox.bankUrl,
    SANDBOX_BANK_SECRET: sandbox.secret,
    ASSORTMENT_FOLDER: demoShop,
    DATA_FOLDER: join(folder, `api-${at}`),
    ...(values.postgres && { DATABASE_URL: databaseUrl }),
  }),
);
for (const api of apis) await api.start();

let asked = 0;
function base() {
  asked += 1;
  return apiUrls[asked % apiUrls.length] ?? '';
}
const began = performance.now();
const shopping = Array.from({ length: shoppers }, (_, at) =>
  shopPersistently({
    base,
    productIds,
    orders: Math.ceil(wanted / shoppers),
    paysByCard: at % 2 === 0,
    stuckMs: 120_000,
  }),
);
let isOver = false;
const reports = Promise.all(shopping).finally(() => {
  isOver = true;
});
/** Every connection to the database ends in the middle of what it does. */
const cut: Killable = {
  name: 'connections',
  kill: async () => {
    const statement = 'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()';
    spawnSync(join(values.postgres ?? '', 'psql'), [databaseUrl, '-c', statement], { stdio: 'ignore' });
  },
  start: async () => undefined,
  stop: async () => undefined,
};
const parts: Killable[] = [...server, ...(values.postgres ? [cut] : []), ...apis];
const killed = new Map<string, number>();
for (let count = 0; count < kills && !isOver; count += 1) {
  await wait(50 + Math.random() * 950);
  const part = parts[Math.floor(Math.random() * parts.length)];
  if (part === undefined) continue;
  await part.kill();
  await part.start();
  killed.set(part.name, (killed.get(part.name) ?? 0) + 1);
}
const done = await reports;
const seconds = (performance.now() - began) / 1000;

async function compare(told: ShopperReport['orders']): Promise<OrderFaults> {
  const { db, close } = await openDatabase(target);
  const faults = await compareOrders(db, told, stocks);
  await close();
  return faults;
}

// The last callbacks are sent again within a minute.
const told = done.flatMap(({ orders }) => orders);
const isHeard = async () => values.postgres === undefined || (await compare(told)).lostCallbacks === 0;
for (let count = 0; count < 70 && !(await isHeard()); count += 1) await wait(1000);
if (values.postgres === undefined) await wait(kills > 0 ? 65_000 : 1000);
for (const api of apis) await api.stop();
const wrong = await compare(told);
await closeBank();
for (const part of server) await part.stop();
await rm(folder, { recursive: true, force: true });

const times = done.flatMap(({ createMs }) => createMs).sort((a, b) => a - b);
const refused = done.flatMap((report) => report.refused);
const count = (of: (report: ShopperReport) => number) => done.reduce((total, report) => total + of(report), 0);
if (killed.size > 0) print([...killed].map(([name, often]) => `${name}: ${often}`).join(', '));
print(`${told.length} orders in ${seconds.toFixed(1)} s, ${(told.length / seconds).toFixed(0)} a second`);
print(`create: p50 ${quantile(times, 0.5).toFixed(1)} ms, p95 ${quantile(times, 0.95).toFixed(1)} ms`);
print(`sold out ${count(({ soldOut }) => soldOut)}, sent again ${count(({ repeats }) => repeats)}`);
print(JSON.stringify({ ...wrong, stuck: count(({ stuck }) => stuck), refused: refused.length }));
for (const line of refused.slice(0, 5)) print(line);
if (refused.length > 0 || Object.values(wrong).some((one) => one > 0)) process.exitCode = 1;
