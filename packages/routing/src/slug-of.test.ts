import { expect, test } from '@jest/globals';
import { slugOf } from './slug-of.ts';
import { isSlug } from './slugs.ts';

test.each([
  ['Роздільна здатність', 'rozdilna-zdatnist'],
  ['Щит із ґратами', 'shchyt-iz-gratamy'],
  ['Пам’ять 16 ГБ', 'pamiat-16-hb'],
  ['Wi-Fi 6+', 'wi-fi-6-plus'],
  ['−12 V', 'minus-12-v'],
  ['27″ 16×9', '27-16x9'],
  ['Señal é', 'senal-e'],
  ['  — ', ''],
])('%j becomes %j', (text, slug) => {
  expect(slugOf(text)).toBe(slug);
  expect(slug === '' || isSlug(slug)).toBe(true);
});
