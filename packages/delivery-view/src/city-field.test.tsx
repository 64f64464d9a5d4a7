/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { createApiClient } from '@vitryna/api-client';
import type { City } from '@vitryna/contracts/api';
import { createFakeTransport, type FakeTable, failWith } from '@vitryna/testing';
import { guardConsole } from '@vitryna/testing/console-guard';
import { CityField } from './city-field.tsx';
import { city } from './testing/places.ts';
import { renderUkrainian } from './testing/render-ukrainian.tsx';

guardConsole();
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const largest = [city('kyiv', 'Київ'), city('lviv', 'Львів'), city('odesa', 'Одеса')];

function open(answers: FakeTable = {}, value: City | null = null) {
  const { transport, calls } = createFakeTransport({
    'GET /delivery/city/popular': largest,
    'GET /delivery/city/list': [city('lutsk', 'Луцьк')],
    ...answers,
  });
  const onChoose = jest.fn<(city: City) => void>();
  renderUkrainian(<CityField api={createApiClient({ transport })} value={value} onChoose={onChoose} />);
  return { calls, onChoose };
}
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Населений пункт' });
const press = (key: string) => fireEvent.keyDown(field(), { key });
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;
const options = () => screen.findAllByRole('option');

test('offers the largest cities before anything is typed, and asks nothing before it is visited', async () => {
  const { calls } = open();
  expect([field().getAttribute('aria-expanded'), calls.length]).toEqual(['false', 0]);
  fireEvent.focus(field());
  expect(await options()).toHaveLength(3);
  expect(field().getAttribute('aria-expanded')).toBe('true');
});

test('goes through the list by keys, round its ends, and chooses with Enter', async () => {
  const { onChoose } = open();
  fireEvent.focus(field());
  await options();
  press('ArrowDown');
  expect(active()).toContain('Київ');
  press('ArrowUp');
  expect(active()).toContain('Одеса');
  press('Home');
  expect(active()).toContain('Київ');
  press('End');
  press('ArrowUp');
  expect(active()).toContain('Львів');
  press('Enter');
  expect(onChoose.mock.calls).toEqual([[largest[1]]]);
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('finds a city while it is typed and chooses it by a press', async () => {
  const { calls, onChoose } = open();
  fireEvent.focus(field());
  fireEvent.change(field(), { target: { value: ' Луц ' } });
  fireEvent.click(await screen.findByRole('option', { name: /Луцьк/ }));
  expect(onChoose).toHaveBeenCalledWith(city('lutsk', 'Луцьк'));
  expect(calls.at(-1)?.path).toContain('/delivery/city/list');
});

test.each(['Escape', 'blur'])('after %s the chosen city stands again', async (how) => {
  const { onChoose } = open({}, largest[0]);
  fireEvent.focus(field());
  fireEvent.change(field(), { target: { value: 'Луц' } });
  if (how === 'blur') fireEvent.blur(field());
  else press(how);
  expect(field().value).toBe('Київ');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(onChoose).not.toHaveBeenCalled();
});

test('Enter without an open list is the form’s own', () => {
  open();
  expect(press('Enter')).toBe(true);
});

test('says that nothing was found, that it failed, and that there is no connection', async () => {
  open({ 'GET /delivery/city/list': [] });
  fireEvent.focus(field());
  fireEvent.change(field(), { target: { value: 'Атлантида' } });
  expect(await screen.findByText(/Такого міста не знайшли/)).toBeTruthy();
  cleanup();
  open({ 'GET /delivery/city/popular': failWith(500, 'internal') });
  fireEvent.focus(field());
  expect(await screen.findByRole('button', { name: 'Спробувати ще раз' })).toBeTruthy();
  cleanup();
  const { calls } = open({ 'GET /delivery/city/popular': failWith(500, 'internal') });
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent.focus(field());
  expect(await screen.findByText(/Немає зв’язку/)).toBeTruthy();
  const asked = calls.length;
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(calls.length).toBeGreaterThan(asked));
});
