/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { createApiClient } from '@vitryna/api-client';
import { createFakeTransport, failWith } from '@vitryna/testing';
import type { App } from '../feature.ts';
import { followRedirectedPaths } from './redirected-paths.ts';

const table = [
  { from: '/delivery', to: '/about-company/shipping-payment', code: 301 },
  { from: '/video', to: 'https://video.example/', code: 302 },
  { from: '/кава', to: '/catalog', code: 301 },
  { from: '//evil.example', to: '/catalog', code: 301 },
];

const router = { state: { location: { key: 'default' }, navigation: {} }, subscribe: () => () => {} };

test('leaves links and forms of moved paths to the document, and nothing else [§2.14]', async () => {
  const { transport } = createFakeTransport({ 'GET /shared/redirects': table });
  followRedirectedPaths({ api: createApiClient({ transport }), router } as unknown as App);
  document.body.innerHTML = `<a href="/delivery?a=1">1</a><a href="/video"><b>2</b></a><a href="/%D0%BA%D0%B0%D0%B2%D0%B0">3</a>
    <a href="/catalog">4</a><a href="https://evil.example/delivery">5</a><form action="/delivery"></form><form action="/search"></form>`;
  document.addEventListener('click', (event) => event.preventDefault());
  document.addEventListener('submit', (event) => event.preventDefault());
  const press = () => {
    for (const link of document.querySelectorAll('a'))
      (link.firstElementChild ?? link).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    for (const form of document.forms) form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  };
  // The table is on its way; a press before it has come changes nothing.
  press();
  expect(document.querySelector('[data-document]')).toBeNull();
  await waitFor(() => {
    press();
    expect(document.querySelector('[data-document]')).not.toBeNull();
  });
  const marked = [...document.querySelectorAll<HTMLElement>('[data-document]')];
  expect(marked.map((element) => element.getAttribute('href') ?? element.getAttribute('action'))).toEqual([
    '/delivery?a=1',
    '/video',
    '/%D0%BA%D0%B0%D0%B2%D0%B0',
    '/delivery',
  ]);
});

test('finds them in a browser without `URL.parse`', async () => {
  const { parse } = URL;
  Reflect.deleteProperty(URL, 'parse');
  const { transport } = createFakeTransport({ 'GET /shared/redirects': table });
  followRedirectedPaths({ api: createApiClient({ transport }), router } as unknown as App);
  document.body.innerHTML = '<a href="/delivery">1</a><a href="http://[">2</a>';
  await waitFor(() => {
    for (const link of document.links) link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect([...document.links].map(({ dataset }) => dataset.document)).toEqual(['', undefined]);
  });
  URL.parse = parse;
});

test('reads a table that the network lost when the store can be reached again, and says nothing of it', async () => {
  jest.useFakeTimers();
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  globalThis.fetch = (async () => ({ ok: true })) as unknown as typeof fetch;
  let isLost = true;
  const { transport, calls } = createFakeTransport({
    'GET /shared/redirects': () => {
      if (isLost) throw new TypeError('Failed to fetch');
      return table;
    },
  });
  followRedirectedPaths({ api: createApiClient({ transport }), router } as unknown as App);
  await jest.advanceTimersByTimeAsync(6000);
  expect(calls.length).toBeGreaterThan(1);
  isLost = false;
  await jest.advanceTimersByTimeAsync(33_000);
  const asked = calls.length;
  document.body.innerHTML = '<a href="/delivery">1</a>';
  document.querySelector('a')?.click();
  expect(document.querySelector('a')?.dataset).toHaveProperty('document');
  await jest.advanceTimersByTimeAsync(100_000);
  expect(calls).toHaveLength(asked);
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
  jest.useRealTimers();
});

test('asks no more for a table that is refused once the line is back, and says why', async () => {
  jest.useFakeTimers();
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  globalThis.fetch = (async () => ({ ok: true })) as unknown as typeof fetch;
  let isLost = true;
  const { transport, calls } = createFakeTransport({
    'GET /shared/redirects': () => {
      if (isLost) throw new TypeError('Failed to fetch');
      return failWith(500, 'internal');
    },
  });
  followRedirectedPaths({ api: createApiClient({ transport }), router } as unknown as App);
  await jest.advanceTimersByTimeAsync(1000);
  isLost = false;
  await jest.advanceTimersByTimeAsync(33_000);
  const asked = calls.length;
  expect(warn).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(100_000);
  expect(calls).toHaveLength(asked);
  warn.mockRestore();
  jest.useRealTimers();
});
