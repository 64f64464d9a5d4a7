import { expect, test } from '@jest/globals';
import { createApiClient, createContentClient } from '@vitryna/api-client';
import { appContext } from '@vitryna/remote-kit';
import type { ProductTab } from '@vitryna/routing';
import { config, createFakeTransport, type FakeTable, failWith, product } from '@vitryna/testing';
import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { loadProduct } from './load-product.ts';

async function load(table: FakeTable, { params = {}, tab = 'summary' }: { params?: object; tab?: ProductTab } = {}) {
  const { transport, calls } = createFakeTransport({ 'GET /shared/config': config(), ...table });
  const context = new RouterContextProvider();
  context.set(appContext, {
    locale: 'uk',
    api: createApiClient({ transport }),
    content: createContentClient({ transport }),
  });
  const args = {
    params: { categorySlug: 'kamery', productSlug: 'kamera-vartis-1', ...params },
    request: new Request('http://localhost/ua/kamery/kamera-vartis-1'),
    context,
  } as unknown as LoaderFunctionArgs;
  const outcome = await loadProduct(args, tab).then(
    ({ head }) => ({ head }),
    (thrown: unknown) => ({ thrown }),
  );
  return { outcome, calls };
}

function statusOf(outcome: object) {
  const { thrown } = outcome as { thrown?: { status?: number; init?: { status?: number } } };
  return thrown?.status ?? thrown?.init?.status;
}
const locationOf = (outcome: object) => ((outcome as { thrown?: Response }).thrown as Response).headers.get('location');

test('finds the product of an address [§3.1]', async () => {
  const { outcome, calls } = await load({ 'GET /catalog/product/view': product() });
  expect(outcome).toMatchObject({
    head: { title: 'Камера Vartis 1', categoryId: '10', manufacturer: { name: 'Vartis', href: null } },
  });
  expect(calls[0]?.query).toEqual({ slug: 'kamera-vartis-1', categorySlug: 'kamery' });
});

test('leads from a wrong category to the product, tab and all', async () => {
  const redirect = { 'GET /catalog/product/view': { redirect: '/kamery/kamera-vartis-1' } };
  const { outcome } = await load(redirect, { params: { categorySlug: 'telefony' }, tab: 'reviews' });
  expect(statusOf(outcome)).toBe(301);
  expect(locationOf(outcome)).toBe('/ua/kamery/kamera-vartis-1/reviews');
});

test('leads from another category of the product to its main one [§3.1]', async () => {
  const { outcome } = await load({ 'GET /catalog/product/view': product() }, { params: { categorySlug: 'aktsii' } });
  expect(statusOf(outcome)).toBe(301);
  expect(locationOf(outcome)).toBe('/ua/kamery/kamera-vartis-1');
});

test.each([
  ['unknown', 404],
  ['gone for good', 410],
  ['out of reach', 503],
])('fails as a 404 that knows the product is %s', async (_, status) => {
  const { outcome } = await load({ 'GET /catalog/product/view': failWith(status, 'failed') });
  expect(outcome).toMatchObject({ thrown: { status: 404, message: 'request error', cause: { status } } });
});

test.each([{ categorySlug: 'ua' }, { productSlug: 'Камера' }, { productSlug: 'a%00' }])(
  'asks nobody about %j, which is no address of a product [§2.6 product]',
  async (params) => {
    const { outcome, calls } = await load({}, { params });
    expect(statusOf(outcome)).toBe(404);
    expect(calls).toEqual([]);
  },
);

test.each([
  ['of a product that is sold', {}, false],
  ['of a discontinued one', { status: 'discontinued' as const }, true],
  ['of a deleted one', { isDeleted: true }, true],
])('keeps the page %s in search engines: hidden is %3$s', async (_, overrides, isNoindex) => {
  const { outcome } = await load({ 'GET /catalog/product/view': product(overrides) });
  expect(outcome).toMatchObject({ head: { seo: { isNoindex } } });
});
