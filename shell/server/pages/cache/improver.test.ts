import { expect, test } from '@jest/globals';
import { EncodedBody } from '../../http/encoded-body.ts';
import { compress } from '../../http/encodings.ts';
import { createImprover } from './improver.ts';
import { createPageCopy, type PageCopy, prepareEncoding } from './page-copy.ts';
import { plain } from './page-variant.ts';

const html = (word: string) =>
  Buffer.from(Array.from({ length: 500 }, (_, i) => `<li>${word} ${(i * 7919) % 1000}</li>`).join(''));

async function copyOf(text: Buffer): Promise<PageCopy> {
  const copy = createPageCopy(plain, '"tag"', [], new EncodedBody(text));
  await prepareEncoding(copy, 'br');
  return copy;
}

/** Resolves when the copy is answered with these bytes. */
async function answersWith(copy: PageCopy, length: number): Promise<void> {
  while (copy.hot.br?.bytes.length !== length) await new Promise(setImmediate);
  expect(copy.hot.br.headers).toContain(String(length));
}

test('packs well what is asked for a third time, and at once what takes its place', async () => {
  const { improve, follow } = createImprover();
  const [first, second] = [html('one'), html('another')];
  const best = await Promise.all([first, second].map((text) => compress(text, 'br', 11)));
  const copy = await copyOf(first);
  expect(copy.hot.br?.bytes.length).toBeGreaterThan(Number(best[0]?.length));
  for (copy.hits = 1; copy.hits < 3; copy.hits += 1) {
    improve(copy);
    expect(copy.isImproved).toBe(false);
  }
  improve(copy);
  await answersWith(copy, Number(best[0]?.length));
  const next = await copyOf(second);
  follow(next, copy);
  await answersWith(next, Number(best[1]?.length));
});

test('leaves alone what takes the place of a page that few asked for', async () => {
  const { follow } = createImprover();
  const copy = await copyOf(html('one'));
  follow(copy, await copyOf(html('another')));
  expect([copy.hits, copy.isImproved]).toEqual([0, false]);
});
