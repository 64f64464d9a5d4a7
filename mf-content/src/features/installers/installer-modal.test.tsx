/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { City } from '@vitryna/contracts/api';
import { cityCookie } from '@vitryna/contracts/cookies';
import { announcePageEnd } from '@vitryna/remote-kit';
import { type FakeTable, failWith, user } from '@vitryna/testing';
import { guardConsole } from '@vitryna/testing/console-guard';
import { renderInStore } from '../../testing/render-in-store.tsx';
import { InstallerModal } from './components/installer-modal.tsx';

guardConsole();
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store.
  document.cookie = `${cityCookie.name}=; Max-Age=0; path=/`;
});

const lutsk: City = {
  ref: 'lutsk',
  name: { uk: 'Луцьк', ru: 'Луцк' },
  type: { uk: 'місто', ru: 'город' },
  district: null,
  region: { ref: 'west', name: { uk: 'Волинська область', ru: 'Волынская область' } },
  warehouses: 3,
  courier: true,
};

function open(answer: unknown, table: FakeTable = {}) {
  const onClose = jest.fn();
  const shop = renderInStore(<InstallerModal onClose={onClose} />, {
    'GET /delivery/city/popular': [lutsk],
    'GET /delivery/city/view': lutsk,
    'GET /account/me': user(),
    'POST /marketing/event': answer,
    ...table,
  });
  const sent = () => shop.calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  return { ...shop, onClose, sent };
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const city = () => screen.getByRole<HTMLInputElement>('combobox');
const box = (name: RegExp | string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Надіслати заявку' }));

async function chooseCity() {
  fireEvent.focus(city());
  fireEvent.click(await screen.findByRole('option', { name: /Луцьк/ }));
}

async function fillIn() {
  type('Ваше ім’я', 'Олена');
  type('Телефон', '067 123-45-67');
  type('Електронна пошта', ' olena@example.com ');
  await chooseCity();
  fireEvent.click(box('Сигналізація'));
  fireEvent.click(box('Розумний дім'));
  fireEvent.click(box(/^Приймаю/));
}

test('sends who installs what and where, without a consent that nobody gave, and says that it was taken [§2.9]', async () => {
  const { sent, onClose, stores } = open({ id: 'a', status: 'pending' });
  expect(screen.getAllByRole('checkbox', { checked: false })).toHaveLength(7);
  await fillIn();
  submit();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(sent()).toEqual([
    {
      event: 'subscriptionInstaller',
      name: 'Олена',
      phone: '+380671234567',
      email: 'olena@example.com',
      city: 'lutsk',
      specializations: ['alarm', 'smartHome'],
      marketing: false,
      agree: true,
      extraNote: '',
      startedAt: expect.any(Number),
      sentAt: expect.any(Number),
    },
  ]);
  expect(stores.getState().modals.byName.successful.extra?.titleKey).toBe('We have your application');
});

test('tells who has applied before that the application is there', async () => {
  const { onClose, stores } = open(failWith(409, 'alreadySubscribed'));
  await fillIn();
  submit();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(stores.getState().modals.byName.successful.extra?.titleKey).toBe('Your application is already with us');
});

test('sends nothing while something is missing, says what, and leads to the first of it', async () => {
  const { sent } = open(null);
  type('Ваше ім’я', 'Олена');
  type('Телефон', '067 123-45-67');
  type('Електронна пошта', 'olena@example.com');
  type('Код ЄДРПОУ, якщо є', '123');
  submit();
  await waitFor(() => expect(document.activeElement).toBe(city()));
  expect(city().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('group', { name: 'Що ви монтуєте?' }).getAttribute('aria-describedby')).not.toBeNull();
  expect([box('Мережі'), field('Код ЄДРПОУ, якщо є'), box(/^Приймаю/)].map((one) => one.ariaInvalid)).toEqual([
    'true',
    'true',
    'true',
  ]);
  await chooseCity();
  fireEvent.click(box('Мережі'));
  await waitFor(() => expect(city().getAttribute('aria-invalid')).toBeNull());
  expect(box('Мережі').getAttribute('aria-invalid')).toBe('false');
  expect(sent()).toEqual([]);
});

test('shows at its field what the store refuses', async () => {
  const wrong = { email: [{ rule: 'email', message: '@You entered an incorrect email' }] };
  const { onClose } = open(failWith(400, 'validation', { fields: wrong }));
  await fillIn();
  submit();
  await waitFor(() => expect(field('Електронна пошта').getAttribute('aria-invalid')).toBe('true'));
  expect(document.activeElement).toBe(field('Електронна пошта'));
  expect(onClose).not.toHaveBeenCalled();
});

test.each([
  ['the store fails', failWith(500, 'internal')],
  ['it gets too many', failWith(429, 'tooMany')],
  ['there is no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
])('keeps what was typed and says so when %s', async (_, answer) => {
  const { onClose } = open(answer);
  await fillIn();
  submit();
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
  expect([field('Ваше ім’я').value, city().value, box('Сигналізація').checked]).toEqual(['Олена', 'Луцьк', true]);
});

test('has what is known of the shopper filled in: the account’s, and the city of the visit', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store.
  document.cookie = `${cityCookie.name}=lutsk; path=/`;
  const company = { name: 'Монтаж', edrpou: '14360570' };
  const { stores } = open(null, { 'GET /account/me': { ...user(), company } });
  await act(() => stores.user.load());
  await waitFor(() => expect(city().value).toBe('Луцьк'));
  expect(field('Компанія, якщо є').value).toBe('Монтаж');
  expect(field('Електронна пошта').value).toBe('olena@example.com');
});

test('asks for the city anew when the store does not know that of the visit', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store.
  document.cookie = `${cityCookie.name}=gone; path=/`;
  const { calls } = open(null, { 'GET /delivery/city/view': failWith(404, 'notFound') });
  await waitFor(() => expect(calls.some(({ path }) => path === '/delivery/city/view')).toBe(true));
  submit();
  await waitFor(() => expect(city().getAttribute('aria-invalid')).toBe('true'));
});

test('gives back what was typed after the page was loaded anew', async () => {
  const first = open(null);
  await fillIn();
  announcePageEnd();
  first.unmount();
  open(null);
  await waitFor(() => expect(city().value).toBe('Луцьк'));
  expect([field('Ваше ім’я').value, box('Сигналізація').checked, box('Мережі').checked]).toEqual([
    'Олена',
    true,
    false,
  ]);
});
