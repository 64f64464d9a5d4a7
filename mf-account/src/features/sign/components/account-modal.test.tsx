/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { type FakeTable, respond, user } from '@vitryna/testing';
import { guardConsole } from '@vitryna/testing/console-guard';
import { renderInStore } from '../../../testing/render-in-store.tsx';
import { AccountModal } from './account-modal.tsx';

guardConsole();

const refuse = (status: number, code: string, more: object = {}) =>
  respond({ status, body: { error: { code, message: '@Wrong username or password', ...more } } });

function open(table: FakeTable) {
  let closings = 0;
  const shop = renderInStore(<AccountModal extra={null} onClose={() => (closings += 1)} />, table);
  return { ...shop, closings: () => closings };
}

const field = (name: string | RegExp) => screen.findByLabelText<HTMLInputElement>(name);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function enter(username: string) {
  fireEvent.change(await field('Електронна пошта або телефон'), { target: { value: username } });
  press('Продовжити');
}
async function tryPassword(password: string) {
  fireEvent.change(await field('Пароль'), { target: { value: password } });
  press('Увійти');
}

const known = { 'POST /account/username': { exists: true, methods: ['password', 'code'] } };

test('says one thing of a wrong name and a wrong password, and the first field is as it was', async () => {
  open({ ...known, 'POST /account/sign/in': refuse(400, 'badCredentials') });
  await enter('Olena@Example.com');
  await tryPassword('not-this-one');
  expect((await screen.findByRole('alert')).textContent).toBe('Неправильний логін або пароль');
  expect((await field('Пароль')).value).toBe('not-this-one');
  press('Змінити');
  expect((await field('Електронна пошта або телефон')).value).toBe('olena@example.com');
});

test('says how long to wait after too many attempts', async () => {
  const headers = { 'retry-after': '840' };
  open({ ...known, 'POST /account/sign/in': respond({ status: 429, headers, body: { error: { code: 'tooMany' } } }) });
  await enter('067 123 45 67');
  await tryPassword('not-this-one');
  expect((await screen.findByRole('alert')).textContent).toBe('Забагато спроб. Спробуйте ще раз через 14 хв');
});

test('tells password managers what each field is, and shows a password on demand', async () => {
  open(known);
  expect((await field('Електронна пошта або телефон')).autocomplete).toBe('username');
  await enter('067 123 45 67');
  const password = await field('Пароль');
  expect([password.type, password.autocomplete]).toEqual(['password', 'current-password']);
  expect((await field('Електронна пошта або телефон')).autocomplete).toBe('username');
  press('Показати пароль');
  expect(password.type).toBe('text');
});

test('brings everything of who came in, tells the other tabs, and closes [§2.9]', async () => {
  const { closings, calls, eventBus, stores } = open({
    ...known,
    'POST /account/sign/in': { ...user(), merged: { cart: 1, favorites: 0, comparison: 0 } },
    'GET /account/me': user(),
  });
  const reported: unknown[] = [];
  eventBus.on('account:user-changed', (payload) => reported.push(payload));
  await enter('olena@example.com');
  await tryPassword('каштан-7-липа');
  await waitFor(() => expect(closings()).toBe(1));
  expect(stores.getState().user.profile?.id).toBe(user().id);
  expect(calls.some(({ path }) => path === '/catalog/product/list/cart/all')).toBe(true);
  expect(reported).toEqual([{ isSignedIn: true }]);
});

test('counts the tries that a code has left, and says when it is used up', async () => {
  let left = 1;
  open({
    ...known,
    'POST /account/sign/code/send': { channel: 'sms', ttl: 300, resendIn: 60 },
    'POST /account/sign/code/verify': () => refuse(400, 'badCode', { details: { left: left-- } }),
  });
  await enter('067 123 45 67');
  fireEvent.click(await screen.findByRole('button', { name: 'Надіслати код в SMS' }));
  const code = await field('Код');
  expect([code.autocomplete, code.inputMode]).toEqual(['one-time-code', 'numeric']);
  const again = screen.getByRole<HTMLButtonElement>('button', { name: /^Новий код через \d+ с$/ });
  expect(again.disabled).toBe(true);
  fireEvent.change(code, { target: { value: '111111' } });
  press('Увійти');
  await screen.findByText('Неправильний код. Залишилося спроб: 1');
  press('Увійти');
  await screen.findByText('Цей код уже не діє. Попросіть інший');
});

test('makes an account of an address that nobody has, and tells how strong a password is in words', async () => {
  const { calls } = open({
    'POST /account/username': { exists: false, methods: [] },
    'POST /account/sign/up': respond({
      status: 409,
      body: { error: { code: 'emailTaken', message: '@This email is already registered' } },
    }),
  });
  await enter('olena@example.com');
  expect((await field('Електронна пошта')).value).toBe('olena@example.com');
  fireEvent.change(await field('Ваше ім’я'), { target: { value: 'Олена' } });
  const password = await field('Придумайте пароль');
  expect(password.autocomplete).toBe('new-password');
  fireEvent.change(password, { target: { value: 'olena123' } });
  await screen.findByText('Це майже ваше ім’я або адреса. Додайте інші слова');
  fireEvent.change(password, { target: { value: 'каштан-7-липа' } });
  await screen.findByText('Надійний');
  press('Створити акаунт');
  expect((await screen.findByText('Потрібно прийняти умови та положення')).id).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: /Приймаю/ }));
  press('Створити акаунт');
  await screen.findByText('Ця електронна адреса вже зареєстрована');
  const sent = calls.find(({ path }) => path === '/account/sign/up');
  expect(sent?.body).toMatchObject({ firstName: 'Олена', email: 'olena@example.com', marketing: false, locale: 'uk' });
});

test('answers a lost password alike for every user name [§2.9]', async () => {
  const { calls } = open({ ...known, 'POST /account/recovery/send': { ttl: 3600 } });
  await enter('olena@example.com');
  await field('Пароль');
  press('Забули пароль?');
  fireEvent.click(await screen.findByRole('button', { name: 'Надіслати посилання' }));
  await screen.findByText(/^Якщо olena@example.com має акаунт/);
  expect(calls.at(-1)?.body).toEqual({ username: 'olena@example.com' });
});

test('offers a passkey only where the browser knows them', async () => {
  open(known);
  await field('Електронна пошта або телефон');
  expect(screen.queryByRole('button', { name: 'З ключем доступу' })).toBeNull();
  cleanup();
  Object.assign(window, { PublicKeyCredential: class {} });
  try {
    open(known);
    expect(await screen.findByRole('button', { name: 'З ключем доступу' })).toBeTruthy();
  } finally {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
  }
});
