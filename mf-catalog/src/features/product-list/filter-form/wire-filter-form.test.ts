/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { emptyFilters } from '@vitryna/routing';
import { productList } from '@vitryna/testing';
import { toListView } from '../to-list-view.ts';
import { wireFilterForm } from './wire-filter-form.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

// Specification §9.5.
test('applies what was ticked 50 ms after the last change, in one go [§9.5]', () => {
  const { four, eight, navigate } = startForm();
  four.click();
  jest.advanceTimersByTime(49);
  eight.click();
  jest.advanceTimersByTime(49);
  expect(navigate).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(navigate.mock.calls).toEqual([
    ['/ua/kamery/rozdilnist=4,8', { replace: false, state: { keepsScroll: true } }],
  ]);
});

test('keeps what is typed while a list is on its way, and shows the rest of what has come', () => {
  const { form, four, price, navigate, come } = startForm();
  four.click();
  jest.advanceTimersByTime(50);
  price.value = '2000';
  // The list that comes is another one than the tick asked for.
  come({});
  expect({ typed: price.value, isTicked: four.checked }).toEqual({ typed: '2000', isTicked: false });
  come({});
  form.requestSubmit();
  expect(navigate.mock.lastCall?.[0]).toBe('/ua/kamery?minPrice=2000');
  come({ minPrice: '2 000' });
  come({});
  expect(price.value).toBe('');
});

test('shows what came behind a draft once the draft is gone', () => {
  const { price, navigate, come, wires } = startForm();
  type(price, '2000');
  jest.advanceTimersByTime(50);
  expect(navigate).toHaveBeenCalledTimes(1);
  // The fields still stand in what was counted before the price was typed.
  come({});
  price.defaultValue = '2 000';
  wires.settle(null);
  expect(price.value).toBe('2 000');
});

test('leaves a search among the values of a filter alone', () => {
  const { four, search, come } = startForm();
  search.value = 'Мп';
  four.click();
  jest.advanceTimersByTime(50);
  come({ four: true });
  expect(search.value).toBe('Мп');
});

test('asks for the list in sight again when a choice is taken back before its own has come', () => {
  const { four, navigate } = startForm();
  four.click();
  jest.advanceTimersByTime(50);
  four.click();
  jest.advanceTimersByTime(50);
  expect(navigate.mock.lastCall).toEqual(['/ua/kamery', { replace: true, state: { keepsScroll: true } }]);
  expect(navigate).toHaveBeenCalledTimes(2);
  four.click();
  four.click();
  jest.advanceTimersByTime(50);
  expect(navigate).toHaveBeenCalledTimes(2);
});

test('follows a link that is pressed right after typing, then applies what was typed', () => {
  const { price, navigate, come, link } = startForm();
  type(price, '2000');
  link('/ua/kamery?sort=cheap').click();
  jest.advanceTimersByTime(1000);
  expect(navigate).not.toHaveBeenCalled();
  come({});
  jest.advanceTimersByTime(50);
  expect(navigate.mock.lastCall?.[0]).toBe('/ua/kamery?minPrice=2000');
});

test('gives up what was just typed when all filters are cleared', () => {
  const { price, navigate, come, link } = startForm('/ua/kamery/rozdilnist=4');
  type(price, '2000');
  link('/ua/kamery').click();
  come({});
  jest.advanceTimersByTime(1000);
  expect(navigate).not.toHaveBeenCalled();
  expect(price.value).toBe('');
});

test('a link into another tab takes nothing from what was typed', () => {
  const { price, navigate, link } = startForm();
  type(price, '2000');
  link('/ua/kamery?sort=cheap').dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true }));
  jest.advanceTimersByTime(50);
  expect(navigate).toHaveBeenCalledTimes(1);
});

function type(field: HTMLInputElement, text: string): void {
  field.value = text;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** A form of a list without filters, and what would come for an answer. */
function startForm(path = '/ua/kamery') {
  window.history.replaceState(null, '', path);
  document.body.innerHTML = `<form><input name="minPrice">
    <input type="checkbox" name="filter.rozdilnist" value="4"><input type="checkbox" name="filter.rozdilnist" value="8">
    <input type="search"></form><a></a>`;
  const [form] = document.forms;
  const [price, four, eight, search] = document.querySelectorAll('input');
  const [anchor] = document.querySelectorAll('a');
  if (!form || !price || !four || !eight || !search || !anchor) throw new Error('a part of the form is missing');
  anchor.addEventListener('click', (event) => event.preventDefault());
  const list = toListView(productList(), { categorySlug: 'kamery' }, emptyFilters(), 'uk');
  const navigate = jest.fn();
  const wires = wireFilterForm(
    form,
    { current: { list, locale: 'uk', navigate } },
    { setDraft: () => {}, setPriceReset: () => {} },
  );
  return {
    ...{ form, price, four, eight, search, navigate, wires },
    /** As React does when another list has come: what its fields are by default, then the wires. */
    come: (shown: { minPrice?: string; four?: boolean }) => {
      price.defaultValue = shown.minPrice ?? '';
      four.defaultChecked = shown.four ?? false;
      wires.follow();
    },
    link: (href: string) => {
      anchor.href = href;
      return anchor;
    },
  };
}
