import { expect, test } from '@jest/globals';
import { emptyFilters } from '@vitryna/routing';
import { productList } from '@vitryna/testing';
import { toListView } from '../to-list-view.ts';
import { type Choice, type FormEvent, type FormState, reduceForm, untouched } from './reduce-form.ts';

const filters = emptyFilters();
const list = toListView(productList(), { categorySlug: 'kamery' }, filters, 'uk');
const draft = { list, isCounted: true };
const here: Choice = { filters, href: '/ua/kamery', isHere: true, isReversed: false };
const elsewhere: Choice = { ...here, href: '/ua/kamery?minPrice=2000', isHere: false };

/** What is done about an event, by name, and what the form is in the middle of then. */
function step(state: Partial<FormState>, event: FormEvent) {
  const { state: next, effects } = reduceForm({ ...untouched, ...state }, event);
  const middle = Object.entries(next).flatMap(([name, isSo]) => (isSo ? name : []));
  return { done: effects.map(({ type }) => type).join(' '), middle: middle.join(' ') };
}

const asks = 'stop-waiting stop-counting settle-fields';

test('waits after a change, and asks for the list when nothing was changed for a while', () => {
  expect(step({}, { type: 'changed' })).toEqual({ done: 'wait', middle: 'isChanged' });
  expect(step({ isChanged: true }, { type: 'due', choice: elsewhere, isSheetOpen: false })).toEqual({
    done: `set-price-reset ${asks} navigate`,
    middle: 'isAwaited',
  });
});

test('a choice that the page has already shows its fields, and is gone back to only from a list on its way', () => {
  const due: FormEvent = { type: 'due', choice: here, isSheetOpen: false };
  expect(step({ isChanged: true }, due)).toEqual({ done: `set-price-reset ${asks} show-fields set-draft`, middle: '' });
  expect(step({ isChanged: true, isAwaited: true }, due)).toEqual({
    done: `set-price-reset ${asks} navigate show-fields set-draft`,
    middle: '',
  });
  const { effects } = reduceForm({ ...untouched, isAwaited: true }, due);
  expect(effects).toContainEqual({ type: 'navigate', href: '/ua/kamery', isHere: true });
});

test('a price the wrong way round is told', () => {
  const due: FormEvent = { type: 'due', choice: { ...here, isReversed: true }, isSheetOpen: false };
  expect(reduceForm(untouched, due).effects[0]).toEqual({ type: 'set-price-reset', isReset: true });
});

test('counts in an open sheet instead; what a chip takes back is no edit, and the fields follow it', () => {
  expect(step({ isChanged: true }, { type: 'due', choice: elsewhere, isSheetOpen: true })).toEqual({
    done: `set-price-reset ${asks} count`,
    middle: '',
  });
  expect(step({}, { type: 'linked', filters })).toEqual({ done: 'stop-waiting stop-counting count', middle: '' });
  const counted = { type: 'counted', draft, isReversed: false } as const;
  expect(step({}, { ...counted, isOfFields: true })).toEqual({ done: 'set-draft', middle: '' });
  expect(step({}, { ...counted, isOfFields: false })).toEqual({ done: 'set-draft', middle: 'followsDraft' });
  expect(step({}, { ...counted, isOfFields: true, isReversed: true }).middle).toBe('followsDraft');
});

test('a draft that is drawn leaves the fields alone unless they follow it; one that is gone does not', () => {
  expect(step({}, { type: 'drawn', draft })).toEqual({ done: '', middle: '' });
  expect(step({ followsDraft: true }, { type: 'drawn', draft })).toEqual({ done: 'show-fields', middle: '' });
  expect(step({}, { type: 'drawn', draft: null })).toEqual({ done: 'show-fields', middle: '' });
});

test('a submitted sheet is closed and applied; one that is closed otherwise is forgotten', () => {
  expect(step({}, { type: 'submitted', choice: elsewhere, isSheetOpen: true })).toEqual({
    done: `set-price-reset close-sheet ${asks} navigate`,
    middle: 'isAwaited isApplying',
  });
  expect(step({ isApplying: true }, { type: 'closed' })).toEqual({ done: '', middle: 'isApplying' });
  expect(step({ isApplying: true }, { type: 'opened' })).toEqual({ done: '', middle: '' });
  expect(step({ isChanged: true }, { type: 'closed' })).toEqual({ done: `${asks} show-fields set-draft`, middle: '' });
});

test('applies what was just typed to the list that a link leads to, unless it clears all filters', () => {
  expect(step({}, { type: 'left', isCleared: false })).toEqual({ done: '', middle: '' });
  const typed = { isChanged: true };
  expect(step(typed, { type: 'left', isCleared: false })).toEqual({ done: 'stop-waiting', middle: 'isLate' });
  expect(step(typed, { type: 'left', isCleared: true })).toEqual({ done: 'stop-waiting settle-fields', middle: '' });
  expect(step({ isLate: true, isAwaited: true }, { type: 'arrived' })).toEqual({
    done: 'set-draft show-fields wait keep-focus',
    middle: 'isChanged',
  });
  expect(step({ isAwaited: true }, { type: 'arrived' })).toEqual({
    done: 'set-draft show-fields keep-focus',
    middle: '',
  });
});
