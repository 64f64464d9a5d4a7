import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { compareMessages, writePersistently } from './persistent-writer.ts';

type Message = { name?: string };

let close = () => {};
afterEach(() => close());

/** A writer who asks a store that answers like this, and is told to end with its first message. */
async function writeTo(answer: (message: Message, res: ServerResponse) => void) {
  const ending = new AbortController();
  const server = createServer(async (req, res) => {
    let text = '';
    for await (const chunk of req) text += chunk;
    const body = JSON.parse(text) as Message;
    if (body.name === undefined) return res.end('{"data":null}');
    ending.abort();
    answer(body, res);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => {
    server.closeAllConnections();
    server.close();
  };
  const base = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return (limits: { stuckMs: number; patienceMs: number; answerMs?: number }) =>
    writePersistently({ base, productId: '1', signal: ending.signal, answerMs: forever, ...limits });
}

const forever = 3_600_000;
const inProgress = (res: ServerResponse) => res.writeHead(409).end('{"error":{"code":"inProgress"}}');

test('waits for a store that is slow, and takes what it did meanwhile for one write', async () => {
  const kept: string[] = [];
  let asked = 0;
  const write = await writeTo(({ name = '' }, res) => {
    asked += 1;
    if (asked === 1) {
      // Done, although nobody heard of it.
      kept.push(name);
      res.destroy();
    } else if (asked === 2) inProgress(res);
    else if (asked === 3) res.writeHead(503).end();
    else res.end('{"data":{}}');
  });
  const report = await write({ stuckMs: forever, patienceMs: forever });
  expect([report.stuck, report.unanswered, report.repeats]).toEqual([0, 0, 3]);
  expect(compareMessages(kept, report.messages)).toEqual({ lost: 0, doubled: 0 });
});

test('sends again what is not answered in its time', async () => {
  let asked = 0;
  const write = await writeTo((_, res) => {
    asked += 1;
    if (asked > 1) res.end('{"data":{}}');
  });
  const report = await write({ stuckMs: forever, patienceMs: forever, answerMs: 500 });
  expect(report.repeats).toBeGreaterThan(0);
  expect(report.messages).toHaveLength(1);
});

test('takes a key for stuck that is in progress and nothing else', async () => {
  const write = await writeTo((_, res) => inProgress(res));
  expect(await write({ stuckMs: 100, patienceMs: forever })).toMatchObject({ stuck: 1, unanswered: 0, messages: [] });
});

test('does not take a store that never answers for a stuck key', async () => {
  const write = await writeTo((_, res) => res.destroy());
  expect(await write({ stuckMs: 100, patienceMs: 200 })).toMatchObject({ stuck: 0, unanswered: 1 });
});

test('counts what is kept twice as doubled, and what nobody was told of as neither', () => {
  expect(compareMessages(['a', 'b', 'b', 'c'], ['a', 'b', 'd'])).toEqual({ lost: 1, doubled: 1 });
});
