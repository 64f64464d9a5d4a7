/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { guardConsole } from '@vitryna/testing/console-guard';
import { renderInStore } from '../../../testing/render-in-store.tsx';
import { OwnTexts } from './reviews.tsx';

guardConsole();

const page = { page: 1, pages: 1, limit: 10 };
const review = {
  ...{ id: 'r1', rating: 4, body: 'Знімає чітко', pros: 'металевий корпус', cons: 'короткий кабель' },
  ...{ createdAt: '2026-11-20T10:00:00Z', reply: null, product: null, status: 'published' },
};

test('shows all that somebody has written of a product, and tells its stars', async () => {
  renderInStore(<OwnTexts />, {
    'GET /account/review/list': { ...page, total: 1, items: [review] },
    'GET /account/question/list': { ...page, total: 0, items: [] },
  });
  await screen.findByText('Знімає чітко');
  const lines = screen.getAllByRole('paragraph').map(({ textContent }) => textContent);
  expect(lines).toEqual(expect.arrayContaining(['Переваги: металевий корпус', 'Недоліки: короткий кабель']));
  expect(screen.getByText('4 з 5')).toBeTruthy();
});

test('says which language was written in, and shows questions when the height of the reviews is known', async () => {
  let answer: (list: object) => void = () => {};
  const late = new Promise<object>((resolve) => {
    answer = resolve;
  });
  const question = { ...review, id: 'q1', body: 'Какой у неё свет?', locale: 'ru', answers: [] };
  renderInStore(<OwnTexts />, {
    'GET /account/review/list': () => late,
    'GET /account/question/list': { ...page, total: 1, items: [question] },
  });
  const asked = await screen.findByText('Какой у неё свет?');
  expect(asked.getAttribute('lang')).toBe('ru');
  const isSeen = () => asked.closest('[hidden]') === null;
  expect(isSeen()).toBe(false);
  answer({ ...page, total: 1, items: [{ ...review, locale: 'uk' }] });
  expect((await screen.findByText('Знімає чітко')).getAttribute('lang')).toBe('uk');
  expect(isSeen()).toBe(true);
});
