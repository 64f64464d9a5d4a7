import { once } from 'node:events';
import { expect, test } from '@jest/globals';
import { rollbackQuery } from './pglite-protocol.ts';
import { PgliteStream } from './pglite-stream.ts';

const start = Buffer.from([0, 0, 0, 8, 0, 3, 0, 0]);
function query(text: string) {
  const body = Buffer.from(`${text}\0`);
  const head = Buffer.from([0x51, 0, 0, 0, 0]);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

test('leaves no transaction open to the next client when a statement of it failed on the way', async () => {
  const ran: string[] = [];
  const run = async (bytes: Uint8Array) => {
    ran.push(Buffer.from(bytes).equals(rollbackQuery) ? 'rollback' : Buffer.from(bytes).toString().slice(5, -1));
    if (ran.length === 2) throw new Error('out of memory');
    return new Uint8Array();
  };
  const [first, next] = [new PgliteStream(run), new PgliteStream(run)];
  first.write(Buffer.concat([start, query('begin'), query('insert')]));
  await once(first, 'error');
  next.write(Buffer.concat([start, query('begin')]));
  next.end();
  await new Promise(setImmediate);
  expect(ran).toEqual(['begin', 'insert', 'rollback', 'begin']);
});
