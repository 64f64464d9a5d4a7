import type { Page } from '@playwright/test';
import { openEarly } from '../support/open-early.ts';
import { productPath, samples } from '../support/pages.ts';
import { expect, test } from '../support/problems.ts';
import { cards, filterValue, isWide } from '../support/shop.ts';

const labels = {
  uk: { keep: 'Додати в обране', compare: 'Порівняти', more: 'На один більше' },
  ru: { keep: 'Добавить в избранное', compare: 'Сравнить', more: 'На один больше' },
} as const;

test('a card that is pressed before the page answers is kept, and one that is pressed twice, too', async ({
  page,
  language,
}) => {
  const { keep } = labels[language.locale];
  const live = await openEarly(page, `${language.prefix}/ip-kamery`);
  const heart = (card: number) => cards(page).nth(card).getByRole('button', { name: keep });
  await heart(0).click();
  await heart(1).dblclick();
  await live();
  for (const card of [0, 1]) await expect(heart(card)).toHaveAttribute('aria-pressed', 'true');
  await expect(heart(2)).toHaveAttribute('aria-pressed', 'false');
});

test('a filter that is chosen before the page answers is put on', { tag: '@desktop' }, async ({ page, language }) => {
  const live = await openEarly(page, `${language.prefix}/ip-kamery`);
  expect(isWide(page)).toBe(true);
  await filterValue(page, 'Obrii').check();
  await live();
  await expect(page).toHaveURL(`${language.prefix}/ip-kamery/vyrobnyk=obrii`);
  await expect(filterValue(page, 'Obrii')).toBeChecked();
});

test('a product is compared, and its number raised, by presses before the page answers', async ({ page, language }) => {
  const { compare, more } = labels[language.locale];
  const live = await openEarly(page, await productPath(page.request, language));
  const main = page.getByRole('main');
  await main.getByRole('button', { name: compare }).first().click();
  await main.getByRole('button', { name: more }).first().click();
  await live();
  await expect(main.getByRole('button', { name: compare, pressed: true }).first()).toBeVisible();
  await expect(main.getByRole('textbox').or(main.getByRole('spinbutton')).first()).toHaveValue('2');
});

/** The sizes of what stands around the pictures that come later. */
const roomOfPictures = (page: Page): Promise<string[]> =>
  page.locator('main img[loading=lazy]').evaluateAll((pictures) =>
    pictures.map((picture) => {
      const { width, height } = picture.parentElement?.getBoundingClientRect() ?? new DOMRect();
      return `${picture.parentElement?.className} ${width.toFixed(1)} × ${height.toFixed(1)}`;
    }),
  );

test('pictures that are on their way have their room', async ({ page, language, request }) => {
  const pages = samples.filter(({ status }) => status === 200);
  for (const { find } of [...pages, { find: () => `${language.prefix}/services` }]) {
    const path = await find(language, request);
    const live = await openEarly(page, path);
    const room = await roomOfPictures(page);
    await live();
    await page.unrouteAll();
    // What comes with the script, such as what was looked at, brings its own.
    const then = await roomOfPictures(page);
    expect(
      room.filter((one) => !then.includes(one)),
      path,
    ).toEqual([]);
  }
});
