import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/problems.ts';
import { watchShifts } from '../support/shifts.ts';
import { hydrated } from '../support/shop.ts';

const labels = {
  uk: {
    list: 'Спеціальні пропозиції',
    over: 'Станції до літніх графіків',
    ended: 'Ця пропозиція завершилася',
    others: 'Інші пропозиції',
    winter: 'Зимовий монтаж GV-SS',
    station: /^Зарядна станція/,
  },
  ru: {
    list: 'Специальные предложения',
    over: 'Станции к летним графикам',
    ended: 'Это предложение завершилось',
    others: 'Другие предложения',
    winter: 'Зимний монтаж GV-SS',
    station: /^Зарядная станция/,
  },
} as const;

test.describe('offers', () => {
  // One is over.
  test.use({ allowed: /\b410\b/ });
  test('a shopper reads the offers, and of one that is over its products [§1.6 §2.6 landing pages, one landing page]', async ({
    page,
    language,
  }) => {
    const text = labels[language.locale];
    await page.goto(`${language.prefix}/landing-page`);
    await hydrated(page);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: text.list })).toBeVisible();
    await expectAccessible(page, 'main');
    const shifts = await watchShifts(page);
    const answer = await page.goto(`${language.prefix}/landing-page/stantsii-do-lita`);
    expect(answer?.status()).toBe(410);
    await hydrated(page);
    await expect(main.getByRole('heading', { level: 1, name: text.over })).toBeVisible();
    await expect(main.getByText(text.ended)).toBeVisible();
    await expect(main.getByRole('article').getByRole('link', { name: text.station }).first()).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expectAccessible(page, 'main');
    const moved = async () => (await shifts()).filter(({ isUpOrDown }) => isUpOrDown);
    expect(await moved()).toEqual([]);
    await main.getByRole('link', { name: text.others }).click();
    await main.getByRole('link', { name: text.winter }).click();
    await expect(main.getByRole('heading', { level: 1, name: text.winter })).toBeVisible();
    // The list is short: a page that comes in its place half a second after the press, as on a busy machine, moves the footer away.
    const onArrival = await moved();
    await expectAccessible(page, 'main');
    expect(await moved()).toEqual(onArrival);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the list leads to an offer with its words and products [§2.6 one landing page]', async ({ page, language }) => {
    const text = labels[language.locale];
    await page.goto(`${language.prefix}/landing-page`);
    await page.getByRole('main').getByRole('link', { name: text.winter }).click();
    await expect(page.getByRole('heading', { level: 1, name: text.winter })).toBeVisible();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });
});
