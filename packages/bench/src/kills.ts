/**
 * Shoppers who write with idempotency keys while the processes of a store are killed one after the other, at random: tells how many
 * writes were lost or doubled, how many keys stay in progress, and what nobody answered in ten minutes after the last kill. It fails
 * when there is one.
 *
 * node packages/bench/src/kills.ts [--kills 500] [--writers 8] [--postgres /usr/lib/postgresql/15/bin]
 *   [--gateway shell/server/server.ts --releases .data/releases]
 * Without `--postgres` one API on PGlite, with it two on a server that is killed as well; with `--gateway` two gateways before them.
 */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openDatabase } from '@vitryna/store-api';
import { compareMessages, type WriterReport, writePersistently } from '@vitryna/store-api/testing';
import { freePort } from './free-port.ts';
import { type Killable, killablePostgres, killableServer } from './killable.ts';
import { demoShop, print } from './store-process.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '500' },
    writers: { type: 'string', default: '8' },
    postgres: { type: 'string' },
    gateway: { type: 'string' },
    releases: { type: 'string', default: '.data/releases' },
  },
});
const kills = Number(values.kills);
const writers = Number(values.writers);

const apiEntry = fileURLToPath(new URL('./main.ts', import.meta.resolve('@vitryna/store-api')));
const addresses = async (count: number) =>
  Promise.all(Array.from({ length: count }, async () => `http://127.0.0.1:${await freePort()}`));

const folder = await mkdtemp(join(tmpdir(), 'vitryna-kills-'));
const pgPort = await freePort();
const databaseUrl = `postgres://postgres@127.0.0.1:${pgPort}/postgres`;
const database = values.postgres ? [killablePostgres(values.postgres, join(folder, 'postgres'), pgPort)] : [];
const secret = randomBytes(16).toString('hex');
const apiUrls = await addresses(values.postgres ? 2 : 1);
const limits = { RATE_LIMIT_READS: 'off', RATE_LIMIT_FORMS: 'off', MEDIA_WARMUP: 'off', NODE_ENV: 'production' };
const apis = apiUrls.map((url, at) =>
  killableServer(`API ${at + 1}`, apiEntry, url, {
    ...limits,
    GATEWAY_SECRET: secret,
    ASSORTMENT_FOLDER: demoShop,
    DATA_FOLDER: join(folder, `api-${at}`),
    ...(values.postgres && { DATABASE_URL: databaseUrl }),
  }),
);
const gatewayUrls = await addresses(values.gateway ? 2 : 0);
const gateways = gatewayUrls.map((url, at) =>
  killableServer(`gateway ${at + 1}`, resolve(values.gateway ?? ''), url, {
    API_URL: apiUrls.join(),
    GATEWAY_SECRET: secret,
    RELEASE_STORE: resolve(values.releases),
    LOG_LEVEL: 'silent',
  }),
);
const parts: Killable[] = [...database, ...apis, ...gateways];
const urls = gatewayUrls.length > 0 ? gatewayUrls : apiUrls;

/** A product of which a writer can buy what it wants to. */
async function findProduct(): Promise<string> {
  const answer = await fetch(`${apiUrls[0]}/user/catalog/product/list?searchQuery=a`);
  const { data } = (await answer.json()) as { data: { items: { id: string; status: string; isOrderable: boolean }[] } };
  const product = data.items.find(({ status, isOrderable }) => isOrderable && status === 'quickProduction');
  return (product ?? data.items.find(({ isOrderable }) => isOrderable))?.id ?? '1';
}

/** What does not fit between the answers and the tables of the store. */
async function compare(reports: readonly WriterReport[]) {
  const { db, close } = await openDatabase(values.postgres ? { databaseUrl } : { dataFolder: join(folder, 'api-0') });
  const messages = (await db.selectFrom('form_request').select('name').execute()).map(({ name }) => name);
  const units = (await db.selectFrom('cart_line').select('quantity').execute()).map(({ quantity }) => quantity);
  await close();
  const answered = reports.flatMap((report) => report.messages);
  const expected = reports.map(({ quantity }) => quantity).filter((quantity) => quantity > 0);
  return {
    ...compareMessages(messages, answered),
    wrongCarts: units.sort().join() === expected.sort().join() ? 0 : 1,
    stuck: reports.reduce((sum, { stuck }) => sum + stuck, 0),
    unanswered: reports.reduce((sum, { unanswered }) => sum + unanswered, 0),
    refused: reports.flatMap(({ refused }) => refused).length,
  };
}

for (const part of parts) await part.start();
const productId = await findProduct();
const ending = new AbortController();
let asked = 0;
function base() {
  asked += 1;
  return urls[asked % urls.length] ?? '';
}
const writing = Array.from({ length: writers }, () =>
  writePersistently({ base, productId, signal: ending.signal, stuckMs: 60_000, patienceMs: 600_000 }),
);
const killed = new Map<string, number>();
for (let count = 1; count <= kills; count += 1) {
  await wait(50 + Math.random() * 950);
  const part = parts[Math.floor(Math.random() * parts.length)];
  if (part === undefined) continue;
  await part.kill();
  await part.start();
  killed.set(part.name, (killed.get(part.name) ?? 0) + 1);
  if (count % 50 === 0) print(`${count} kills`);
}
ending.abort();
const reports = await Promise.all(writing);
for (const part of [...gateways, ...apis]) await part.stop();
const wrong = await compare(reports);
for (const part of database) await part.stop();
await rm(folder, { recursive: true, force: true });

const sum = (pick: (report: WriterReport) => number) => reports.reduce((total, report) => total + pick(report), 0);
print([...killed].map(([name, times]) => `${name}: ${times}`).join(', '));
print(`${sum(({ writes }) => writes)} writes, sent again ${sum(({ repeats }) => repeats)} times`);
print(JSON.stringify(wrong));
for (const line of new Set(reports.flatMap(({ refused }) => refused))) print(line.slice(0, 300));
if (Object.values(wrong).some((count) => count > 0)) process.exitCode = 1;
