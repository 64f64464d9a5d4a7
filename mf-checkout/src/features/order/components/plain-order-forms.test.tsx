/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { Order } from '@vitryna/contracts/api';
import { cartSummary, money } from '@vitryna/testing';
import { guardConsole } from '@vitryna/testing/console-guard';
import { orderId, ownOrder } from '../../../testing/order-api.ts';
import { renderInStore } from '../../../testing/render-in-store.tsx';
import { orderForms } from '../order-forms.ts';
import { PlainOrderForms } from './plain-order-forms.tsx';

guardConsole();

const nothing = { pay: false, cancel: false, repeat: false, return: false, review: false };
const keys = { card: 'k1', privatParts: 'k2', monoParts: 'k3', cancel: 'k4', repeat: 'k5' };

/** What each form would post. */
function open(overrides: Partial<Order>, refusal: string | null = null) {
  const order = ownOrder({ can: nothing, ...overrides }) as Order;
  const loaded = { view: null, problem: null, keys, refusal };
  renderInStore(<PlainOrderForms order={order} orderKey={{ orderId, token: 't' }} loaded={loaded} />, {});
  return [...document.forms].map((form) => {
    const posted = Object.fromEntries(new FormData(form));
    const declared = orderForms[posted.form as keyof typeof orderForms];
    const unknown = Object.keys(posted).filter(
      (name) => !['form', 'key', ...Object.keys(declared.fields)].includes(name),
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
    <PlainOrderForms
      order={ownOrder({ can: nothing, payment }) as Order}
      orderKey={{ orderId, token: 't' }}
      loaded={{ view: null, problem: null, keys, refusal: null }}
    />,
    {},
  );
  const form = screen.getByRole<HTMLButtonElement>('button', { name: 'Перевірити оплату' }).form;
  expect(form?.method).toBe('get');
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ token: 't' });
});

test('says why a form was refused', () => {
  open({}, 'notPayable');
  expect(screen.getByText('Замовлення відтоді змінилося: ось яке воно зараз.')).toBeTruthy();
});
