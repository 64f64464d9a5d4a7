import { jest } from '@jest/globals';
import type { CartLine, Favourite, ProductCard, User } from '@vitryna/contracts/api';
import { createStores } from '../create-stores.ts';
import type { StoreApi, StoreEventBus, StoreProblem, StoresOptions } from '../options.ts';

/** A product card with nothing in it but its id and its price of 100 hryvnia. */
export const productCard = (id: string) =>
  ({ id, prices: [{ type: 'current', money: { amount: 100, currency: 'UAH' } }] }) as ProductCard;

/** A line of the cart at 100 hryvnia a piece. */
export const cartLine = (id: string, quantity: number): CartLine => ({
  product: productCard(id),
  quantity,
  totalPrice: { amount: 120 * quantity },
  totalSalePrice: { amount: 100 * quantity },
  problem: null,
  maxQuantity: 20,
});

export const signedInUser = { id: 'u1', locale: 'uk' } as User;

/** A store API that keeps a cart, favourites, a comparison and a user, and notes every call; answers wait while `isHeld`. */
export function createFakeApi() {
  const fake = {
    cart: new Map<string, number>(),
    favourites: new Set<string>(),
    /** Ids that the account compares, all of one category. */
    compared: new Set<string>(),
    user: null as User | null,
    maintenance: { isEnabled: false, message: null as string | null },
    calls: [] as string[],
    /** Idempotency keys in the order in which they came. */
    keys: [] as string[],
    /** Paths that fail. */
    broken: new Set<string>(),
    isHeld: false,
    release: () => {
      for (const go of held.splice(0)) go();
    },
  };
  const held: (() => void)[] = [];

  const arrive = async (path: string) => {
    if (fake.isHeld) await new Promise<void>((resolve) => held.push(resolve));
    if ([...fake.broken].some((part) => path.includes(part))) throw new Error(`broken: ${path}`);
  };
  const compared = () => ({
    groups: fake.compared.size > 0 ? [{ categoryId: 'cameras', ids: [...fake.compared] }] : [],
  });
  const reads: Record<string, () => unknown> = {
    '/catalog/product/list/cart/all': () => [...fake.cart].map(([id, quantity]) => cartLine(id, quantity)),
    '/catalog/product/list/favorite': () =>
      [...fake.favourites].map(
        (id): Favourite => ({
          product: productCard(id),
          addedAt: '2026-11-21T00:00:00Z',
          priceThen: { amount: 100, currency: 'UAH' },
          isBack: false,
        }),
      ),
    '/catalog/product/comparison/ids': compared,
    '/account/me': () => fake.user,
    '/shared/maintenanceMode': () => fake.maintenance,
    '/shared/export/translations': () => ({ Cart: { uk: 'Кошик', ru: 'Корзина' }, New: { uk: 'Нове', ru: '' } }),
  };
  const changes: Record<string, (body: { productId: string; quantity: number; locale: 'uk' | 'ru' }) => unknown> = {
    '/catalog/product/cart/add': ({ productId, quantity }) => {
      fake.cart.set(productId, (fake.cart.get(productId) ?? 0) + quantity);
    },
    '/catalog/product/cart/remove': ({ productId, quantity }) => {
      const left = (fake.cart.get(productId) ?? 0) - quantity;
      if (left > 0) fake.cart.set(productId, left);
      else fake.cart.delete(productId);
    },
    '/catalog/product/favorite/add': ({ productId }) => void fake.favourites.add(productId),
    '/catalog/product/favorite/remove': ({ productId }) => void fake.favourites.delete(productId),
    '/catalog/product/comparison/add': ({ productId }) => {
      if (fake.compared.size >= 6) throw { kind: 'http', status: 409, code: 'comparisonFull' };
      fake.compared.add(productId);
      return compared();
    },
    '/catalog/product/comparison/remove': ({ productId }) => void fake.compared.delete(productId),
    '/account/sign/out': () => {
      fake.user = null;
      fake.favourites.clear();
    },
    '/account/update': ({ locale }) => {
      fake.user = { ...signedInUser, locale };
      return fake.user;
    },
  };

  const api: StoreApi = {
    get: async <T>(path: string) => {
      fake.calls.push(path);
      const answer = reads[path]?.();
      await arrive(path);
      return answer as T;
    },
    post: async <T>(path: string, body: unknown, { idempotencyKey }: { idempotencyKey?: string } = {}) => {
      fake.calls.push(`${path} ${JSON.stringify(body)}`);
      if (idempotencyKey) fake.keys.push(idempotencyKey);
      await arrive(path);
      return (changes[path]?.(body as never) ?? null) as T;
    },
  };
  return Object.assign(fake, { api });
}

/** Stores over a fake API, with the events and the problems they sent. */
export function setUp(options: Partial<StoresOptions> = {}) {
  const fake = createFakeApi();
  const events: unknown[] = [];
  const problems: StoreProblem[] = [];
  const eventBus: StoreEventBus = { emit: (name, payload) => void events.push([name, payload]) };
  const onUserLocale = jest.fn();
  const stores = createStores({
    locale: 'uk',
    api: fake.api,
    eventBus,
    onProblem: (problem) => problems.push(problem),
    onUserLocale,
    ...options,
  });
  return { fake, stores, events, problems, onUserLocale };
}

/** Lets everything that can happen without an answer happen. */
export async function flushTasks(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}
