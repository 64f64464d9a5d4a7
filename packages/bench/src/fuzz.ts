/**
 * Whether anything that is sent to a store makes it fail, or answer late.
 *
 *   node packages/bench/src/fuzz.ts [--inputs 1000000] [--seconds 86400] [--clients 16] [--seed 1] [--store .data/releases] [--data FOLDER]
 *
 * Starts a store API with the demo assortment and a gateway before it, on this machine only, without limits, and sends calls made from
 * the OpenAPI document and addresses of pages, both as asked for, bent and hostile. The short form is a test of the store API.
 */
import { Agent, request } from 'node:http';
import { parseArgs } from 'node:util';
import {
  answerFault,
  type FuzzedRequest,
  fuzzedAddresses,
  fuzzedOperations,
  knownTexts,
  type StoreDocument,
} from '@vitryna/store-api/testing';
import fc from 'fast-check';
import { startGateway } from './gateway-process.ts';
import { withDataFolder } from './load-arguments.ts';
import { say, startApi } from './store-process.ts';

const { values } = parseArgs({
  options: {
    inputs: { type: 'string', default: '1000000' },
    seconds: { type: 'string', default: '86400' },
    clients: { type: 'string', default: '16' },
    seed: { type: 'string', default: '1' },
    store: { type: 'string', default: '.data/releases' },
    data: { type: 'string' },
  },
});
/** An answer that takes longer is late, in milliseconds. */
const lateMs = 2000;
/** Inputs that are made of one call, or of addresses, before the next one's turn. */
const inRow = 25;
const addresses = [
  '/',
  '/ru',
  '/catalog',
  '/search',
  '/comparison',
  '/ua/ip-kamery',
  '/ua/ip-kamery/filter',
  '/faq',
  '/blog',
  '/cart',
];

type Send = (input: FuzzedRequest) => Promise<{ status: number; headers: Record<string, string>; text: string }>;

const senderTo =
  (port: number, agent: Agent): Send =>
  ({ method, target, headers, body }) =>
    new Promise((resolve, reject) => {
      const sent = { host: '127.0.0.1', port, agent, method, path: target, headers, timeout: 60_000 };
      const asked = request(sent, async (answer) => {
        let text = '';
        try {
          for await (const chunk of answer.setEncoding('utf8')) text += chunk;
          const read = Object.fromEntries(Object.entries(answer.headers).map(([name, value]) => [name, String(value)]));
          resolve({ status: answer.statusCode ?? 0, headers: read, text });
        } catch (error) {
          reject(error);
        }
      });
      asked.on('timeout', () => asked.destroy(new Error('no answer in a minute')));
      asked.on('error', reject);
      asked.end(body ?? undefined);
    });

/** Inputs without an end: some of each call, some addresses, and anew with another seed. */
function* makeInputs(document: StoreDocument): Generator<{ input: FuzzedRequest; isCall: boolean }> {
  const calls = fuzzedOperations(document, { any: knownTexts });
  const pages = fuzzedAddresses(addresses);
  for (let seed = Number(values.seed); ; seed += 1) {
    for (const { all } of calls)
      for (const input of fc.sample(all, { numRuns: inRow, seed })) yield { input, isCall: true };
    for (const input of fc.sample(pages, { numRuns: inRow * 8, seed })) yield { input, isCall: false };
  }
}

async function fuzz(dataFolder: string): Promise<void> {
  const names = ['FORMS', 'SIGN_IN', 'CODE', 'USERNAME', 'RECOVERY'];
  const limits = Object.fromEntries(names.map((name) => [`RATE_LIMIT_${name}`, 'off']));
  const api = await startApi(dataFolder, limits);
  const gateway = await startGateway({ API_URL: api.base, RELEASE_STORE: values.store, CALLS_PER_ADDRESS: '1000' });
  const counts = { inputs: 0, answered200: 0, faults: 0, failures: 0, late: 0, cut: 0 };
  try {
    const document = (await (await fetch(`${api.base}/user/openapi.json`)).json()) as StoreDocument;
    const inputs = makeInputs(document);
    const end = performance.now() + Number(values.seconds) * 1000;
    const client = async (): Promise<void> => {
      const send = senderTo(gateway.port, new Agent({ keepAlive: true, maxSockets: 1 }));
      while (counts.inputs < Number(values.inputs) && performance.now() < end) {
        const { value } = inputs.next();
        counts.inputs += 1;
        const begin = performance.now();
        const answer = await send(value.input).catch(() => null);
        if (performance.now() - begin > lateMs) counts.late += 1;
        if (answer === null) counts.cut += 1;
        else if (answer.status === 200) counts.answered200 += 1;
        const isOfCall = value.isCall && answer?.headers['content-type']?.startsWith('application/json');
        const fault = answer !== null && (answer.status >= 500 || isOfCall) ? answerFault(answer) : null;
        if (answer !== null && answer.status >= 500) counts.failures += 1;
        if (fault !== null) counts.faults += 1;
        if (fault !== null && counts.faults <= 20) say(`${fault}: ${JSON.stringify(value.input).slice(0, 1000)}`);
      }
    };
    await Promise.all(Array.from({ length: Number(values.clients) }, client));
  } finally {
    await gateway.stop();
    await api.stop();
  }
  say(JSON.stringify(counts));
  if (counts.failures + counts.faults > 0) process.exitCode = 1;
}

await withDataFolder('fuzz', values.data, fuzz);
