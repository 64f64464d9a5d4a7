/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { beforeEach, expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { beInSight } from '../testing/be-in-sight.ts';
import { renderUkrainian } from '../testing/render-ukrainian.tsx';
import { PriceFilter } from './price-filter.tsx';
import { RangeFilter } from './range-filter.tsx';
import { nearestStop, roundStops } from './range-stops.ts';

beforeEach(beInSight);

const bounds = { min: 799.5, max: 29_990 };
const histogram = [5, 9, 0, 2];

/** The price filter in a form, its thumbs, its fields, and the names of fields that have told a change. */
async function renderPrice(from: number | null, to: number | null) {
  const reported: string[] = [];
  const { container } = renderUkrainian(
    <form>
      <PriceFilter bounds={bounds} from={from} to={to} histogram={histogram} />
    </form>,
  );
  const form = container.querySelector('form') as HTMLFormElement;
  form.addEventListener('change', ({ target }) => {
    const { name } = target as HTMLInputElement;
    if (name) reported.push(name);
  });
  const [lower, upper] = (await screen.findAllByRole('slider')) as [HTMLInputElement, HTMLInputElement];
  const [min, max] = screen.getAllByRole('textbox') as [HTMLInputElement, HTMLInputElement];
  return { form, reported, lower, upper, min, max };
}

/** What a browser does when a key moves a thumb: a step, and then the end of the change. */
function move(thumb: HTMLInputElement, value: number) {
  fireEvent.input(thumb, { target: { value: String(value) } });
  act(() => void thumb.dispatchEvent(new Event('change', { bubbles: true })));
}

test('a thumb writes a round price into its field and tells the form once it rests', async () => {
  const { reported, lower, min, max } = await renderPrice(null, null);
  expect(lower.getAttribute('aria-valuetext')).toMatch(/^799\s₴$/);
  move(lower, 3);
  expect([min.value, max.value, reported]).toEqual(['2\u00a0000', '', ['minPrice']]);
  expect(lower.getAttribute('aria-valuetext')).toMatch(/^2\s000\s₴$/);
  move(lower, 0);
  expect(min.value).toBe('');
});

test('thumbs do not pass each other', async () => {
  const { lower, upper, min, max } = await renderPrice(5000, 6000);
  move(lower, 50);
  expect([min.value, lower.value]).toEqual(['6\u00a0000', upper.value]);
  move(upper, 0);
  expect(max.value).toBe('6\u00a0000');
});

test('thumbs follow what is typed and what is reset', async () => {
  const { form, lower, min } = await renderPrice(null, null);
  fireEvent.input(min, { target: { value: '5040' } });
  expect(lower.getAttribute('aria-valuetext')).toMatch(/^5\s000\s₴$/);
  await act(async () => form.reset());
  expect(lower.value).toBe('0');
});

test('a range of numbers stops only where a value is', async () => {
  const options = [1, 2, 4, 8].map((number) => ({ value: `n${number}`, text: `${number} шт.`, count: number, number }));
  renderUkrainian(
    <form>
      <RangeFilter
        title="Порти"
        names={{ from: 'from.ports', to: 'to.ports' }}
        options={options}
        from={2}
        to={null}
        isOpen
      />
    </form>,
  );
  const thumb = (await screen.findByRole('slider', { name: 'Порти: від' })) as HTMLInputElement;
  expect([thumb.max, thumb.value, thumb.getAttribute('aria-valuetext')]).toEqual(['3', '1', '2 шт.']);
  move(thumb, 2);
  expect((screen.getByRole('textbox', { name: 'Порти: від' }) as HTMLInputElement).value).toBe('4');
});

test.each([
  [799, 29_990, 2000],
  [100, 190, 102],
  [10, 12, 11],
])('between %i and %i it steps by round values, the second at %i', (min, max, second) => {
  const stops = roundStops(min, max);
  expect([stops[0], stops.at(-1)]).toEqual([min, max]);
  expect(stops).toContain(second);
  expect(stops.length).toBeLessThanOrEqual(62);
  expect(stops).toEqual([...new Set(stops)].sort((a, b) => a - b));
});

test('has no stops where everything costs the same, and finds the nearest of some', () => {
  expect(roundStops(5, 5)).toEqual([]);
  expect([nearestStop([1, 10, 100], 30), nearestStop([1, 10, 100], 99)]).toEqual([1, 2]);
});
