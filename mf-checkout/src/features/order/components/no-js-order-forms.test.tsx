/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import type { CartLine, Order } from '@vitryna/contracts/api';
import { cartLine, cartSummary, money, productCard, user } from '@vitryna/testing';
import { guardConsole } from '@vitryna/testing/console-guard';
import { orderId, ownOrder } from '../../../testing/order-api.ts';
import { renderInStore } from '../../../testing/render-in-store.tsx';
import type { LoadedOrder } from '../load-order.ts';
import { orderForms } from '../order-forms.ts';
import { NoJsOrderForms } from './no-js-order-forms.tsx';

guardConsole();

const nothing = { pay: false, cancel: false, repeat: false, return: false, review: false };
const keys = {
  card: 'k1',
  privatParts: 'k2',
  monoParts: 'k3',
  cancel: 'k4',
  repeat: 'k5',
  return: 'k6',
  account: 'k7',
};
/** Somebody who is signed in, for whom no form is there. */
const signedIn = user({ email: 'o@example.com' });
const loadedAs = (more: Partial<NonNullable<LoadedOrder>>) => ({
  ...{ view: null, problem: null, keys, refusal: null, user: signedIn },
  ...more,
});

/** What each form would post. */
function open(overrides: Partial<Order>, more: Partial<NonNullable<LoadedOrder>> = {}) {
  const order = ownOrder({ can: nothing, ...overrides }) as Order;
  const loaded = loadedAs(more);
  renderInStore(<NoJsOrderForms order={order} orderKey={{ orderId, token: 't' }} loaded={loaded} />, {});
  return [...document.forms].map((form) => {
    const posted = Object.fromEntries(new FormData(form));
    const declared = orderForms[posted.form as keyof typeof orderForms];
    const known = ['form', 'key', ...Object.keys(declared.fields)];
    // A password manager wants a name beside a password.
    const unknown = Object.keys(posted).filter(
      (name) => name !== 'username' && !known.includes(name.replace(/\.\d+\./, '.*.')),
    );
    expect(form.getAttribute('method')).toBe('post');
    return { ...posted, unknown };
  });
}
const own = { orderId, token: 't', unknown: [] };

test('pays by card, and in parts at the banks that take the sum, each under a key of its own', () => {
  const summary = cartSummary(undefined, { total: money(900) });
  expect(open({ can: { ...nothing, pay: true }, summary })).toEqual([
    { ...own, form: 'pay', key: 'k1', method: 'card' },
    { ...own, form: 'pay', key: 'k2', method: 'privatParts', parts: '2' },
  ]);
  expect(screen.getByRole('option', { name: /2 .* 450/ })).toBeTruthy();
});

test('gives the order up with a reason, and puts it into the cart again', () => {
  expect(open({ can: { ...nothing, cancel: true, repeat: true } })).toEqual([
    { ...own, form: 'repeat', key: 'k5' },
    { ...own, form: 'cancel', key: 'k4', reason: 'changedMind', comment: '' },
  ]);
});

test('offers no bank for what is paid in cash, and nothing where nothing can be done', () => {
  const payment = {
    method: 'cashOnDelivery' as const,
    state: 'none' as const,
    company: null,
    invoiceUrl: null,
    receiptUrl: null,
  };
  expect(open({ can: { ...nothing, pay: true }, payment })).toEqual([]);
});

test('looks again whether the bank has paid, with what lets the order be seen', () => {
  const payment = {
    method: 'card' as const,
    state: 'pending' as const,
    company: null,
    invoiceUrl: null,
    receiptUrl: null,
  };
  renderInStore(
    <NoJsOrderForms
      order={ownOrder({ can: nothing, payment }) as Order}
      orderKey={{ orderId, token: 't' }}
      loaded={loadedAs({})}
    />,
    {},
  );
  const form = screen.getByRole<HTMLButtonElement>('button', { name: 'Перевірити оплату' }).form;
  expect(form?.method).toBe('get');
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ token: 't' });
});

test('says why a form was refused', () => {
  open({}, { refusal: { form: 'pay', code: 'notPayable', fields: [] } });
  expect(screen.getByText('Замовлення відтоді змінилося: ось яке воно зараз.')).toBeTruthy();
});

const one = cartLine({ product: productCard({ id: '7' }), quantity: 1 });
const two = cartLine({ product: productCard({ id: '8' }), quantity: 2 });
const returned = (lines: CartLine[], more?: Partial<NonNullable<LoadedOrder>>) =>
  open({ can: { ...nothing, return: true }, lines: lines.map((line) => ({ ...line, priceAtOrder: money(1) })) }, more);

test('sends back what is ticked, each with its reason, and photographs', () => {
  const [form] = returned([one, two]);
  const lines = {
    'lines.0.quantity': '1',
    'lines.0.reason': 'defect',
    'lines.1.quantity': '2',
    'lines.1.reason': 'defect',
  };
  expect(form).toEqual({
    ...own,
    ...lines,
    ...{ form: 'return', key: 'k6', iban: '', comment: '', files: expect.any(File) },
  });
  expect(document.forms[0]?.enctype).toBe('multipart/form-data');
  const [box] = screen.getAllByRole<HTMLInputElement>('checkbox');
  box?.click();
  expect(new FormData(document.forms[0]).get('lines.0.productId')).toBe('7');
  // One product has nothing to choose among.
  cleanup();
  expect(returned([one])[0]).toMatchObject({ 'lines.0.productId': '7' });
});

test.each([
  [{ code: 'validation', fields: ['lines'] }, 'Виберіть, що повертаєте'],
  [{ code: 'validation', fields: ['lines.0.quantity'] }, 'Виберіть, що повертаєте'],
  [{ code: 'validation', fields: ['iban'] }, '@Entry field is wrong'],
  [{ code: 'wrongType', fields: [] }, '@Wrong file type'],
  [{ code: 'tooLarge', fields: [] }, '@File is too large'],
  [{ code: 'unavailable', fields: [] }, 'Не вийшло. Спробуйте ще раз'],
])('says at the form of a return what was wrong: %j', (refusal, words) => {
  returned([one], { refusal: { form: 'return', ...refusal } });
  const form = screen.getByRole('form', { name: 'Повернення' });
  expect(within(form).getByText(words.replace('@', ''))).toBeTruthy();
});

test('says above the forms that a return was refused whose order has moved on', () => {
  open({ status: 'returnRequested' }, { refusal: { form: 'return', code: 'notReturnable', fields: [] } });
  expect(screen.getByText('Замовлення відтоді змінилося: ось яке воно зараз.')).toBeTruthy();
});

test('offers a guest an account by a password, and sign-in for a taken address; tells a signed-in shopper so', () => {
  const [form] = open({}, { user: null });
  expect(form).toEqual({ ...own, form: 'account', key: 'k7', username: 'o@example.com', password: '' });
  cleanup();
  open({}, { user: null, refusal: { form: 'account', code: 'emailTaken', fields: [] } });
  expect(screen.getByRole('alert').textContent).toContain('This email is already registered');
  expect(screen.getByRole('link', { name: 'Увійти' }).getAttribute('href')).toBe('/ua/account');
  cleanup();
  expect(open({})).toEqual([]);
  expect(screen.getByText('Ви увійшли: o@example.com')).toBeTruthy();
  cleanup();
  // Nobody knows: a form that may be refused is not offered.
  expect(open({}, { user: undefined })).toEqual([]);
});
