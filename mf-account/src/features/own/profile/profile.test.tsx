/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { User } from '@vitryna/contracts/api';
import { type FakeCall, failWith, user } from '@vitryna/testing';
import { guardConsole } from '@vitryna/testing/console-guard';
import { renderInStore } from '../../../testing/render-in-store.tsx';
import { Profile } from './profile.tsx';

guardConsole();

/** The profile of somebody whom the server changes as it is told, or refuses to. */
async function open(overrides: Partial<User> = {}, refuse?: (call: FakeCall) => unknown) {
  let known = user(overrides);
  const shop = renderInStore(<Profile />, {
    'GET /account/me': () => known,
    'POST /account/update': (call: FakeCall) => {
      const refusal = refuse?.(call);
      if (refusal) return refusal;
      const { consents, ...changes } = call.body as Partial<User>;
      known = { ...known, ...changes, consents: { ...known.consents, ...consents } };
      return known;
    },
  });
  await act(() => shop.stores.user.load());
  const sent = () => shop.calls.filter(({ path }) => path === '/account/update').map(({ body }) => body);
  return { ...shop, sent };
}

const part = (name: string) => within(screen.getByRole('form', { name }));
const fill = (name: string, label: string, value: string) =>
  fireEvent.change(part(name).getByLabelText(label), { target: { value } });
const save = (name: string) => fireEvent.click(part(name).getByRole('button', { name: 'Зберегти' }));

test('saves each part by itself, and takes empty fields for none [§1.4 §2.6 §2.8 §6.2]', async () => {
  const { sent } = await open({ company: { name: 'ТОВ «Каштан»', edrpou: '12345678' }, birthday: '1990-01-31' });
  fill('Особисті дані', 'Прізвище', ' ');
  fill('Особисті дані', 'День народження', '');
  save('Особисті дані');
  await part('Особисті дані').findByText('Збережено');
  fill('Компанія', 'Назва компанії', '');
  fill('Компанія', 'Код ЄДРПОУ', '');
  save('Компанія');
  await part('Компанія').findByText('Збережено');
  expect(sent()).toEqual([
    { name: { firstName: 'Олена', lastName: null, middleName: null }, birthday: null, locale: 'uk' },
    { company: null },
  ]);
});

test('keeps what is typed while a part is being saved', async () => {
  const { sent } = await open({}, () => {
    fill('Особисті дані', 'По батькові', 'Іванівна');
  });
  fill('Особисті дані', 'Прізвище', ' Коваль ');
  save('Особисті дані');
  const field = (label: string) => part('Особисті дані').getByLabelText<HTMLInputElement>(label).value;
  await waitFor(() => expect(field('Прізвище')).toBe('Коваль'));
  expect(field('По батькові')).toBe('Іванівна');
  expect(part('Особисті дані').queryByText('Збережено')).toBeNull();
  await waitFor(() => expect(part('Особисті дані').getByRole('button').hasAttribute('disabled')).toBe(false));
  save('Особисті дані');
  await part('Особисті дані').findByText('Збережено');
  expect(sent()).toMatchObject([{ name: { middleName: null } }, { name: { middleName: 'Іванівна' } }]);
});

test('sends only the contact that is another one, in the form that the store keeps', async () => {
  const { sent } = await open();
  fill('Контакти', 'Телефон', '050 765 43 21');
  save('Контакти');
  await part('Контакти').findByText('Збережено');
  expect(sent()).toEqual([{ phone: '+380507654321' }]);
});

test('says at its field what the server refuses', async () => {
  await open({}, () =>
    failWith(400, 'validation', {
      fields: { 'name.lastName': [{ rule: 'person', message: '@You entered an incorrect name' }] },
    }),
  );
  fill('Особисті дані', 'Прізвище', 'Коваленко');
  save('Особисті дані');
  await part('Особисті дані').findByText('Ви ввели неправильне ім’я');
  expect(part('Особисті дані').getByLabelText('Прізвище').getAttribute('aria-invalid')).toBe('true');
});

test('asks to confirm the address that is asked for, before the one that is known', async () => {
  await open({ emailConfirmed: false, pending: { email: 'new@example.com', phone: null } });
  expect(screen.getByText('Підтвердьте адресу new@example.com')).toBeTruthy();
});

test('takes a consent back that was not saved', async () => {
  await open({}, () => failWith(500, 'broken'));
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Пропозиції в SMS' });
  fireEvent.click(box);
  expect(box.checked).toBe(true);
  await screen.findByText('Не збережено. Спробуйте ще раз');
  expect(box.checked).toBe(false);
});
