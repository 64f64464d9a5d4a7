import { expect, test } from '@jest/globals';
import { createPhraseCollector } from './phrases.ts';

function phrasesOf(...names: string[]): string[] {
  const collector = createPhraseCollector();
  for (const name of names) collector.include(name, 'uk', 1);
  return collector.finish().map(({ text }) => text);
}

test.each([
  ['Камери з Wi-Fi', 'камери з Wi-Fi'],
  ['Веб-камери', 'веб-камери'],
  ['IP-камери', 'IP-камери'],
  ['Онлайн-ДБЖ', 'Онлайн-ДБЖ'],
  ['Автономні камери з 4G', 'автономні камери з 4G'],
  ['Комп’ютери та периферія', 'комп’ютери та периферія'],
])('offers %s as %s', (name, phrase) => expect(phrasesOf(name)).toEqual([phrase]));

test('writes makers and series as they write themselves', () => {
  const collector = createPhraseCollector();
  const product = { noun: 'Монітор', maker: 'Forma', name: 'Монітор Forma Speed 27', locale: 'uk', weight: 1 } as const;
  for (let i = 0; i < 3; i += 1) collector.add(product);
  expect(collector.finish().map(({ text }) => text)).toEqual(['монітор', 'монітор Forma', 'монітор Forma Speed']);
});
