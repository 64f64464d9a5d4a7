import type { Locator, Page } from '@playwright/test';
import type { Language } from './languages.ts';

/** Whether the facts of posts have a dot before each but the first of a line, whose dot stands where nothing is drawn. */
export function areDotsRight(page: Page, { locale }: Language): Promise<boolean[]> {
  const time = new RegExp(`^\\d+\\s${locale === 'uk' ? 'хв' : 'мин'}$`);
  return page
    .getByRole('main')
    .getByText(time)
    .locator('xpath=..')
    .evaluateAll((rows) =>
      rows.flatMap((row) => {
        const { left } = row.getBoundingClientRect();
        const hidden = Number.parseFloat(getComputedStyle(row).clipPath.split(' ')[3] ?? '');
        return [...row.children].map((fact) => {
          const { display, content } = getComputedStyle(fact, '::before');
          const isFirst = Math.abs(fact.getBoundingClientRect().left - left) < 1;
          return content.includes('·') && display !== 'none' && (!isFirst || hidden >= 8);
        });
      }),
    );
}

/** Facts of a line whose dot would be seen at the end of one: a dot stands before its fact, and what is left of the first in a line is cut. */
export const seenDots = (lines: Locator): Promise<(string | null)[]> =>
  lines.evaluateAll((all) =>
    all.flatMap((row) => {
      const { clipPath, overflowX } = getComputedStyle(row);
      const clipped = Number.parseFloat(clipPath.split(' ')[3] ?? '');
      return [...row.children].flatMap((fact) => {
        const parts = ['::before', '::after'].map((part) => getComputedStyle(fact, part));
        const dot = parts.find(({ content }) => content.includes('·'));
        const isHidden = clipped >= 8 || (overflowX === 'hidden' && Number.parseFloat(dot?.left ?? '') <= -8);
        return dot?.position === 'absolute' && isHidden ? [] : [fact.textContent];
      });
    }),
  );
