import { expect, test } from '@jest/globals';
import { createApiClient, createContentClient } from '@vitryna/api-client';
import { appContext } from '@vitryna/remote-kit';
import { createFakeTransport, failWith, respond } from '@vitryna/testing';
import { RouterContextProvider } from 'react-router';
import { loader } from './load-content.ts';

function load(path: string, answer: unknown) {
  const { transport, calls } = createFakeTransport({ 'GET /pages': answer as never });
  const context = new RouterContextProvider();
  context.set(appContext, {
    locale: 'uk',
    api: createApiClient({ transport }),
    content: createContentClient({ transport }),
  });
  const request = new Request(`https://shop.example${path}`);
  return { calls, result: loader({ request, context, params: {} } as never) };
}

const page = { path: '/warranty', metaTitle: 'Гарантія | Вітрина', metaDescription: 'Про гарантію', h1: 'Гарантія' };

test('asks for the page below the language prefix and shows its heading [§1.6 §2.6 warranty]', async () => {
  const { calls, result } = load('/ua/warranty', page);
  expect(await result).toMatchObject({ title: page.metaTitle, heading: 'Гарантія', path: '/warranty', blocks: [] });
  expect(calls[0]?.query).toEqual({ locale: 'uk', path: '/warranty' });
});

test('leaves out blocks that this version does not know', async () => {
  const blocks = [
    { type: 'text', html: '<p>36 місяців</p>' },
    { type: 'hologram', depth: 3 },
  ];
  expect(await load('/ua/warranty', { ...page, blocks }).result).toMatchObject({ blocks: [{ type: 'text' }] });
});

test.each([
  ['fails', failWith(500, 'broken')],
  ['answers a page of HTML', respond({ body: '<html>' })],
  ['answers nothing', respond({ body: '' })],
  ['answers another page', { ...page, path: '/' }],
])('answers 503 without contents when the service %s', async (_, answer) => {
  expect(await load('/ua/warranty', answer).result).toMatchObject({ data: null, init: { status: 503 } });
});

test.each([
  ['null', null],
  ['an empty list', []],
  ['404', failWith(404, 'notFound')],
])('answers 404 for a page that the service does not have: %s', async (_, answer) => {
  await expect(load('/ua/warranty', answer).result).rejects.toMatchObject({ init: { status: 404 } });
});
