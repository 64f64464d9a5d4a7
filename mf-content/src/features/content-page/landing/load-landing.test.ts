import { expect, test } from '@jest/globals';
import { failWith, productCard, respond } from '@vitryna/testing';
import { callLoader } from '../../../testing/call-loader.ts';
import { loader } from './load-landing.ts';
import { loader as loadList } from './load-landing-list.ts';

const landing = {
  id: 'winter',
  title: 'Зимовий монтаж',
  cover: null,
  period: { startAt: 1_700_000_000, endAt: Date.parse('2027-03-01T00:00:00+02:00') / 1000 },
  isActive: true,
  blocks: [{ type: 'text', html: '<p>Знижка на роботи.</p>' }],
  products: ['hub'],
  form: { event: 'service', title: 'Замовити' },
};
const products = { 'GET /catalog/product/list/ids': [productCard({ slug: 'hub' })] };
const load = (answer: unknown) =>
  callLoader(loader, {
    path: '/ua/landing-page/winter',
    params: { id: 'winter' },
    answers: { 'GET /landing-pages/view': answer as never, ...products },
  }).result;

test('shows an offer with its words, products and form [§1.6 §2.6 one landing page]', async () => {
  expect(await load(landing)).toMatchObject({
    state: 'running',
    blocks: [{ type: 'text' }, { type: 'products' }, { type: 'form', event: 'service' }],
    shelves: { 1: [{ href: '/ua/kamery/hub' }] },
  });
});

test('answers 410 for an offer that is over, with its products [§2.6 one landing page]', async () => {
  expect(await load({ ...landing, isActive: false })).toMatchObject({
    data: { state: 'over', blocks: [{ type: 'products' }], shelves: { 0: [{ href: '/ua/kamery/hub' }] } },
    init: { status: 410 },
  });
});

test('is no error before an offer begins', async () => {
  const period = { startAt: 4_000_000_000, endAt: 4_000_000_001 };
  expect(await load({ ...landing, isActive: false, period })).toMatchObject({ state: 'ahead' });
});

test.each([['is not there', failWith(404, 'notFound')]])('answers 404 for one that %s', async (_, answer) => {
  await expect(load(answer)).rejects.toMatchObject({ init: { status: 404 } });
});

test.each([
  ['fails', failWith(500, 'broken')],
  ['answers a page of HTML', respond({ body: '<html>' })],
  ['answers another offer', { ...landing, id: 'summer' }],
  ['answers a wrong shape', { id: 'winter', period: 'always' }],
])('answers 503 when the service %s', async (_, answer) => {
  expect(await load(answer)).toMatchObject({ data: null, init: { status: 503 } });
});

const list = (query: string, answer: unknown) =>
  callLoader(loadList, { path: `/ua/landing-page${query}`, answers: { 'GET /landing-pages': answer as never } }).result;
const pagination = { page: 2, pageSize: 12, pageCount: 2, total: 13 };

test('lists offers by pages [§1.6 §2.6 landing pages]', async () => {
  const answer = respond({ body: { data: [landing, { id: 'broken' }], meta: { pagination } } });
  expect(await list('?page=2', answer)).toMatchObject({
    offers: [{ href: '/ua/landing-page/winter', title: 'Зимовий монтаж', state: 'running' }],
    page: 2,
    pages: 2,
    total: 13,
  });
});

test('answers 404 beyond the last page, and 503 when the service is down', async () => {
  const beyond = respond({ body: { data: [], meta: { pagination: { ...pagination, page: 3 } } } });
  await expect(list('?page=3', beyond)).rejects.toMatchObject({ init: { status: 404 } });
  expect(await list('', failWith(500, 'broken'))).toMatchObject({ data: null, init: { status: 503 } });
});
