/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { debounceMs } from '@vitryna/contracts/constants';
import { createI18n } from '@vitryna/i18n';
import { I18nProvider } from '@vitryna/i18n/react';
import { useLayoutEffect } from 'react';
import { SuggestionPanel } from './components/suggestion-panel.tsx';
import type { SuggestionGroup } from './suggestion-rows.ts';
import type { LoadSuggestions } from './use-suggestions.ts';

const row = (text: string) => ({ href: `/ua/${text}`, parts: [{ text, isTyped: false }] });
const groups = (...texts: string[]): SuggestionGroup[] => [
  { title: 'Queries', rows: texts.slice(0, 1).map(row) },
  { title: 'Products', rows: texts.slice(1).map(row) },
];

beforeEach(() => {
  jest.useFakeTimers();
  Element.prototype.scrollIntoView = () => {};
});

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  jest.useRealTimers();
});

const wait = (ms = debounceMs) => act(async () => jest.advanceTimersByTime(ms));

/** Moves the focus when everything is in the page and nothing listens yet, as a shopper does who is faster than the code. */
function Leave({ to }: { to: string }) {
  useLayoutEffect(() => document.querySelector<HTMLElement>(to)?.focus(), [to]);
  return null;
}

async function open(load: LoadSuggestions, { onForget = () => {}, leaveTo = 'input' } = {}) {
  document.body.innerHTML = '<form><input name="searchQuery"><span></span></form><a href="/x">beside</a>';
  const [input, host] = [document.querySelector('input'), document.querySelector('span')];
  if (!input || !host) throw new Error('no field');
  input.focus();
  render(
    <I18nProvider i18n={createI18n({ locale: 'uk', texts: {} })}>
      <SuggestionPanel input={input} load={load} onForget={onForget} />
      <Leave to={leaveTo} />
    </I18nProvider>,
    { container: host },
  );
  await wait();
  return {
    input,
    type: (value: string) => act(async () => void fireEvent.input(input, { target: { value } })),
    press: (key: string) => act(async () => fireEvent.keyDown(input, { key })),
    active: () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent ?? null,
    isExpanded: () => input.getAttribute('aria-expanded') === 'true',
  };
}

test('chooses by arrows, Home and End around the field, follows by Enter, closes and empties by Esc', async () => {
  const { input, type, press, active, isExpanded } = await open(async () => groups('камера', 'роутер', 'лампа'));
  await type('ка');
  await wait();
  expect(input.getAttribute('role')).toBe('combobox');
  expect(document.getElementById(input.getAttribute('aria-controls') ?? '')?.getAttribute('role')).toBe('listbox');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['камера', 'роутер', 'лампа']);
  const seen: (string | null)[] = [];
  for (const key of [
    'ArrowDown',
    'ArrowDown',
    'ArrowDown',
    'ArrowDown',
    'ArrowUp',
    'Home',
    'ArrowUp',
    'ArrowUp',
    'End',
  ]) {
    await press(key);
    seen.push(active());
  }
  expect(seen).toEqual(['камера', 'роутер', 'лампа', null, 'лампа', 'камера', null, 'лампа', 'лампа']);
  const followed: EventTarget[] = [];
  const follow = (event: Event) => {
    event.preventDefault();
    if (event.target) followed.push(event.target);
  };
  document.addEventListener('click', follow, { once: true });
  await press('Enter');
  expect(followed).toMatchObject([{ textContent: 'лампа' }]);
  expect(isExpanded()).toBe(false);

  await act(async () => input.focus());
  await wait();
  expect(isExpanded()).toBe(true);
  await press('Escape');
  expect(isExpanded()).toBe(false);
  expect(input.value).toBe('ка');
  await press('Escape');
  expect(input.value).toBe('');
});

test('asks once for what was typed in a row, aborts what is not wanted any more, shows no late answer [§2.8 §9.5]', async () => {
  const answers = new Map<string, (rows: SuggestionGroup[]) => void>();
  const signals = new Map<string, AbortSignal>();
  const load = jest.fn<LoadSuggestions>((query, signal) => {
    signals.set(query, signal);
    return new Promise((resolve) => answers.set(query, resolve));
  });
  const { type } = await open(load);
  for (const typed of ['к', 'ка', 'кам']) {
    await type(typed);
    await wait(debounceMs - 1);
  }
  await wait();
  await type('камера');
  await wait();
  expect(load.mock.calls.map(([query]) => query)).toEqual(['', 'кам', 'камера']);
  expect(signals.get('кам')?.aborted).toBe(true);
  await act(async () => answers.get('камера')?.(groups('нове')));
  await act(async () => answers.get('кам')?.(groups('старе')));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['нове']);
  expect(screen.getByRole('status').textContent).toBe('1 suggestions');
});

test('says quietly that nothing came and asks again; the way to the results stays', async () => {
  const load = jest.fn<LoadSuggestions>().mockRejectedValue(new Error('down'));
  const { type, isExpanded } = await open(load);
  expect(screen.queryByText('Suggestions did not load')).toBeNull();
  await type('камера');
  await wait();
  expect(screen.getByRole('status').textContent).toBe('Suggestions did not load');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(isExpanded()).toBe(false);
  expect(screen.getByRole('link', { name: 'All results' }).getAttribute('href')).toContain('/ua/search?searchQuery=');
  const again = screen.getByRole('button', { name: 'Try again' });
  await act(async () => again.focus());
  await act(async () => fireEvent.keyDown(again, { key: 'Escape' }));
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(document.activeElement).toBe(document.querySelector('input'));
  load.mockResolvedValue(groups('камера'));
  await act(async () => fireEvent.click(document.activeElement ?? document));
  await wait();
  expect(screen.getAllByRole('option')).toHaveLength(1);
});

test('forgets recent searches when asked, and goes when the focus goes', async () => {
  const onForget = jest.fn();
  const load = jest.fn<LoadSuggestions>(async () => [
    { title: 'Recent searches', isRecent: true, rows: [row('лампа')] },
  ]);
  const { isExpanded } = await open(load, { onForget });
  expect(isExpanded()).toBe(true);
  load.mockResolvedValue([]);
  await act(async () => screen.getByRole('button', { name: 'Clear recent searches' }).click());
  await wait();
  expect(onForget).toHaveBeenCalledTimes(1);
  expect(screen.queryAllByRole('option')).toEqual([]);
  load.mockResolvedValue(groups('камера'));
  await act(async () => document.querySelector('a')?.focus());
  await wait();
  expect(isExpanded()).toBe(false);
});

test('stays closed for a shopper who has gone on before it was there', async () => {
  const { isExpanded } = await open(async () => groups('камера'), { leaveTo: 'a' });
  expect(isExpanded()).toBe(false);
  expect(screen.queryAllByRole('option')).toEqual([]);
});
