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

// Examples of the table of passports (resolution 55 of 2010) itself: each letter is in one of them.
test.each([
  ['Алушта', 'alushta'],
  ['Борщагівка', 'borshchahivka'],
  ['Вінниця', 'vinnytsia'],
  ['Ґалаґан', 'galagan'],
  ['Донецьк', 'donetsk'],
  ['Короп’є', 'koropie'],
  ['Житомир', 'zhytomyr'],
  ['Закарпаття', 'zakarpattia'],
  ['Кадиївка', 'kadyivka'],
  ['Стрий', 'stryi'],
  ['Фастів', 'fastiv'],
  ['Харків', 'kharkiv'],
  ['Чернівці', 'chernivtsi'],
  ['Крюків', 'kriukiv'],
])('writes %s as %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

test('keeps products apart that only a sign tells apart, and drops marks that say nothing', () => {
  expect(['Wi-Fi +', 'Wi-Fi', '10°', '−10°'].map(slugOf)).toEqual(['wi-fi-plus', 'wi-fi', '10', 'minus-10']);
  expect(["об'єкт 24″", '2×4', 'знижка 50%', 'café'].map(slugOf)).toEqual([
    'obiekt-24',
    '2x4',
    'znyzhka-50-vid',
    'cafe',
  ]);
});
