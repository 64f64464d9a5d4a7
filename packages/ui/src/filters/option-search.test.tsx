/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beInSight } from '../testing/be-in-sight.ts';
import { renderUkrainian } from '../testing/render-ukrainian.tsx';
import { FilterGroup } from './filter-group.tsx';
import type { FilterOption, FindOptions } from './filter-option.ts';

beforeEach(beInSight);
afterEach(() => void Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

const option = (text: string, isChosen = false): FilterOption => ({ value: text, text, count: 3, isChosen });
const own = ['Vega', 'GTX 1650', 'RTX 3060'].map((name) => option(name));

type Question = { query: string | null; answer: (texts: string[], total?: number) => void; fail: () => void };

/** A filter with three of its values, and the questions it asks for others. */
async function renderChips(options = own) {
  const asked: Question[] = [];
  const find: FindOptions = (_name, query) =>
    new Promise((resolve, reject) => {
      const answer = (texts: string[], total = texts.length) =>
        resolve({ options: texts.map((text) => option(text)), total });
      asked.push({ query, answer, fail: () => reject(new Error('lost')) });
    });
  const more = { find, href: '/videokarty?options=chip#filters' };
  const page = (shown: FilterOption[]) => (
    <form>
      <FilterGroup title="Чип" name="filter.chip" options={shown} isOpen more={more} />
    </form>
  );
  const { container, rerender } = renderUkrainian(page(options));
  const search = await screen.findByRole('searchbox', { name: 'Знайти: Чип' });
  const form = container.querySelector('form') as HTMLFormElement;
  return {
    asked,
    rerender: (shown: FilterOption[]) => rerender(page(shown)),
    type: (text: string) => fireEvent.change(search, { target: { value: text } }),
    nth: async (count: number) => {
      await waitFor(() => expect(asked).toHaveLength(count));
      return asked[count - 1] as Question;
    },
    seen: () => screen.queryAllByRole('checkbox').map((box) => box.getAttribute('value')),
    sent: () => new FormData(form).getAll('filter.chip'),
  };
}

test('asks for what is not among its values and shows it beside what is', async () => {
  const { type, nth, seen } = await renderChips();
  type('rx');
  expect(screen.getByText('Шукаємо…')).toBeTruthy();
  const { query, answer } = await nth(1);
  expect(query).toBe('rx');
  answer(['RX 9070', 'RX 9060']);
  await waitFor(() => expect(seen()).toEqual(['RX 9070', 'RX 9060']));
  expect(screen.queryByText('Шукаємо…')).toBeNull();
});

test('asks once for fast typing, and the answer to an older question changes nothing', async () => {
  const { type, nth, seen, asked } = await renderChips();
  type('r');
  type('rx');
  const first = await nth(1);
  expect(first.query).toBe('rx');
  type('9070');
  const second = await nth(2);
  second.answer(['RX 9070']);
  await waitFor(() => expect(seen()).toEqual(['RX 9070']));
  first.answer(['RX 580']);
  await waitFor(() => expect(seen()).toEqual(['RX 9070']));
  expect(asked).toHaveLength(2);
});

test('says when nothing fits, how many more do, and asks again after a failure', async () => {
  const { type, nth, seen } = await renderChips();
  type('щось');
  (await nth(1)).answer([]);
  expect(await screen.findByText('Нічого не знайдено')).toBeTruthy();
  type('rx');
  (await nth(2)).fail();
  fireEvent.click(await screen.findByRole('button', { name: 'Спробувати ще раз' }));
  (await nth(3)).answer(['RX 9070'], 7);
  await waitFor(() => expect(seen()).toEqual(['RX 9070']));
  expect(screen.getByText('Ще 6 підходять: уточніть запит')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('keeps what was ticked in the form when something else is searched for, and once only when the list has it', async () => {
  const { type, nth, seen, sent, rerender } = await renderChips();
  type('9070');
  (await nth(1)).answer(['RX 9070']);
  fireEvent.click(await screen.findByRole('checkbox', { name: 'RX 9070' }));
  type('9060');
  (await nth(2)).answer(['RX 9060']);
  await waitFor(() => expect(seen()).toEqual(['RX 9060', 'RX 9070']));
  expect(sent()).toEqual(['RX 9070']);
  const row = screen.getByRole('checkbox', { name: 'RX 9070' });
  rerender([...own, option('RX 9070', true)]);
  expect(screen.getByRole('checkbox', { name: 'RX 9070' })).toBe(row);
  expect(sent()).toEqual(['RX 9070']);
  type('');
  await waitFor(() => expect(seen().filter((value) => value === 'RX 9070')).toHaveLength(1));
  expect(seen()).toEqual(expect.arrayContaining(['Vega', 'GTX 1650', 'RTX 3060']));
  expect(sent()).toEqual(['RX 9070']);
});

test('shows all values in place; without a script they are a page', async () => {
  const { nth, seen, asked } = await renderChips();
  const link = screen.getByRole('link', { name: 'Усі значення' });
  expect(link.getAttribute('href')).toBe('/videokarty?options=chip#filters');
  expect(asked).toEqual([]);
  expect(fireEvent.click(link)).toBe(false);
  const { query, answer } = await nth(1);
  expect(query).toBeNull();
  answer(['Vega', 'GTX 1650', 'RTX 3060', 'RX 9070']);
  await waitFor(() => expect(seen().toSorted()).toEqual(['GTX 1650', 'RTX 3060', 'RX 9070', 'Vega']));
  expect(screen.queryByRole('link', { name: 'Усі значення' })).toBeNull();
});
