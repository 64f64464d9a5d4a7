/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, expect, jest, test } from '@jest/globals';
import { createApiClient } from '@vitryna/api-client';
import { categoryView, createFakeTransport, type FakeCall, productCard } from '@vitryna/testing';
import { countList, slugOfCard, watchLists } from './watch-lists.ts';

afterEach(() => {
  document.body.replaceChildren();
  jest.useRealTimers();
});

const card = (slug: string) =>
  `<article><a href="/ua/kamery/${slug}">${slug}</a><a id="badge-${slug}" href="/ua/services">Зимою</a></article>`;
const page = `<main><h1>IP-камери</h1><div>${card('a')}${card('b')}<article aria-hidden="true"></article></div>
  <section><h2>Схожі товари</h2><div>${card('c')}</div></section></main>`;

function open() {
  jest.useFakeTimers();
  document.body.innerHTML = page;
  const watched: Element[] = [];
  let see: (cards: Element[]) => void = () => {};
  globalThis.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      see = (cards) =>
        callback(
          cards.map((target) => ({ isIntersecting: true, target }) as unknown as IntersectionObserverEntry),
          this as unknown as IntersectionObserver,
        );
    }
    observe = (element: Element) => void watched.push(element);
    disconnect = () => void watched.splice(0);
  } as unknown as typeof IntersectionObserver;
  let key = 'first';
  const [onSeen, onSelect] = [jest.fn(), jest.fn()];
  watchLists({ pageOf: () => ({ key, name: 'category' }), onSeen, onSelect });
  return { watched, see: () => see([...watched]), onSeen, onSelect, leave: () => (key = 'second') };
}

test('tells each list once for a page, in the order of its cards', async () => {
  const { see, onSeen, leave } = open();
  see();
  see();
  expect(onSeen.mock.calls).toEqual([
    [{ id: 'category', name: 'IP-камери' }, ['a', 'b']],
    [{ id: 'category', name: 'Схожі товари' }, ['c']],
  ]);
  leave();
  see();
  expect(onSeen).toHaveBeenCalledTimes(4);
});

test('sees rows that come late', async () => {
  const { watched, see, onSeen } = open();
  see();
  document
    .querySelector('main')
    ?.insertAdjacentHTML('beforeend', `<section><h2>Купують разом</h2><div>${card('d')}</div></section>`);
  await jest.advanceTimersByTimeAsync(1000);
  expect(watched).toHaveLength(5);
  see();
  expect(onSeen.mock.calls.at(-1)).toEqual([{ id: 'category', name: 'Купують разом' }, ['d']]);
});

test('tells a press on a card with its place, and no press on what leads elsewhere', () => {
  const { onSelect } = open();
  document.addEventListener('click', (event) => event.preventDefault());
  document.getElementById('badge-b')?.click();
  expect(onSelect).not.toHaveBeenCalled();
  document.querySelector<HTMLElement>('a[href$="/b"]')?.click();
  expect(onSelect.mock.calls).toEqual([[{ id: 'category', name: 'IP-камери' }, 'b', 1]]);
});

test.each([
  ['/ua/kamery/kamera-1', 'kamera-1'],
  ['/kamery/kamera-1?a=1', 'kamera-1'],
  ['/ua/services', null],
  ['https://a.example/b/c', null],
  ['', null],
])('takes %s for the card of %s', (href, slug) => {
  document.body.innerHTML = `<article><a href="${href}">x</a></article>`;
  expect(slugOfCard(document.querySelector('article') as Element)).toBe(slug);
});

test('names the products of a list as all other events do', async () => {
  const { transport } = createFakeTransport({
    'GET /catalog/product/list/ids': ({ query }: FakeCall) =>
      [query['slugs[]'] ?? query.slugs ?? []]
        .flat()
        .map((slug) => productCard({ id: String(slug).slice(-1), slug: String(slug) })),
    'GET /catalog/category/view': categoryView(),
  });
  const list = { id: 'category', name: 'IP-камери' };
  const clients = { api: createApiClient({ transport }), locale: 'uk' as const };
  const viewed = await countList(clients, 'view_item_list', list, ['kamera-3', 'kamera-4']);
  const items = viewed?.ecommerce.items as Record<string, unknown>[];
  expect(viewed).toMatchObject({
    event: 'view_item_list',
    ecommerce: { item_list_id: 'category', item_list_name: 'IP-камери' },
  });
  expect(items).toMatchObject([
    { item_id: '3', item_brand: 'Vartis', price: 2499, index: 0, quantity: 1, item_list_name: 'IP-камери' },
    { item_id: '4', index: 1 },
  ]);
  expect(await countList(clients, 'select_item', list, ['kamera-4'], 7)).toMatchObject({
    event: 'select_item',
    ecommerce: { items: [{ item_id: '4', index: 7 }] },
  });
});
