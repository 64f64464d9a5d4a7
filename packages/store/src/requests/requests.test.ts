import { expect, test } from '@jest/globals';
import { createApiClient, type TransportRequest } from '@vitryna/api-client';
import type { CartLine, ProductCard, User } from '@vitryna/contracts/api';
import { createStores } from '../create-stores.ts';
import type { StoreProblem } from '../options.ts';

const name = { uk: 'Камера', ru: 'Камера' };
const product: ProductCard = {
  id: '7',
  code: '100-7',
  sku: 'OBR-4K',
  slug: 'obrii-4k',
  name,
  status: 'inStock',
  labels: ['hit'],
  reviews: { averageRating: null, count: 0 },
  isOrderable: true,
  isDeleted: false,
  prices: [{ type: 'current', money: { amount: 2499, currency: 'UAH' } }],
  manufacturer: { slug: 'obrii', name: 'Obrii' },
  categories: ['1'],
  categorySlug: 'ip-cameras',
  images: [],
  badges: [],
  keySpecs: [],
  stock: { level: 'many', quantity: null },
  delivery: { free: true, readyAt: null },
  warrantyMonths: 24,
  installment: null,
  hasGifts: false,
  updatedAt: '2026-11-21T00:00:00Z',
};
const line: CartLine = {
  product,
  quantity: 2,
  totalPrice: { amount: 4998 },
  totalSalePrice: { amount: 4998 },
  problem: null,
  maxQuantity: 9,
};
const user: User = {
  id: 'u1',
  name: { firstName: 'Олена', lastName: null, middleName: null },
  email: 'olena@example.com',
  emailConfirmed: true,
  phone: null,
  phoneConfirmed: true,
  pending: { email: null, phone: null },
  removalAt: null,
  locale: 'uk',
  birthday: null,
  company: null,
  roles: ['customer'],
  consents: { marketingEmail: false, marketingSms: false, analytics: false, updatedAt: '2026-11-21T00:00:00Z' },
  createdAt: '2026-11-21T00:00:00Z',
};

/** Answers as the contract writes them, by path without its query. */
const answers: Record<string, unknown> = {
  '/catalog/product/list/cart/all': [line],
  '/catalog/product/list/favorite': [
    { product, addedAt: '2026-11-21T00:00:00Z', priceThen: { amount: 2499, currency: 'UAH' } },
  ],
  '/catalog/product/comparison/ids': { groups: [{ categoryId: '1', ids: ['7'] }] },
  '/catalog/product/comparison/add': { groups: [{ categoryId: '1', ids: ['7', '8'] }] },
  '/account/me': user,
  '/account/update': { ...user, locale: 'ru' },
  '/shared/maintenanceMode': { isEnabled: true, message: { uk: 'Скоро', ru: 'Скоро' }, until: null },
  '/shared/export/translations': { Cart: { uk: 'Кошик', ru: 'Корзина' } },
};

function setUp() {
  const sent: TransportRequest[] = [];
  const problems: StoreProblem[] = [];
  const texts: Record<string, string>[] = [];
  const api = createApiClient({
    transport: async (request) => {
      sent.push(request);
      return { status: 200, body: { data: answers[request.path.split('?')[0] ?? ''] ?? null } };
    },
  });
  const stores = createStores({
    locale: 'uk',
    api,
    eventBus: { emit: () => undefined },
    texts: { add: (more) => texts.push(more) },
    onProblem: (problem) => problems.push(problem),
  });
  return { sent, stores, problems, texts };
}
const written = (sent: TransportRequest[]) =>
  sent.map(({ method, path, body }) => `${method} ${path}${body ? ` ${JSON.stringify(body)}` : ''}`);

test('speaks the cart calls of the contract through the real client [§4.6 §7.3 /catalog/product/list/cart/all, /catalog/product/cart/add, /catalog/product/cart/remove]', async () => {
  const { sent, stores, problems } = setUp();
  await stores.cart.load();
  await stores.cart.setQuantity('7', 5);
  await stores.cart.remove('7');
  expect(problems).toEqual([]);
  expect(stores.getState().cart.lines).toEqual([line]);
  expect(written(sent)).toEqual([
    'GET /catalog/product/list/cart/all?fields[]=gifts',
    'POST /catalog/product/cart/add {"productId":"7","quantity":3}',
    'GET /catalog/product/list/cart/all?fields[]=gifts',
    'POST /catalog/product/cart/remove {"productId":"7","quantity":2}',
    'GET /catalog/product/list/cart/all?fields[]=gifts',
  ]);
});

test('speaks the calls of user, favourites and comparison [§3.10 §7.3 /catalog/product/favorite/add, /catalog/product/favorite/remove, /account/me, /account/sign/out, /account/update §7.4]', async () => {
  const { sent, stores, problems } = setUp();
  stores.comparison.add('8', '1');
  await stores.user.load();
  expect(stores.getState().comparison.groups).toEqual([{ categoryId: '1', ids: ['7', '8'] }]);
  await stores.favourites.remove('7');
  await stores.favourites.add('8');
  await stores.user.saveLocale('ru');
  await stores.user.signOut();
  expect(problems).toEqual([]);
  expect(stores.getState().favourites.ids).toEqual([]);
  expect(written(sent).filter((call) => !call.includes('/list/'))).toEqual([
    'GET /account/me',
    'GET /catalog/product/comparison/ids',
    'POST /catalog/product/comparison/add {"productId":"8"}',
    'POST /catalog/product/favorite/remove {"productId":"7"}',
    'POST /catalog/product/favorite/add {"productId":"8"}',
    'POST /account/update {"locale":"ru"}',
    'POST /account/sign/out {}',
  ]);
});

test('speaks the calls of maintenance and translations [§3.14 §7.3 /shared/export/translations]', async () => {
  const { stores, problems, texts } = setUp();
  await stores.maintenance.load();
  await stores.translations.load();
  expect(problems).toEqual([]);
  expect(stores.getState().maintenance).toMatchObject({ isEnabled: true, message: { uk: 'Скоро' } });
  expect(texts).toEqual([{ Cart: 'Кошик' }]);
});
