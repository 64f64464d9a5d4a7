/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { failWith } from '@vitryna/testing';
import { guardConsole } from '@vitryna/testing/console-guard';
import { renderInStore } from '../../testing/render-in-store.tsx';
import { AuthorForm } from './components/author-form.tsx';

guardConsole();
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const noJs = { key: 'k', startedAt: 5, problem: null, wrong: [] };
const open = (answer: unknown, facts = {}) =>
  renderInStore(<AuthorForm noJs={{ ...noJs, ...facts }} page="/ua/blog/become-author" />, {
    'POST /marketing/event': answer,
  });
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Надіслати пропозицію' }));

function fillIn() {
  type('Ваше ім’я', 'Олена');
  type('Електронна пошта', 'olena@example.com');
  type('Про що хочете написати?', 'Як заземлити щоглу');
  type('Про себе', 'Монтую десять років');
  fireEvent.click(screen.getByRole('checkbox'));
}

test('sends a proposal, says that it was taken, and is empty again [§2.6 blog]', async () => {
  const { calls, stores } = open({ id: '1' });
  fillIn();
  submit();
  await waitFor(() => expect(stores.getState().modals.stack).toEqual(['successful']));
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    ...{ event: 'becomeAuthor', name: 'Олена', email: 'olena@example.com', subject: 'Як заземлити щоглу' },
    ...{ body: 'Монтую десять років', agree: true, page: '/ua/blog/become-author' },
  });
  expect(field('Про себе').value).toBe('');
});

test('keeps what was typed when it could not be sent, and says why', async () => {
  open(failWith(503, 'unavailable'));
  fillIn();
  submit();
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(field('Про себе').value).toBe('Монтую десять років');
});

test('sends nothing while something is missing', async () => {
  const { calls } = open({ id: '1' });
  submit();
  await waitFor(() => expect(field('Ваше ім’я').ariaInvalid).toBe('true'));
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('is a form that a browser posts, and says what was wrong with it [§2.6 blog]', () => {
  const { container } = open(null, { problem: 'validation', wrong: ['email', 'agree', 'page'] });
  const form = container.querySelector('form');
  expect(form?.method).toBe('post');
  expect(Object.fromEntries(new FormData(form ?? undefined))).toMatchObject({
    ...{ form: 'author', key: 'k', startedAt: '5', event: 'becomeAuthor', page: '/ua/blog/become-author' },
  });
  expect(screen.getByText('Електронна пошта, згода')).toBeTruthy();
});
