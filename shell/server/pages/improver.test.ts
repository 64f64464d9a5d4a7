import { expect, test } from '@jest/globals';
import { compress } from '../http/encodings.ts';
import { createImprover } from './improver.ts';
import { createPageEntry, type PageEntry, prepareEncoding } from './page-entry.ts';

const html = (word: string) =>
  Buffer.from(Array.from({ length: 500 }, (_, i) => `<li>${word} ${(i * 7919) % 1000}</li>`).join(''));

async function entryOf(text: Buffer): Promise<PageEntry> {
  const result = { status: 200, html: text, cache: 'public' as const, styleHashes: [], route: 'home', lostRemotes: [] };
  const entry = createPageEntry({ result, security: [], now: 0, freshMs: 1000, isDegraded: false, isShared: true });
  await prepareEncoding(entry, 'br');
  return entry;
}

/** Resolves when the entry is answered with these bytes. */
async function answersWith(entry: PageEntry, length: number): Promise<void> {
  while (entry.hot.br?.bytes.length !== length) await new Promise(setImmediate);
  expect(entry.hot.br.headers).toContain(String(length));
}

test('packs well what is asked for a third time, and at once what takes its place', async () => {
  const { improve, takeOver } = createImprover();
  const [first, second] = [html('one'), html('another')];
  const best = await Promise.all([first, second].map((text) => compress(text, 'br', 11)));
  const entry = await entryOf(first);
  expect(entry.hot.br?.bytes.length).toBeGreaterThan(Number(best[0]?.length));
  for (entry.hits = 1; entry.hits < 3; entry.hits += 1) {
    improve(entry);
    expect(entry.isImproved).toBe(false);
  }
  improve(entry);
  await answersWith(entry, Number(best[0]?.length));
  const next = await entryOf(second);
  takeOver(next, entry);
  await answersWith(next, Number(best[1]?.length));
});

test('leaves alone what takes the place of a page that few asked for', async () => {
  const { takeOver } = createImprover();
  const entry = await entryOf(html('one'));
  takeOver(entry, undefined);
  takeOver(entry, await entryOf(html('another')));
  expect([entry.hits, entry.isImproved]).toEqual([0, false]);
});
