/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { expect, test } from '@jest/globals';
import { attacks, findInDocument, findInPart } from '@vitryna/clean-html/testing';
import { cleanContents } from './clean-contents.ts';

const strings = Object.values(attacks).flat();

test('no text of a product or a category holds what runs, in no language, of no kind', () => {
  expect(strings.length).toBeGreaterThanOrEqual(200);
  const contents = strings.map((attack) => ({
    type: 'description',
    body: { uk: `<p>${attack}</p>`, ru: attack },
  }));
  const clean = cleanContents(contents);
  expect(
    clean.flatMap(({ body }) => [body.uk, body.ru].flatMap((html) => [...findInPart(html), ...findInDocument(html)])),
  ).toEqual([]);
});

test('keeps what a shop writes: its addresses become links, its lines stay lines, and a text is read once', () => {
  const [first] = cleanContents([
    { type: 'kit', body: { uk: 'Камера\nКабель: https://a.example', ru: '<ul><li>Камера</li></ul>' } },
  ]);
  expect(first).toEqual({
    type: 'kit',
    body: {
      uk: 'Камера<br>Кабель: <a href="https://a.example" rel="noopener">https://a.example</a>',
      ru: '<ul><li>Камера</li></ul>',
    },
  });
  expect(cleanContents([{ type: 'kit', body: { uk: '<b>'.repeat(600), ru: '' } }])[0]?.body).toEqual({
    uk: '',
    ru: '',
  });
});
