import { expect, test } from '@jest/globals';
import { type GuideFacts, guidePath, guideText } from './llms-text.ts';

const publicUrl = 'https://shop.example';
const facts: GuideFacts = {
  name: 'Вітрина',
  summary: 'Електроніка,\nобрана за цифрами',
  config: null,
  categories: [{ path: '/kamery', title: 'Камери', note: 'IP-камери, Реєстратори' }],
  pages: [{ path: '/warranty', title: 'Гарантія [12] місяців', note: '' }],
  posts: [],
  legal: [{ path: '/public-offer', title: 'Оферта' }],
};

test('is a heading, a summary and lists of links, as llmstxt.org has them', () => {
  const text = guideText(publicUrl, 'uk', facts);
  const lines = text.split('\n');
  expect(lines.slice(0, 4)).toEqual(['# Вітрина', '', '> Електроніка, обрана за цифрами', '']);
  expect(lines.filter((line) => /^# /.test(line))).toHaveLength(1);
  expect(lines.filter((line) => line.startsWith('## '))).toEqual([
    '## Каталог',
    '## Покупцям',
    '## Дані',
    '## Optional',
  ]);
  const links = lines.slice(lines.indexOf('## Каталог')).filter((line) => line !== '' && !line.startsWith('## '));
  for (const line of links) expect(line).toMatch(/^- \[(?:[^[\]\\]|\\.)+\]\(https:\/\/[^()\s]+\)(?:: \S.*)?$/);
  expect(text).toContain('- [Камери](https://shop.example/ua/kamery): IP-камери, Реєстратори\n');
  expect(text).toContain('- [Гарантія \\[12\\] місяців](https://shop.example/ua/warranty)\n');
  expect(text).toContain('(https://shop.example/feeds/prices.yml)');
});

test('each language leads to the other one', () => {
  expect(guidePath('uk')).toBe('/llms.txt');
  expect(guideText(publicUrl, 'uk', facts)).toContain(`[На русском](${publicUrl}${guidePath('ru')})`);
  const russian = guideText(publicUrl, 'ru', facts);
  expect(russian).toContain(`[Українською](${publicUrl}/llms.txt)`);
  expect(russian).toContain('(https://shop.example/kamery)');
});
