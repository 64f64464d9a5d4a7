import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createBatcher } from './pglite-protocol.ts';

function message(letter: string, text = ''): Buffer {
  const bytes = Buffer.alloc(5 + text.length);
  bytes.write(letter, 0);
  bytes.writeInt32BE(4 + text.length, 1);
  bytes.write(text, 5, 'latin1');
  return bytes;
}

const start = Buffer.from([0, 0, 0, 8, 0, 3, 0, 0]);

test('gathers messages up to the one that asks for an answer, however the stream is cut', () => {
  const stream = Buffer.concat([
    start,
    message('P', 'select 1'),
    message('B', 'x'.repeat(300)),
    message('E'),
    message('S'),
    message('Q', 'commit'),
    message('X'),
  ]);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: stream.length - 1 }), { maxLength: 12 }), (cuts) => {
      const batcher = createBatcher();
      const edges = [0, ...cuts.sort((a, b) => a - b), stream.length];
      const results = edges.slice(1).map((edge, index) => batcher.push(stream.subarray(edges[index], edge)));
      expect(results.flatMap(({ batches }) => batches.map((batch) => batch.toString('latin1', 0, 1)))).toEqual([
        'P',
        'Q',
      ]);
      expect(Buffer.concat(results.flatMap(({ batches }) => batches))).toEqual(stream.subarray(8, stream.length - 5));
      expect(results.filter(({ isStart }) => isStart)).toHaveLength(1);
      expect(results.at(-1)?.isClosed).toBe(true);
    }),
  );
});
