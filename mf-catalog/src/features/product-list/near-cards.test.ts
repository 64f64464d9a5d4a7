import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** As the stylesheet has it: a picture of 10:9, the words below and a border. */
const rowHeight = (width: number, columns: number, words: number) => (width / columns - 1) * 0.9 + words;

test.each([
  { ...phone, columns: 2, rowHeight: rowHeight(360, 2, 207) },
  // One product in a line, as the shopper may choose.
  { ...desktop, columns: 1, rowHeight: 217 },
  { width: 768, height: 1024, columns: 3, rowHeight: rowHeight(719, 3, 272) },
  { width: 1024, height: 768, columns: 4, rowHeight: rowHeight(975, 4, 272) },
  { ...desktop, columns: 4, rowHeight: rowHeight(1087, 4, 272) },
  { width: 1920, height: 1080, columns: 6, rowHeight: rowHeight(1664, 6, 272) },
])('shows every card in sight of a place, at $columns in a row', ({ columns, rowHeight, ...view }) => {
  // A list that begins at once, an ordinary one, and one below a long text.
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

test('counts with the heights that the stylesheets give far cards', () => {
  const root = join(import.meta.dirname, '../../../..');
  const css = readFileSync(join(root, 'packages/ui/src/product-card/product-shelf.module.css'), 'utf8');
  const heights = [...css.matchAll(/> :nth-child\(n \+ 5\) \{[^}]*contain-intrinsic-block-size: auto (.+);/g)];
  expect(heights.map(([, height]) => height)).toEqual([
    'calc((var(--width) / var(--columns) - 1px) * 0.9 + var(--words))',
  ]);
  expect([...css.matchAll(/--width: (.+);/g)].map(([, width]) => width)).toEqual(['round(down, 100vw, 2px)', '100cqi']);
  expect([...css.matchAll(/--words: (.+);/g)].map(([, height]) => height)).toEqual(['196px', '239px']);
  const list = readFileSync(join(import.meta.dirname, 'components/list-view.module.css'), 'utf8');
  expect(list).toMatch(/padding-block: 14px;[^}]*contain-intrinsic-block-size: auto 188px;/);
});
