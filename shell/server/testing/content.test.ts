/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { expect, test } from '@jest/globals';
import { readBrand } from '@vitryna/brand';
import { attacks, findInDocument, findInPart } from '@vitryna/clean-html/testing';
import { htmlKeys } from '@vitryna/contracts/content';
import { seedSource } from '@vitryna/demo-catalogue';
import { cleanContent } from '../upstream/clean-content.ts';

/** Every text below a key of HTML, at any depth. */
function textsIn(value: unknown, isHtml = false): string[] {
  if (typeof value === 'string') return isHtml ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => textsIn(item, isHtml || htmlKeys.some((html) => html === key)));
}

function notLeftOut(key: string): never {
  throw new Error(`${key} was left out`);
}

test('texts of the demo come out as they were', () => {
  // What the gateway is answered: an item's own key `body` is none of the contract's.
  const answers = seedSource.contents(readBrand()).items.map(({ body }) => body);
  const before = structuredClone(answers);
  cleanContent(answers, notLeftOut);
  expect(answers).toEqual(before);
  expect(textsIn(answers).filter((html) => html.includes('<')).length).toBeGreaterThan(50);
});

const all = Object.values(attacks).flat();
const fields: Record<string, (html: string) => unknown> = {
  'the body of a page': (html) => ({ path: '/', body: html }),
  'a page in a list': (html) => [{ path: '/', body: html }],
  'a block of text': (html) => ({ blocks: [{ type: 'text', html }] }),
  'an accordion': (html) => ({ blocks: [{ type: 'accordion', items: [{ title: 'a', html }] }] }),
  steps: (html) => ({ blocks: [{ type: 'steps', items: [{ title: 'a', html }] }] }),
  'a block that nobody knows yet': (html) => ({ blocks: [{ type: 'hologram', layers: [[{ html }]] }] }),
  'a text in languages': (html) => ({ html: { uk: [html], ru: html } }),
  'an answer to a question': (html) => ({ groups: [{ items: [{ q: 'a', a: html }] }] }),
  'texts of a category': (html) => ({ top: html, bottom: html, faq: [{ q: 'a', a: html }] }),
  'a post': (html) => ({ slug: 'a', blocks: [{ type: 'text', html }], related: [{ blocks: [{ html }] }] }),
};

test.each(Object.entries(fields))('nothing runs from %s', (_, field) => {
  const answers = all.map((html) => ({ data: field(html) }));
  for (const answer of answers) cleanContent(answer, notLeftOut);
  const texts = textsIn(answers);
  expect(texts.length).toBeGreaterThanOrEqual(all.length);
  expect([...findInPart(texts.join('')), ...findInDocument(texts.join(''))]).toEqual([]);
});
