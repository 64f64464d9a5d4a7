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
