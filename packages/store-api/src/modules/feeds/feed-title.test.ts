import { expect, test } from '@jest/globals';
import { feedTitle } from './feed-title.ts';

test.each([
  ['Камера Zoria C4', 'Камера Zoria C4'],
  ['АКЦІЯ! Камера Zoria C4', 'Камера Zoria C4'],
  ['Камера Zoria C4 (знижка) — безкоштовна доставка', 'Камера Zoria C4'],
  ['КАМЕРА ЗОВНІШНЯ Zoria C4', 'Камера зовнішня Zoria C4'],
  ['ДБЖ Zoria UPS-650VA', 'ДБЖ Zoria UPS-650VA'],
  ['Хіт продажів 🔥 Роутер Zoria R1 ★★★', 'Роутер Zoria R1'],
  ['Новинка: роутер Zoria R1', 'роутер Zoria R1'],
  ['Камера для акціонерів', 'Камера для акціонерів'],
  ['!!!', ''],
])('takes %j as %j', (name, title) => {
  expect(feedTitle(name)).toBe(title);
});

test('cuts a long name at a word, at 150 characters', () => {
  const title = feedTitle(`Камера ${'дуже гарна '.repeat(30)}`);
  expect(title.length).toBeLessThanOrEqual(150);
  expect(title).toMatch(/(?:дуже|гарна)$/);
  expect(feedTitle('x'.repeat(200))).toHaveLength(150);
});
