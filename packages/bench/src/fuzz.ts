/**
 * Whether anything that is sent to a store makes it fail, or answer late.
 *
 *   node packages/bench/src/fuzz.ts [--inputs 1000000] [--seconds 86400] [--clients 4] [--seed 1] [--store .data/releases] [--data FOLDER]
 *     [--postgres /usr/lib/postgresql/15/bin]
 *
 * Starts a store API with the demo assortment and a gateway before it, on this machine only, without limits, and sends calls made from
 * the OpenAPI document, addresses of pages, their forms and callbacks of the bank, all as asked for, bent and hostile, by somebody who has bought. The short form is a test of the store API.
 * The API runs on PGlite, or with `--postgres` on a server, which answers several questions at once.
 */
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { answerFault, type FuzzedRequest } from '@vitryna/store-api/testing';
import { freePort } from './free-port.ts';
import { makeInputs } from './fuzz-inputs.ts';
import { startGateway } from './gateway-process.ts';
import { killablePostgres } from './killable.ts';
import { withDataFolder } from './load-arguments.ts';
import { print, startApi } from './store-process.ts';

const { values } = parseArgs({
  options: {
    inputs: { type: 'string', default: '1000000' },
    seconds: { type: 'string', default: '86400' },
    clients: { type: 'string', default: '4' },
    seed: { type: 'string', default: '1' },
    store: { type: 'string', default: '.data/releases' },
    data: { type: 'string' },
    postgres: { type: 'string' },
  },
});
/** An answer that takes longer is late, in milliseconds. */
const lateMs = 2000;
/** The sandbox bank's secret, known to the fuzzer of its callbacks. */
const bankSecret = 'secret-of-the-fuzzed-bank';

type Send = (input: FuzzedRequest) => Promise<{ status: number; headers: Record<string, string>; text: string }>;

const senderTo =
  (port: number, agent: Agent): Send =>
  ({ method, target, headers, body }) =>
    new Promise((resolve, reject) => {
      // Node names no length of an OPTIONS by itself: its body would be the beginning of the next request.
      const length = body === null ? null : { 'content-length': Buffer.byteLength(body) };
      const sent = {
        host: '127.0.0.1',
        port,
        agent,
        method,
        path: target,
        headers: { ...headers, ...length },
        timeout: 60_000,
      };
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

async function fuzz(dataFolder: string): Promise<void> {
  const names = ['FORMS', 'SIGN_IN', 'CODE', 'USERNAME', 'RECOVERY', 'COUPON', 'SHARE', 'ORDERS', 'TRACK'];
  const limits = Object.fromEntries(names.map((name) => [`RATE_LIMIT_${name}`, 'off']));
  const bank = { SANDBOX_BANK_URL: 'http://127.0.0.1:9', SANDBOX_BANK_SECRET: bankSecret };
  const port = await freePort();
  const server = values.postgres ? killablePostgres(values.postgres, join(dataFolder, 'postgres'), port) : null;
  await server?.start();
  const database = server && { DATABASE_URL: `postgres://postgres@127.0.0.1:${port}/postgres` };
  // E-mails are read there by who wants to know the links of orders.
  const api = await startApi(join(dataFolder, 'api'), { ...limits, ...bank, ...database, DEV_CONTROLS: 'on' });
  const gateway = await startGateway({ API_URL: api.base, RELEASE_STORE: values.store, CALLS_PER_ADDRESS: '1000' });
  const counts = { inputs: 0, answered200: 0, faults: 0, failures: 0, late: 0, cut: 0 };
  try {
    const inputs = makeInputs({ api: api.base, store: values.store, bankSecret, seed: Number(values.seed) });
    let end = performance.now() + Number(values.seconds) * 1000;
    // Who ends it wants to know what it has found, and leaves no processes behind.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => (end = 0));
    const client = async (): Promise<void> => {
      const send = senderTo(gateway.port, new Agent({ keepAlive: true, maxSockets: 1 }));
      while (counts.inputs < Number(values.inputs) && performance.now() < end) {
        const { value } = await inputs.next();
        const { input, isCall, cookie } = value;
        counts.inputs += 1;
        if (counts.inputs % 1000 === 0) print(JSON.stringify(counts));
        const begin = performance.now();
        const headers = { ...(cookie !== null && { cookie }), ...input.headers };
        let reason = '';
        const answer = await send({ ...input, headers }).catch((error: unknown) => {
          reason = String(error);
          return null;
        });
        const took = performance.now() - begin;
        const message = () => JSON.stringify(input).slice(0, 1000);
        if (took > lateMs) {
          counts.late += 1;
          if (counts.late <= 20) print(`late, ${took.toFixed(0)} ms: ${message()}`);
        }
        if (answer === null) {
          counts.cut += 1;
          if (counts.cut <= 20) print(`${reason}: ${message()}`);
        }
        if (answer?.status === 200) counts.answered200 += 1;
        const isOfCall = isCall && answer?.headers['content-type']?.startsWith('application/json');
        const fault = answer !== null && (answer.status >= 500 || isOfCall) ? answerFault(answer) : null;
        if (answer !== null && answer.status >= 500) counts.failures += 1;
        if (fault !== null) counts.faults += 1;
        if (fault !== null && counts.faults <= 20) print(`${fault}: ${message()}`);
      }
    };
    await Promise.all(Array.from({ length: Number(values.clients) }, client));
  } finally {
    await gateway.stop();
    await api.stop();
    await server?.stop();
  }
  print(JSON.stringify(counts));
  if (counts.failures + counts.faults > 0) process.exitCode = 1;
}

await withDataFolder('fuzz', values.data, fuzz);
