/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { emptyFilters } from '@vitryna/routing';
import { productList } from '@vitryna/testing';
import { toListView } from './to-list-view.ts';
import { wireFilterForm } from './wire-filter-form.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

// Specification §9.5.
test('applies what was ticked 50 ms after the last change, in one go', () => {
  document.body.innerHTML = `<form><input type="checkbox" name="filter.rozdilnist" value="4">
    <input type="checkbox" name="filter.rozdilnist" value="8"></form>`;
  const [form] = document.forms;
  if (!form) throw new Error('no form');
  const list = toListView(productList(), { categorySlug: 'kamery' }, emptyFilters(), 'uk');
  const navigate = jest.fn();
  wireFilterForm(form, { current: { list, locale: 'uk', navigate } }, { setDraft: () => {}, setPriceReset: () => {} });
  const [four, eight] = form.querySelectorAll('input');
  four?.click();
  jest.advanceTimersByTime(49);
  eight?.click();
  jest.advanceTimersByTime(49);
  expect(navigate).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(navigate.mock.calls).toEqual([['/ua/kamery/rozdilnist=4,8', { state: { keepsScroll: true } }]]);
});
