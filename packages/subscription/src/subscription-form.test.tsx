/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ApiHooks, createApiClient } from '@vitryna/api-client';
import { createI18n } from '@vitryna/i18n';
import { I18nProvider } from '@vitryna/i18n/react';
import { createStores } from '@vitryna/store';
import { StoreProvider } from '@vitryna/store/react';
import { createFakeTransport, failWith, user } from '@vitryna/testing';
import { guardConsole } from '@vitryna/testing/console-guard';
import { SubscriptionForm, subscribe } from './index.ts';

guardConsole();
afterEach(cleanup);

const texts = JSON.parse(readFileSync(join(import.meta.dirname, 'locales/uk.json'), 'utf8')) as Record<string, string>;
const coupon = { coupon: 'HELLO-10', discount: 10, expiresAt: '2026-12-21T00:00:00Z' };

function open(answer: unknown, { hooks = {}, isAgreed = true }: { hooks?: ApiHooks; isAgreed?: boolean } = {}) {
  const { transport, calls } = createFakeTransport({
    'GET /account/me': user(),
    'POST /marketing/event': answer,
  });
  const api = createApiClient({ transport, hooks });
  const stores = createStores({ locale: 'uk', api, eventBus: { emit: () => {} } });
  const i18n = createI18n({ locale: 'uk', texts, onMissing: () => {} });
  const onSent = jest.fn<(reset: () => void) => void>();
  render(
    <I18nProvider i18n={i18n}>
      <StoreProvider stores={stores}>
        <SubscriptionForm
          name="coupon"
          isAgreed={isAgreed}
          send={(...sent) => subscribe(api, ...sent)}
          onSent={onSent}
        />
      </StoreProvider>
    </I18nProvider>,
  );
  const sent = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  const result = () => {
    const { extra } = stores.getState().modals.byName.successful;
    return extra && { title: i18n.t(extra.titleKey, extra.values), text: i18n.t(extra.textKey), coupon: extra.coupon };
  };
  return { stores, onSent, sent, result };
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Отримати купон' }));
function fillIn() {
  type('Ім’я', ' Олена ');
  type('E-mail', ' olena@example.com ');
}

test.each([
  [true, /Введіть його під час оформлення/],
  [false, /Назвіть його, замовляючи телефоном/],
])('says how to use the coupon; for the cart: %s', async (isForCart, words) => {
  const { result, onSent } = open({ ...coupon, isForCart });
  fillIn();
  submit();
  await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
  expect(result()?.text).toMatch(words);
});

test('sends nothing before the agreement is ticked, which it is at first where the store asks by itself', async () => {
  const { onSent, sent } = open(coupon, { isAgreed: false });
  fillIn();
  submit();
  await screen.findByText('You must accept the terms and conditions');
  expect(sent()).toEqual([]);
  fireEvent.click(screen.getAllByRole('checkbox', { checked: false })[0] as HTMLElement);
  submit();
  await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
});

test('sends a name and an address without consent to e-mails, and tells the coupon in a modal [§2.8 §3.20 §7.3 /marketing/event]', async () => {
  const { onSent, sent, result } = open(coupon);
  fillIn();
  submit();
  await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
  expect(sent()).toEqual([
    {
      event: 'subscriptionWithCoupon',
      email: 'olena@example.com',
      isConfirmed: true,
      name: 'Олена',
      marketing: false,
      extraNote: '',
      startedAt: expect.any(Number),
      sentAt: expect.any(Number),
    },
  ]);
  expect(result()).toMatchObject({ title: 'Ваша знижка\u00a0— 10 %', coupon: 'HELLO-10' });
  expect(field('Ім’я').value).toBe(' Олена ');
  await act(async () => onSent.mock.calls[0]?.[0]());
  expect(field('Ім’я').value).toBe('');
});

test('sends who has had the coupon to the mail', async () => {
  const { result } = open(failWith(409, 'alreadySubscribed'));
  fillIn();
  submit();
  await waitFor(() => expect(result()?.title).toBe('Перевірте пошту'));
  expect(result()?.coupon).toBeUndefined();
});

test.each([
  [429, 'tooMany', 'onTooManyRequests'],
  [503, 'maintenance', 'onMaintenance'],
] as const)('keeps what was typed after a %i, which the client tells the page', async (status, code, hook) => {
  const reported = jest.fn();
  const { onSent, result } = open(failWith(status, code), { hooks: { [hook]: reported } });
  fillIn();
  submit();
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(reported).toHaveBeenCalledTimes(1);
  expect(onSent).not.toHaveBeenCalled();
  expect(result()).toBeNull();
  expect(field('E-mail').value).toBe('olena@example.com');
});

test('a shopper who is known late finds empty fields filled in, and no complaint about them [§3.20 §6.2]', async () => {
  const { stores, sent } = open(coupon);
  submit();
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
  type('Ім’я', 'Оля');
  await act(() => stores.user.load());
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect([field('Ім’я').value, field('E-mail').value]).toEqual(['Оля', 'olena@example.com']);
  expect(sent()).toEqual([]);
});
