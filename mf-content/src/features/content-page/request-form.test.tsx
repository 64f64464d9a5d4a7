/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { failWith } from '@vitryna/testing';
import { guardConsole } from '@vitryna/testing/console-guard';
import { renderInStore } from '../../testing/render-in-store.tsx';
import { RequestForm } from './components/request-form.tsx';

guardConsole();
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

function send(answer: unknown) {
  const shop = renderInStore(<RequestForm event="feedback" />, { 'POST /marketing/event': answer });
  fireEvent.input(field('Ваше ім’я'), { target: { value: 'Олена' } });
  fireEvent.input(field('Електронна пошта'), { target: { value: 'olena@example.com' } });
  fireEvent.input(field('Повідомлення'), { target: { value: 'Чи є камери на складі?' } });
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: 'Надіслати' }));
  return shop;
}

test('says in a modal that a message was taken, and is empty again [§2.9]', async () => {
  const { calls, stores } = send({ id: '1' });
  await waitFor(() => expect(stores.getState().modals.stack).toEqual(['successful']));
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ event: 'feedback', page: '/' });
  expect(field('Повідомлення').value).toBe('');
});

test.each([
  ['is down', failWith(503, 'unavailable')],
  ['was asked too often', failWith(429, 'tooMany')],
])('says in a modal that a message was not sent, and keeps it, when the store %s [§2.9]', async (_, answer) => {
  const { stores } = send(answer);
  await waitFor(() => expect(stores.getState().modals.stack).toEqual(['unsuccessful']));
  expect(field('Повідомлення').value).toBe('Чи є камери на складі?');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('says in the form what is to be sent once more', async () => {
  const { stores } = send(failWith(400, 'suspected'));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(stores.getState().modals.stack).toEqual([]);
});
