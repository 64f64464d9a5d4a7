import { expect, test } from '@jest/globals';
import { nearCards } from './near-cards.ts';

const shown = (view: Parameters<typeof nearCards>[0], count = 96) =>
  Array.from({ length: count }, (_, index) => index).filter(nearCards(view));
const phone = { width: 360, height: 780 };
const desktop = { width: 1440, height: 900 };

test('at its top a list shows what fits on a phone, and what may fit on a wide screen', () => {
  expect(shown({ scrollY: 0, ...phone })).toHaveLength(6);
  expect(shown({ scrollY: 0, ...desktop })).toHaveLength(12);
});

test.each([
  // A list that begins at once, and one below a long text; two columns, and cells from one to six in a line.
  { ...phone, columns: 2, rowHeight: 0.45 * 360 + 205 },
  { ...desktop, columns: 4, rowHeight: 520 },
  { ...desktop, columns: 6, rowHeight: 520 },
])('shows every card in sight of a place, at $columns in a row', ({ columns, rowHeight, ...view }) => {
  for (const top of [0, 480, 1800]) {
    for (let scrollY = 0; scrollY < 12_000; scrollY += 130) {
      const inSight = (index: number) => {
        const at = top + Math.floor(index / columns) * rowHeight;
        return at < scrollY + view.height && at + rowHeight > scrollY;
      };
      const near = nearCards({ scrollY, ...view });
      const missing = Array.from({ length: 96 }, (_, index) => index).filter((index) => inSight(index) && !near(index));
      expect({ top, scrollY, missing }).toEqual({ top, scrollY, missing: [] });
    }
  }
});

test('leaves out what is far above, too', () => {
  expect(shown({ scrollY: 6000, ...phone }).length).toBeLessThan(28);
});
