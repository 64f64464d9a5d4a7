import type { Page } from '@playwright/test';
import { openEarly } from '../support/open-early.ts';
import { samples } from '../support/pages.ts';
import { expect, test } from '../support/problems.ts';
import { cards, filterValue, isWide } from '../support/shop.ts';

const labels = {
  uk: { keep: 'Додати в обране', compare: 'Порівняти', more: 'На один більше' },
  ru: { keep: 'Добавить в избранное', compare: 'Сравнить', more: 'На один больше' },
} as const;
type Labels = (typeof labels)[keyof typeof labels];

test('a filter that is chosen before the page answers is put on', { tag: '@desktop' }, async ({ page, language }) => {
  const live = await openEarly(page, `${language.prefix}/ip-kamery`);
  expect(isWide(page)).toBe(true);
  await filterValue(page, 'Obrii').check();
  await live();
  await expect(page).toHaveURL(`${language.prefix}/ip-kamery/vyrobnyk=obrii`);
  await expect(filterValue(page, 'Obrii')).toBeChecked();
});

/** The sizes of what stands around the pictures that come later. */
const roomOfPictures = (page: Page): Promise<string[]> =>
  page.locator('main img[loading=lazy]').evaluateAll((pictures) =>
    pictures.map((picture) => {
      const { width, height } = picture.parentElement?.getBoundingClientRect() ?? new DOMRect();
      return `${picture.parentElement?.className} ${width.toFixed(1)} × ${height.toFixed(1)}`;
    }),
  );

/** Presses before the page answers, by the name of the page; each gives what they have come to. */
const presses: Record<string, (page: Page, words: Labels) => Promise<() => Promise<void>>> = {
  // One that is pressed, and one that is pressed twice.
  category: async (page, { keep }) => {
    const heart = (card: number) => cards(page).nth(card).getByRole('button', { name: keep });
    await heart(0).click();
    await heart(1).dblclick();
    return async () => {
      for (const card of [0, 1]) await expect(heart(card)).toHaveAttribute('aria-pressed', 'true');
      await expect(heart(2)).toHaveAttribute('aria-pressed', 'false');
    };
  },
  product: async (page, { compare, more }) => {
    const main = page.getByRole('main');
    await main.getByRole('button', { name: compare }).first().click();
    await main.getByRole('button', { name: more }).first().click();
    return async () => {
      await expect(main.getByRole('button', { name: compare, pressed: true }).first()).toBeVisible();
      await expect(main.getByRole('textbox').or(main.getByRole('spinbutton')).first()).toHaveValue('2');
    };
  },
};

test('what is pressed before the page answers is kept, and pictures that are on their way have their room', async ({
  page,
  language,
  request,
}) => {
  const pages = samples.filter(({ status }) => status === 200);
  for (const { name, find } of [...pages, { name: 'services', find: () => `${language.prefix}/services` }]) {
    const path = await find(language, request);
    const live = await openEarly(page, path);
    const room = await roomOfPictures(page);
    const expectKept = await presses[name]?.(page, labels[language.locale]);
    await live();
    await test.step(`keeps what was pressed: ${name}`, async () => expectKept?.());
    await page.unrouteAll();
    // What comes with the script, such as what was looked at, brings its own.
    const then = await roomOfPictures(page);
    expect(
      room.filter((one) => !then.includes(one)),
      path,
    ).toEqual([]);
  }
});
