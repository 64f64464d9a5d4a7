import { expect, test } from '@jest/globals';
import { findQuestions } from './find-questions.ts';

const groups = [
  {
    title: 'Доставка',
    items: [
      { slug: 'term', q: 'Коли приїде замовлення?', a: '<p>Наступного дня кур’єром.</p>' },
      { slug: 'free', q: 'Коли доставка безкоштовна?', a: '<p>Від 2000&nbsp;₴</p>' },
    ],
  },
  { title: 'Гарантія', items: [{ slug: 'receipt', q: 'Загубив чек?', a: '<p class="note">Знайдемо за номером.</p>' }] },
];
const found = (query: string) => findQuestions(groups, query).flatMap(({ items }) => items.map(({ slug }) => slug));

test.each([
  ['shows all without a query', ' ', ['term', 'free', 'receipt']],
  ['finds words in a question, whatever their case and ending', 'БЕЗКОШТОВНОЮ', ['free']],
  ['finds words in an answer, whatever its apostrophe', "кур'єр", ['term']],
  ['wants every word', 'коли доставка', ['free']],
  ['does not look into markup', 'class', []],
  ['finds nothing', 'оренда', []],
])('%s', (_, query, slugs) => {
  expect(found(query)).toEqual(slugs);
});
