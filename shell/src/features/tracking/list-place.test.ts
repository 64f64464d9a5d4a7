/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, expect, test } from '@jest/globals';
import { listPlaceOf, watchListPlace } from './list-place.ts';

afterEach(() => document.body.replaceChildren());

const page = `<main><h1>IP-камери</h1>
  <section><h2 class="visually-hidden">Товари</h2><article><button id="listed">Купити</button></article></section>
  <section><h2> Схожі товари </h2><article><button id="shelf">Купити</button></article></section>
  <div><button id="own">До кошика</button></div></main><header><button id="frame">Меню</button></header>`;

test.each([
  ['listed', { id: 'category', name: 'IP-камери' }],
  ['shelf', { id: 'category', name: 'Схожі товари' }],
  ['own', { id: 'category', name: 'category' }],
])('a press of #%s is of %j', (id, place) => {
  document.body.innerHTML = page;
  expect(listPlaceOf(document.getElementById(id) as Element, 'category')).toEqual(place);
});

test('remembers the last press inside the page, whatever is pressed around it', () => {
  document.body.innerHTML = page;
  const { last, here } = watchListPlace(() => 'category');
  expect(last()).toBeNull();
  expect(here()).toEqual({ id: 'category', name: 'IP-камери' });
  for (const id of ['shelf', 'frame']) document.getElementById(id)?.click();
  expect(last()).toEqual({ id: 'category', name: 'Схожі товари' });
});
