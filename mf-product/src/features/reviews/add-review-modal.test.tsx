/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type FakeTable, failWith } from '@vitryna/testing';
import { guardConsole } from '@vitryna/testing/console-guard';
import { openShop } from '../../testing/render-product-page.tsx';
import { AddReviewModal } from './components/add-review-modal.tsx';

guardConsole();
afterEach(cleanup);

const path = '/catalog/product/review/add';

function open(table: FakeTable = { [`POST ${path}`]: { id: '5', status: 'pending' } }) {
  const { calls, stores, wrapper } = openShop(table);
  const onClose = jest.fn();
  render(<AddReviewModal extra={{ productId: '7' }} onClose={onClose} />, { wrapper });
  return { stores, onClose, sent: () => calls.filter(({ method }) => method === 'POST') };
}

const type = (name: string | RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Надіслати відгук' }));

function fillIn() {
  fireEvent.click(screen.getByRole('radio', { name: '4 з 5' }));
  type('Як вам товар?', 'Світить рівно, не блимає.');
  type('Your name', 'Олена Коваль');
  type(/Ел. пошта/, 'olena@example.com');
  fireEvent.click(screen.getByRole('checkbox'));
}

test('sends stars and words, and says that the shop reads them first [§2.9]', async () => {
  const { onClose, sent, stores } = open();
  fillIn();
  send();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent()[0]?.body).toMatchObject({
    ...{ productId: '7', rating: 4, body: 'Світить рівно, не блимає.', author: 'Олена Коваль' },
    ...{ email: 'olena@example.com', files: [], agree: true, extraNote: '' },
  });
  expect(stores.getState().modals.stack).toEqual(['successful']);
});

test('asks for what is missing and sends nothing', async () => {
  const { sent } = open();
  type('Як вам товар?', 'ні');
  send();
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Як вам товар?' }).getAttribute('aria-invalid')).toBe('true'),
  );
  expect(screen.getByRole('group', { name: 'Ваша оцінка' }).getAttribute('aria-describedby')).toBeTruthy();
  expect(sent()).toEqual([]);
});

test('says that this person has written about the product', async () => {
  const refusal = failWith(409, 'alreadyReviewed');
  const { onClose } = open({ [`POST ${path}`]: refusal });
  fillIn();
  send();
  expect(await screen.findByText(/alreadyReviewed/)).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});
