/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { CartLine } from '@vitryna/contracts/api';
import { cartLine, cartSummary, failWith, l10n, money, prices, productCard } from '@vitryna/testing';
import { guardConsole } from '@vitryna/testing/console-guard';
import { createFakeCart } from '../../../testing/fake-cart.ts';
import { renderInStore } from '../../../testing/render-in-store.tsx';
import { CartModal } from './cart-modal.tsx';

guardConsole();

const camera = cartLine({ product: productCard({ id: '1' }), quantity: 1 });
const hub = cartLine({ product: productCard({ id: '2', prices: prices(100) }), quantity: 2 });

function open(lines: CartLine[], answers: object = {}) {
  const cart = createFakeCart(lines);
  const onClose = jest.fn();
  const modal = <CartModal onClose={onClose} load={cart.loadSummary} />;
  return { cart, onClose, ...renderInStore(modal, { ...cart.table, ...answers }) };
}

async function lineOf(name: string) {
  const line = (await screen.findByRole('link', { name })).closest('li');
  if (!line) throw new Error(`no line of ${name}`);
  return within(line);
}
const changes = (calls: { method: string; path: string; body: unknown }[]) =>
  calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path.split('/').at(-1), body]);

test('shows lines with their prices and sums [§2.9]', async () => {
  open([camera, hub]);
  const line = await lineOf('Камера Vartis 2');
  expect(line.getByText('200 ₴')).toBeTruthy();
  expect(line.getByText('100 ₴ / шт.')).toBeTruthy();
  expect((await lineOf('Камера Vartis 1')).getByText('2 999 ₴')).toBeTruthy();
  expect(screen.getByText('3 товари')).toBeTruthy();
  expect(screen.getByText('2 699 ₴')).toBeTruthy();
  expect(screen.getByText('−500 ₴')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Оформити замовлення' }).getAttribute('href')).toBe('/ua/checkout');
});

test('changes a quantity at once and sends the difference', async () => {
  const { calls } = open([hub]);
  const line = await lineOf('Камера Vartis 2');
  fireEvent.click(line.getByRole('button', { name: 'One more' }));
  expect(line.getByText('300 ₴')).toBeTruthy();
  await waitFor(() => expect(changes(calls)).toEqual([['add', { productId: '2', quantity: 1 }]]));
  await screen.findByText('3 товари');
});

test('removes a line, keeps the keyboard in the list, and ends with an empty cart', async () => {
  const { calls } = open([camera, hub]);
  const line = await lineOf('Камера Vartis 2');
  fireEvent.click(line.getByRole('button', { name: 'Прибрати з кошика: Камера Vartis 2' }));
  expect(screen.queryByRole('link', { name: 'Камера Vartis 2' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Товари в кошику' }));
  await waitFor(() => expect(changes(calls)).toEqual([['remove', { productId: '2', quantity: 2 }]]));
  fireEvent.click(screen.getByRole('button', { name: /Прибрати з кошика/ }));
  expect(screen.getByText('Кошик порожній')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'До каталогу' }).getAttribute('href')).toBe('/ua/catalog');
  await waitFor(() => expect(changes(calls)).toHaveLength(2));
});

test('brings a line back that could not be removed', async () => {
  open([hub], { 'POST /catalog/product/cart/remove': failWith(503, 'unavailable') });
  const line = await lineOf('Камера Vartis 2');
  fireEvent.click(line.getByRole('button', { name: /Прибрати/ }));
  await lineOf('Камера Vartis 2');
});

test('tells the way to free delivery and when it is reached', async () => {
  open([hub]);
  expect(await screen.findByText('Ще 1 800 ₴, і доставка безкоштовна')).toBeTruthy();
  const line = await lineOf('Камера Vartis 2');
  fireEvent.change(line.getByRole('textbox'), { target: { value: '10' } });
  fireEvent.keyDown(line.getByRole('textbox'), { key: 'Enter' });
  expect(await screen.findByText('Ще 1 000 ₴, і доставка безкоштовна')).toBeTruthy();
  expect(screen.getByRole('progressbar').getAttribute('value')).toBe('1000');
});

test('says that delivery is paid when a product is in its way', async () => {
  const summary = cartSummary([camera]);
  const freeDelivery = { ...summary.freeDelivery, reached: false, blockedBy: ['1'], left: money(0) };
  const cart = createFakeCart([camera]);
  renderInStore(<CartModal onClose={() => {}} load={async () => ({ ...summary, freeDelivery })} />, cart.table);
  expect(await screen.findByText('Доставка платна')).toBeTruthy();
});

test.each([
  [4, 'Шафа 1, Шафа 2, Шафа 3, Шафа 4'],
  [5, 'Шафа 1, Шафа 2, Шафа 3 і ще 2 товари'],
  [50, 'Шафа 1, Шафа 2, Шафа 3 і ще 47 товарів'],
])('names what is in the way of free delivery: of %d products three, and how many more', async (count, names) => {
  const nameOf = (id: string) => ({ uk: `Шафа ${id}`, ru: `Шкаф ${id}` });
  const ids = Array.from({ length: count }, (_, index) => String(index + 1));
  const lines = ids.map((id) => cartLine({ product: productCard({ id, name: nameOf(id), prices: prices(100) }) }));
  const summary = cartSummary(lines);
  const freeDelivery = { ...summary.freeDelivery, reached: false, blockedBy: ids, left: money(0) };
  const cart = createFakeCart(lines);
  renderInStore(<CartModal onClose={() => {}} load={async () => ({ ...summary, freeDelivery })} />, cart.table);
  expect(await screen.findByText(`Безкоштовна доставка не діє на: ${names}`)).toBeTruthy();
});

test('goes on without the summary', async () => {
  const cart = createFakeCart([camera]);
  const load = async () => {
    throw new Error('lost');
  };
  const { container } = renderInStore(<CartModal onClose={() => {}} load={load} />, cart.table);
  await lineOf('Камера Vartis 1');
  await waitFor(() => expect(container.querySelector('.bar')).toBeNull());
  expect(screen.getByRole('link', { name: 'Оформити замовлення' })).toBeTruthy();
});

test.each([
  ['outOfStock', 'Розпродано: приберіть, щоб замовити решту', false],
  ['notOrderable', 'Зараз його не замовити: приберіть, щоб замовити решту', false],
  ['limited', 'Ви обрали 6. Лишилося тільки 5 штук', true],
  ['priceChanged', 'Ціна змінилася, відколи ви додали товар', true],
] as const)('explains a line that is %s', async (problem, text, isChangeable) => {
  open([{ ...hub, problem, quantity: 6, maxQuantity: 5 }]);
  const line = await lineOf('Камера Vartis 2');
  expect(line.getByText(text)).toBeTruthy();
  expect(line.queryByRole('textbox') !== null).toBe(isChangeable);
});

test('allows no more than there is', async () => {
  open([{ ...hub, maxQuantity: 2 }]);
  const line = await lineOf('Камера Vartis 2');
  expect(line.getByRole('button', { name: 'One more' }).hasAttribute('disabled')).toBe(true);
  expect(line.getByText('Це все, що є на складі')).toBeTruthy();
});

test('names the gifts that come with a line [§3.1 §3.8]', async () => {
  open([{ ...hub, gifts: [productCard({ id: '9', name: l10n('датчик Kutok') })] }]);
  expect((await lineOf('Камера Vartis 2')).getByText('Подарунок: датчик Kutok × 2')).toBeTruthy();
});

test('offers to try again when the cart cannot be read', async () => {
  let isBroken = true;
  const cart = createFakeCart([camera]);
  open([camera], {
    'GET /catalog/product/list/cart/all': () => (isBroken ? failWith(503, 'unavailable') : cart.lines),
  });
  await screen.findByRole('alert');
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Спробувати ще раз' }));
  await lineOf('Камера Vartis 1');
});

test('closes by its buttons', async () => {
  const { onClose } = open([camera]);
  await lineOf('Камера Vartis 1');
  fireEvent.click(screen.getByRole('button', { name: 'Продовжити покупки' }));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(2);
});
