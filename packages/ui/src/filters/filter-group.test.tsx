/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, expect, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { beInSight } from '../testing/be-in-sight.ts';
import { renderUkrainian } from '../testing/render-ukrainian.tsx';
import { FilterGroup } from './filter-group.tsx';
import type { FilterOption } from './filter-option.ts';

afterEach(() => void Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

const option = (text: string, count: number, isChosen = false): FilterOption => ({
  value: text,
  text,
  count,
  isChosen,
});
const names = ['Vartis', 'Obrii', 'Kutok', 'Pole', 'Porih', 'Nich', 'Zir', 'Kruk', 'Brama'];

test('sends every chosen value under the filter’s name', () => {
  const options = [option('Vartis', 96, true), option('Obrii', 54), option('Kutok', 41, true)];
  const { container } = renderUkrainian(
    <form>
      <FilterGroup title="Виробник" name="maker" options={options} isOpen />
    </form>,
  );
  const form = container.querySelector('form');
  expect(form && new FormData(form).getAll('maker')).toEqual(['Vartis', 'Kutok']);
  expect(screen.getByText('обрано').parentElement?.textContent).toBe('2 обрано');
});

test('greys a value without products, unless it is chosen', () => {
  renderUkrainian(
    <FilterGroup title="Живлення" name="power" options={[option('220 В', 0), option('12 В', 0, true)]} isOpen />,
  );
  expect(screen.getByRole('checkbox', { name: /220 В/ }).hasAttribute('disabled')).toBe(true);
  expect(screen.getByRole('checkbox', { name: /12 В/ }).hasAttribute('disabled')).toBe(false);
});

test('folds what is beyond five values, but never a chosen one', () => {
  const options = names.map((name, index) => option(name, 10, index === 7));
  renderUkrainian(<FilterGroup title="Виробник" name="maker" options={options} isOpen />);
  const more = screen.getByText('Ще 3').closest('details') as HTMLElement;
  expect(within(more).queryAllByRole('checkbox', { hidden: true })).toEqual([]);
  fireEvent.pointerEnter(more);
  expect(within(more).getAllByRole('checkbox', { hidden: true })).toHaveLength(3);
  expect(within(more).queryByRole('checkbox', { name: /Kruk/, hidden: true })).toBeNull();
});

test('searches in a long list and says when nothing fits', async () => {
  beInSight();
  renderUkrainian(<FilterGroup title="Виробник" name="maker" options={names.map((name) => option(name, 1))} isOpen />);
  const search = await screen.findByRole('searchbox', { name: 'Знайти: Виробник' });
  fireEvent.change(search, { target: { value: 'bra' } });
  expect(screen.getAllByRole('checkbox').map((box) => box.getAttribute('value'))).toEqual(['Brama']);
  fireEvent.change(search, { target: { value: 'щось' } });
  expect(screen.getByText('Нічого не знайдено')).toBeTruthy();
});

test('keeps a chosen value in the form while the search hides it', async () => {
  beInSight();
  const options = names.map((name, index) => option(name, 1, index === 0));
  const { container } = renderUkrainian(
    <form>
      <FilterGroup title="Виробник" name="maker" options={options} isOpen />
    </form>,
  );
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'bra' } });
  const form = container.querySelector('form');
  expect(form && new FormData(form).getAll('maker')).toEqual(['Vartis']);
});

test('has no search in a short list', () => {
  renderUkrainian(<FilterGroup title="Живлення" name="power" options={[option('PoE', 3)]} isOpen />);
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('leaves a value where it was chosen: a row that moves would lose its focus', () => {
  const at = (chosen: number) => names.map((name, index) => option(name, 10, index === chosen));
  const group = (chosen: number) => <FilterGroup title="Виробник" name="maker" options={at(chosen)} isOpen />;
  const { rerender } = renderUkrainian(group(-1));
  fireEvent.pointerEnter(screen.getByText('Ще 4'));
  const box = screen.getByRole('checkbox', { name: /Kruk/, hidden: true });
  rerender(group(7));
  expect(screen.getByRole('checkbox', { name: /Kruk/ })).toBe(box);
  expect(box.closest('details details')?.hasAttribute('open')).toBe(true);
});

test('shows a colour beside its name, set by a script: the store’s policy drops style attributes', () => {
  renderUkrainian(
    <FilterGroup title="Колір" name="colour" options={[{ ...option('білий', 3), colour: '#ffffff' }]} isOpen />,
  );
  expect(screen.getByRole('checkbox').closest('label')?.style.getPropertyValue('--swatch')).toBe('#ffffff');
});
