import { expect, test } from '@jest/globals';
import type { ProductCard } from '@vitryna/contracts/api';
import { createMemoryStorages } from '@vitryna/persisted-state';
import { isInCart } from '../selectors.ts';
import { cartKey } from '../slices/cart.ts';
import { cartLine, flushTasks, setUp } from '../testing/fixtures.ts';
import { journalName } from './journal-name.ts';
import { findRepriced } from './repriced.ts';

const day = 86_400_000;

/** A page whose connection a test cuts; `storages` and `fake` may be those of a page before it. */
function openPage(before?: {
  storages: ReturnType<typeof createMemoryStorages>;
  api: ReturnType<typeof setUp>['fake'];
}) {
  const line = { isOffline: false, now: 0 };
  const storages = before?.storages ?? createMemoryStorages();
  const page = setUp({
    storages,
    isOffline: () => line.isOffline,
    now: () => line.now,
    ...(before && { api: before.api.api }),
  });
  return { ...page, fake: before?.api ?? page.fake, storages, line };
}
const nextPage = ({ storages, fake }: ReturnType<typeof openPage>) => openPage({ storages, api: fake });
const writes = ({ fake }: ReturnType<typeof openPage>) =>
  fake.calls.filter((call) => call.includes('{')).map((call) => call.replace('/catalog/product', ''));
const quantities = ({ stores }: ReturnType<typeof openPage>) =>
  stores.getState().cart.lines.map(({ product, quantity }) => `${product.id}×${quantity}`);
function refuse(page: ReturnType<typeof openPage>, path: string, error: object) {
  const { post } = page.fake.api;
  page.fake.api.post = async (to, body, options) => {
    if (to.includes(path)) throw error;
    return post(to, body, options);
  };
}

test('sends every change with a key of its own', async () => {
  const page = openPage();
  await page.stores.cart.add('a');
  await page.stores.favourites.add('a');
  expect(new Set(page.fake.keys).size).toBe(2);
  expect(page.fake.keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(page.storages.local.get(journalName)).toBeNull();
});

/** Locks of a browser; `request` is all that is asked of them. */
async function withLocks(
  request: (name: string, work: () => Promise<unknown>) => Promise<unknown>,
  act: () => Promise<void>,
) {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  try {
    await act();
  } finally {
    Reflect.deleteProperty(navigator, 'locks');
  }
}

test('sends a change where the browser forbids locks along with all storage', async () => {
  const refuse = async () => {
    throw new DOMException('Access to the Locks API is denied in this context.', 'SecurityError');
  };
  await withLocks(refuse, async () => {
    const page = openPage();
    await expect(page.stores.cart.add('a')).resolves.toBe(true);
    expect(page.fake.keys).toHaveLength(1);
  });
});

test('sends a change once where the browser has locks, be it refused', async () => {
  await withLocks(
    (_, work) => work(),
    async () => {
      const page = openPage();
      let sent = 0;
      page.fake.api.post = async () => {
        sent += 1;
        throw { kind: 'http', status: 400, code: 'validation' };
      };
      await page.stores.cart.add('a');
      expect(sent).toBe(1);
    },
  );
});

test('lets changes wait without a connection and sends each once, in order, when it is back', async () => {
  const page = openPage();
  page.fake.cart.set('a', 1);
  await page.stores.cart.load();
  page.fake.calls.length = 0;
  page.line.isOffline = true;
  await expect(page.stores.cart.setQuantity('a', 3)).resolves.toBe(true);
  await expect(page.stores.cart.add('b')).resolves.toBe(true);
  await expect(page.stores.cart.add('b')).resolves.toBe(false);
  await page.stores.favourites.add('c');
  expect(quantities(page)).toEqual(['a×3']);
  expect(isInCart(page.stores.getState(), 'b')).toBe(true);
  expect(page.fake.calls).toEqual([]);
  expect(page.stores.getState().outbox.waiting).toEqual([
    { operation: 'cart.setQuantity', productId: 'a' },
    { operation: 'cart.add', productId: 'b' },
    { operation: 'favourites.add', productId: 'c' },
  ]);
  page.line.isOffline = false;
  await expect(page.stores.outbox.replay()).resolves.toBe(3);
  await page.stores.outbox.replay();
  expect(writes(page)).toEqual([
    '/cart/add {"productId":"a","quantity":2}',
    '/cart/add {"productId":"b","quantity":1}',
    '/favorite/add {"productId":"c"}',
  ]);
  await page.stores.cart.load();
  expect(quantities(page)).toEqual(['a×3', 'b×1']);
  expect(page.stores.getState().outbox).toEqual({ waiting: [], notices: [] });
  expect(page.problems).toEqual([]);
});

test('shows the last known cart, hearts and what waits on the next page without a connection', async () => {
  const page = openPage();
  page.fake.cart.set('a', 2).set('b', 1);
  page.fake.favourites.add('f');
  await Promise.all([page.stores.cart.load(), page.stores.favourites.load()]);
  page.line.isOffline = true;
  await page.stores.cart.remove('b');
  const next = nextPage(page);
  next.line.isOffline = true;
  await Promise.all([next.stores.cart.load(), next.stores.user.load()]);
  expect(quantities(next)).toEqual(['a×2']);
  expect(next.stores.getState().cart.status).toBe('ready');
  expect(next.stores.getState().favourites.ids).toEqual(['f']);
  expect(next.stores.getState().outbox.waiting).toEqual([{ operation: 'cart.remove', productId: 'b' }]);
  expect(next.problems).toEqual([]);
});

test('says that there is no cart to show when none was ever read', async () => {
  const page = openPage();
  page.line.isOffline = true;
  await page.stores.cart.load();
  expect(page.stores.getState().cart).toMatchObject({ status: 'failed', lines: [] });
});

test('sends again under the same key what a page left unanswered', async () => {
  const page = openPage();
  const entry = { operation: 'cart.add', productId: 'a', difference: 1, key: 'k'.repeat(32), at: 0, isTried: true };
  page.storages.local.set(journalName, JSON.stringify([entry]));
  await page.stores.cart.load();
  expect(page.fake.keys).toEqual([entry.key]);
  expect(quantities(page)).toEqual(['a×1']);
});

test('leaves to another tab what that tab is still sending', async () => {
  const page = openPage();
  page.fake.isHeld = true;
  const adding = page.stores.favourites.add('a');
  await flushTasks();
  const replaying = nextPage(page).stores.outbox.replay();
  await flushTasks();
  page.fake.isHeld = false;
  page.fake.release();
  await Promise.all([adding, replaying]);
  expect(writes(page)).toEqual(['/favorite/add {"productId":"a"}']);
});

test('lets a change wait that was cut off with the connection, and takes back one that failed with it', async () => {
  const page = openPage();
  refuse(page, '/favorite/add', { kind: 'network' });
  await expect(page.stores.favourites.add('a')).resolves.toBe(false);
  expect(page.stores.getState().outbox.waiting).toEqual([]);
  expect(page.problems).toMatchObject([{ operation: 'favourites.add' }]);
  const { post } = page.fake.api;
  page.fake.api.post = (...given) => {
    page.line.isOffline = true;
    return post(...given);
  };
  await expect(page.stores.favourites.add('b')).resolves.toBe(true);
  expect(page.stores.getState().outbox.waiting).toEqual([{ operation: 'favourites.add', productId: 'b' }]);
});

test('goes on waiting, in order, when the connection is lost again', async () => {
  const page = openPage();
  page.line.isOffline = true;
  await page.stores.favourites.add('a');
  await page.stores.favourites.add('b');
  page.line.isOffline = false;
  refuse(page, '/favorite/add', { kind: 'timeout' });
  await expect(page.stores.outbox.replay()).resolves.toBe(0);
  expect(page.stores.getState().outbox).toMatchObject({
    waiting: [{ productId: 'a' }, { productId: 'b' }],
    notices: [],
  });
});

test('says what was refused and sends the rest', async () => {
  const page = openPage();
  page.line.isOffline = true;
  await page.stores.cart.add('gone');
  await page.stores.favourites.add('a');
  page.line.isOffline = false;
  refuse(page, '/cart/add', { kind: 'http', status: 409, code: 'notOrderable' });
  await expect(page.stores.outbox.replay()).resolves.toBe(1);
  const refused = { kind: 'refused', operation: 'cart.add', productId: 'gone', code: 'notOrderable' };
  expect(page.stores.getState().outbox).toEqual({ waiting: [], notices: [refused] });
  page.stores.outbox.dismiss();
  expect(page.stores.getState().outbox.notices).toEqual([]);
});

test('says that a price has changed meanwhile', async () => {
  const page = openPage();
  page.fake.cart.set('a', 2).set('b', 1);
  await page.stores.cart.load();
  page.line.isOffline = true;
  await page.stores.cart.setQuantity('a', 3);
  page.line.isOffline = false;
  const { get } = page.fake.api;
  page.fake.api.get = async (path, options) => {
    const answer = await get(path, options);
    if (!path.includes('/list/cart')) return answer;
    const [first, ...rest] = answer as ReturnType<typeof cartLine>[];
    return [{ ...first, totalSalePrice: { amount: 450 } }, ...rest] as typeof answer;
  };
  await page.stores.cart.load();
  expect(page.stores.getState().outbox.notices).toMatchObject([{ kind: 'repriced', productId: 'a', price: 150 }]);
});

test('does not tell a new price of what has lost its own', () => {
  const seen = cartLine('a', 1);
  const previous: ProductCard['prices'] = [{ type: 'previous', money: { amount: 100, currency: 'UAH' } }];
  for (const prices of [[], previous]) {
    const lost = { ...seen, product: { ...seen.product, prices }, totalSalePrice: { amount: 0 } };
    expect(findRepriced([seen], [lost])).toEqual([]);
  }
});

test('compares the price of each product with its own', () => {
  const dear = { ...cartLine('b', 1), totalSalePrice: { amount: 900 } };
  expect(findRepriced([cartLine('a', 1), dear], [dear, cartLine('a', 2)])).toEqual([]);
  expect(findRepriced([cartLine('a', 1)], [dear])).toEqual([]);
});

test('does not send after a day what may have been counted: the server has forgotten its key', async () => {
  const page = openPage();
  page.line.isOffline = true;
  await page.stores.favourites.add('never-sent');
  const [entry] = JSON.parse(page.storages.local.get(journalName) ?? '[]');
  const tried = { ...entry, productId: 'tried', key: 't'.repeat(32), isTried: true };
  page.storages.local.set(journalName, JSON.stringify([entry, tried]));
  page.line.now = day + 1;
  page.line.isOffline = false;
  await page.stores.outbox.replay();
  expect(writes(page)).toEqual(['/favorite/add {"productId":"never-sent"}']);
  expect(page.stores.getState().outbox.notices).toMatchObject([{ productId: 'tried', code: 'expired' }]);
});

test.each(['{}', '[null, {"key":1}]', '[{"key":"a","productId":"b","at":1,"difference":1,"operation":"toString"}]'])(
  'takes %s in the storage for nothing that waits',
  async (text) => {
    const page = openPage();
    page.storages.local.set(journalName, text);
    page.storages.local.set(cartKey, text);
    await expect(page.stores.outbox.replay()).resolves.toBe(0);
    page.line.isOffline = true;
    await page.stores.cart.load();
    expect([page.fake.calls, page.stores.getState().cart.lines]).toEqual([[], []]);
  },
);

test('asks again for a write that the page before sent in its last moment, and only then goes on', async () => {
  const page = openPage();
  page.fake.cart.set('a', 1);
  await page.stores.cart.load();
  page.line.isOffline = true;
  await page.stores.cart.setQuantity('a', 4);
  const next = nextPage(page);
  const { post } = next.fake.api;
  let busy = 2;
  next.fake.api.post = async (to, body, options) => {
    busy -= 1;
    if (busy >= 0) throw { kind: 'http', status: 409, code: 'inProgress' };
    return post(to, body, options);
  };
  await next.stores.cart.load();
  expect(busy).toBeLessThan(0);
  expect(next.storages.local.get(journalName)).toBeNull();
  expect(quantities(next)).toEqual(['a×4']);
});
