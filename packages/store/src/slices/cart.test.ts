import { expect, test } from '@jest/globals';
import { createMemoryStorages } from '@vitryna/persisted-state';
import { journalName } from '../outbox/journal-name.ts';
import { countCartUnits, isInCart, sumCart } from '../selectors.ts';
import { cartLine, flushTasks, setUp } from '../testing/fixtures.ts';
import { applyWanted, withQuantity } from './cart-lines.ts';

const quantities = ({ stores }: ReturnType<typeof setUp>) =>
  stores.getState().cart.lines.map((line) => `${line.product.id}×${line.quantity}`);
const writes = ({ fake }: ReturnType<typeof setUp>) =>
  fake.calls.filter((call) => call.includes('/cart/add') || call.includes('/cart/remove'));

test('adds a product, reads the cart again and tells the bus [§4.6]', async () => {
  const page = setUp();
  await expect(page.stores.cart.add('a', 2)).resolves.toBe(true);
  expect(quantities(page)).toEqual(['a×2']);
  expect(page.fake.calls.at(-1)).toBe('/catalog/product/list/cart/all');
  expect(page.events).toEqual([['checkout:cart-changed', { reason: 'added', productId: 'a' }]]);
  expect(page.stores.getState().cart).toMatchObject({ status: 'ready', pending: [] });
});

test('does nothing when the product is in the cart, known or not yet read [§4.3]', async () => {
  const page = setUp();
  page.fake.cart.set('a', 1);
  await expect(page.stores.cart.add('a')).resolves.toBe(false);
  await expect(page.stores.cart.add('a')).resolves.toBe(false);
  expect(writes(page)).toEqual([]);
  expect(page.events).toEqual([]);
});

test('adds once when the button is clicked twice, and shows the product as on its way', async () => {
  const page = setUp();
  const first = page.stores.cart.add('a');
  expect(isInCart(page.stores.getState(), 'a')).toBe(true);
  await Promise.all([first, page.stores.cart.add('a')]);
  expect(writes(page)).toHaveLength(1);
});

test('sends a bigger quantity as the difference to add, a smaller one as the amount to remove [§4.4 §4.5]', async () => {
  const page = setUp();
  page.fake.cart.set('a', 2);
  await page.stores.cart.load();
  await page.stores.cart.setQuantity('a', 5);
  await page.stores.cart.setQuantity('a', 1);
  expect(writes(page)).toEqual([
    '/catalog/product/cart/add {"productId":"a","quantity":3}',
    '/catalog/product/cart/remove {"productId":"a","quantity":4}',
  ]);
  expect(quantities(page)).toEqual(['a×1']);
  expect(page.events).toHaveLength(2);
});

test('brings fast clicks together into the last wanted quantity', async () => {
  const page = setUp();
  page.fake.cart.set('a', 1);
  await page.stores.cart.load();
  page.fake.isHeld = true;
  const done = page.stores.cart.setQuantity('a', 2);
  await flushTasks();
  for (const quantity of [3, 4, 5, 6]) void page.stores.cart.setQuantity('a', quantity);
  expect(quantities(page)).toEqual(['a×6']);
  expect(page.stores.getState().cart.pending).toEqual(['a']);
  page.fake.isHeld = false;
  page.fake.release();
  await done;
  expect(writes(page)).toEqual([
    '/catalog/product/cart/add {"productId":"a","quantity":1}',
    '/catalog/product/cart/add {"productId":"a","quantity":4}',
  ]);
  expect(page.fake.cart.get('a')).toBe(6);
  expect(quantities(page)).toEqual(['a×6']);
  expect(page.stores.getState().cart.pending).toEqual([]);
});

test('removes a line on the screen first and then its full quantity on the server [§4.7]', async () => {
  const page = setUp();
  page.fake.cart.set('a', 3).set('b', 1);
  await page.stores.cart.load();
  const done = page.stores.cart.remove('a');
  expect(quantities(page)).toEqual(['b×1']);
  await done;
  expect(writes(page)).toEqual(['/catalog/product/cart/remove {"productId":"a","quantity":3}']);
  expect(page.events).toEqual([['checkout:cart-changed', { reason: 'removed', productId: 'a' }]]);
});

test('removes a line whose quantity is set to zero', async () => {
  const page = setUp();
  page.fake.cart.set('a', 3);
  await page.stores.cart.load();
  await page.stores.cart.setQuantity('a', 0);
  expect(quantities(page)).toEqual([]);
});

test('brings the line back when removing fails, and says so', async () => {
  const page = setUp();
  page.fake.cart.set('a', 3);
  await page.stores.cart.load();
  page.fake.broken.add('/cart/remove');
  await expect(page.stores.cart.remove('a')).resolves.toBe(false);
  expect(quantities(page)).toEqual(['a×3']);
  expect(page.problems).toMatchObject([{ operation: 'cart.remove', productId: 'a' }]);
  expect(page.events).toEqual([]);
});

test('brings the line back even when the cart cannot be read any more', async () => {
  const page = setUp();
  page.fake.cart.set('a', 3);
  await page.stores.cart.load();
  page.fake.broken.add('/cart');
  await page.stores.cart.setQuantity('a', 9);
  expect(quantities(page)).toEqual(['a×3']);
  expect(page.problems.map(({ operation }) => operation)).toEqual(['cart.setQuantity', 'cart.load']);
});

test('keeps what was added when only the reading after it fails', async () => {
  const page = setUp();
  await page.stores.cart.load();
  page.fake.broken.add('/list/cart');
  await expect(page.stores.cart.add('a')).resolves.toBe(true);
  expect(page.problems.map(({ operation }) => operation)).toEqual(['cart.load']);
  expect(page.stores.getState().cart.status).toBe('ready');
});

test('does not touch a product that is not in the cart', async () => {
  const page = setUp();
  await expect(page.stores.cart.setQuantity('a', 4)).resolves.toBe(false);
  await expect(page.stores.cart.remove('a')).resolves.toBe(false);
  expect(page.fake.calls).toEqual([]);
});

test('sends nothing for a line that another tab has taken away', async () => {
  const page = setUp();
  page.fake.cart.set('a', 2);
  await page.stores.cart.load();
  page.fake.cart.clear();
  page.fake.isHeld = true;
  void page.stores.cart.load();
  await flushTasks();
  const change = page.stores.cart.setQuantity('a', 5);
  page.fake.isHeld = false;
  page.fake.release();
  await expect(change).resolves.toBe(false);
  expect(writes(page)).toEqual([]);
  expect(quantities(page)).toEqual([]);
  expect(page.events).toEqual([]);
});

test('says that the cart could not be read at all', async () => {
  const page = setUp();
  page.fake.broken.add('/list/cart');
  await page.stores.cart.load();
  expect(page.stores.getState().cart.status).toBe('failed');
  page.fake.broken.clear();
  await page.stores.cart.load();
  expect(page.stores.getState().cart.status).toBe('ready');
});

test('counts pieces and hryvnia', async () => {
  const page = setUp();
  page.fake.cart.set('a', 2).set('b', 3);
  await page.stores.cart.load();
  expect(countCartUnits(page.stores.getState())).toBe(5);
  expect(sumCart(page.stores.getState())).toBe(500);
});

test('keeps sums in proportion until the server has counted', () => {
  expect(withQuantity(cartLine('a', 2), 3)).toMatchObject({
    totalPrice: { amount: 360 },
    totalSalePrice: { amount: 300 },
  });
  const lines = [cartLine('a', 1)];
  expect(applyWanted(lines, new Map())).toBe(lines);
  expect(applyWanted(lines, new Map([['a', 0]]))).toEqual([]);
});

test('writes the last press down when the page goes; it is sent once, also when the page comes back', async () => {
  const storages = createMemoryStorages();
  const page = setUp({ storages });
  page.fake.cart.set('a', 1).set('b', 5);
  await page.stores.cart.load();
  page.fake.isHeld = true;
  const done = [page.stores.cart.setQuantity('a', 2), page.stores.cart.setQuantity('b', 4)];
  await flushTasks();
  void page.stores.cart.setQuantity('a', 6);
  const added = page.stores.cart.add('c', 2);
  page.stores.cart.flush();
  await flushTasks();
  expect(storages.local.get(journalName)).toMatch(
    /"a".*"difference":1.*"a".*"difference":4.*"b".*"difference":-1.*"c".*"difference":2/,
  );
  page.fake.isHeld = false;
  page.fake.release();
  await Promise.all([...done, added]);
  expect(writes(page).sort()).toEqual([
    '/catalog/product/cart/add {"productId":"a","quantity":1}',
    '/catalog/product/cart/add {"productId":"a","quantity":4}',
    '/catalog/product/cart/add {"productId":"c","quantity":2}',
    '/catalog/product/cart/remove {"productId":"b","quantity":1}',
  ]);
  expect(quantities(page)).toEqual(['a×6', 'b×4', 'c×2']);
});

test('adds once with one press, though the cart was not read yet when the page went', async () => {
  const storages = createMemoryStorages();
  const page = setUp({ storages });
  page.fake.isHeld = true;
  void page.stores.cart.add('a', 2);
  await flushTasks();
  page.stores.cart.flush();
  await flushTasks();
  const next = setUp({ storages, api: page.fake.api });
  page.fake.isHeld = false;
  page.fake.release();
  await next.stores.cart.load();
  expect(writes(page)).toEqual(['/catalog/product/cart/add {"productId":"a","quantity":2}']);
  expect(quantities(next)).toEqual(['a×2']);
  expect(storages.local.get(journalName)).toBeNull();
});

test('does not add once more what the last known cart has', async () => {
  const storages = createMemoryStorages();
  const page = setUp({ storages });
  page.fake.cart.set('a', 1);
  await page.stores.cart.load();
  const next = setUp({ storages, api: page.fake.api });
  page.fake.isHeld = true;
  void next.stores.cart.add('a');
  await flushTasks();
  next.stores.cart.flush();
  await flushTasks();
  expect(storages.local.get(journalName)).toBeNull();
  page.fake.isHeld = false;
  page.fake.release();
});

test('has nothing to send when the page goes at rest', async () => {
  const page = setUp();
  page.fake.cart.set('a', 1);
  await page.stores.cart.load();
  await page.stores.cart.setQuantity('a', 2);
  const before = [...page.fake.calls];
  page.stores.cart.flush();
  await flushTasks();
  expect(page.fake.calls).toEqual(before);
});
