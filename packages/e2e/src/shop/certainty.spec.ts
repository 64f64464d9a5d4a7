import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import type { Language } from '../support/languages.ts';
import { productPath } from '../support/pages.ts';
import { expect, test } from '../support/problems.ts';
import { describeShifts, watchShifts } from '../support/shifts.ts';
import { asLongAsAHand, hydrated } from '../support/shop.ts';
import { apiPort } from '../support/store.ts';

const labels = {
  uk: {
    choose: 'Обрати місто',
    typed: 'львв',
    city: 'Львів',
    to: 'До міста Львів',
    within: /^Замовте протягом \d/,
    points: /^Прийм.* точ.*: найближчі$/,
    delivery: 'Доставка',
    lowest: 'Найнижча ціна за 30 днів',
    cheaper: 'Повідомити, коли подешевшає',
    watch: 'Стежити за ціною',
    sent: 'Підтвердьте в листі',
    confirm: 'Підтвердити',
    watching: 'Ми стежимо за ціною',
    stop: 'Припинити стеження',
    stopped: 'Більше не писатимемо про цю ціну',
    over: 'За цією ціною вже не стежимо',
  },
  ru: {
    choose: 'Выбрать город',
    typed: 'львв',
    city: 'Львов',
    to: 'В город Львов',
    within: /^Закажите в течение \d/,
    points: /^Прим.* точ.*: ближайшие$/,
    delivery: 'Доставка',
    lowest: 'Самая низкая цена за 30 дней',
    cheaper: 'Сообщить, когда подешевеет',
    watch: 'Следить за ценой',
    sent: 'Подтвердите в письме',
    confirm: 'Подтвердить',
    watching: 'Мы следим за ценой',
    stop: 'Прекратить отслеживание',
    stopped: 'Больше не будем писать об этой цене',
    over: 'За этой ценой уже не следим',
  },
} as const;

/** The page that the e-mail to an address leads to. */
async function watchLink(page: Page, email: string): Promise<string> {
  let link = '';
  await expect(async () => {
    const answer = await page.request.get(`http://127.0.0.1:${apiPort}/__dev/outbox?to=${encodeURIComponent(email)}`);
    const { data } = (await answer.json()) as { data: { links: string[] }[] };
    link = data[0]?.links[0] ?? '';
    expect(link).not.toBe('');
  }).toPass();
  const { pathname, search } = new URL(link);
  return pathname + search;
}

const addressIn = ({ locale }: Language) => `watch-${locale}-${test.info().project.name}-${Date.now()}@example.com`;

test('a product says when it is in the city, and what it has cost', async ({ page, language }) => {
  const text = labels[language.locale];
  const shifts = await watchShifts(page);
  const path = await productPath(page.request, language);
  await page.goto(path);
  await hydrated(page);
  await page.getByRole('button', { name: text.choose }).press('Enter');
  const field = page.getByRole('combobox');
  await expect(field).toBeFocused();
  await field.fill(text.typed);
  await expect(page.getByRole('option', { name: text.city }).first()).toBeVisible();
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page.getByText(text.to)).toBeVisible();
  await expect(page.getByText(text.within)).toBeVisible();
  await page.getByText(text.points).click();
  await expect(page.getByText(text.lowest)).toBeVisible();
  await page.getByText(text.cheaper).click();
  await expect(page.getByRole('button', { name: text.watch })).toBeVisible();
  await expectAccessible(page, 'main');
  // Known from the first moment on, also where no page was written with it.
  await page.goto(path);
  await expect(page.getByText(text.to)).toBeVisible();
  await expect(page.getByText(text.within)).toBeVisible();
  expect(describeShifts((await shifts()).filter(({ value }) => value >= 0.0005))).toEqual([]);
  const email = addressIn(language);
  await page.getByText(text.cheaper).click();
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: text.watch }) });
  await form.getByRole('textbox').first().fill(email);
  await asLongAsAHand(page);
  await form.getByRole('button', { name: text.watch }).click();
  await expect(page.getByText(text.sent)).toBeVisible();
  await page.goto(await watchLink(page, email));
  await page.getByRole('button', { name: text.confirm }).click();
  await expect(page.getByRole('heading', { name: text.watching })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: text.stop }).click();
  await expect(page.getByRole('heading', { name: text.stopped })).toBeVisible();
});

test.describe('by forms alone', () => {
  test.use({ javaScriptEnabled: false });
  test('has a price watched, and stops it by its e-mail', async ({ page, language }) => {
    const text = labels[language.locale];
    await page.goto(await productPath(page.request, language));
    await page.getByText(text.cheaper).click();
    await page.getByRole('link', { name: text.watch }).click();
    const form = page.getByRole('form', { name: text.cheaper });
    const email = addressIn(language);
    await form.getByRole('textbox').first().fill(email);
    await asLongAsAHand(page);
    await form.getByRole('button', { name: text.watch }).click();
    await expect(page.getByRole('heading', { level: 1, name: text.sent })).toBeVisible();
    await page.goto(await watchLink(page, email));
    await page.getByRole('button', { name: text.confirm }).click();
    await expect(page.getByRole('heading', { level: 1, name: text.watching })).toBeVisible();
    await expect(page.getByRole('button', { name: text.confirm })).toHaveCount(0);
    await page.getByRole('button', { name: text.stop }).click();
    await expect(page.getByRole('heading', { level: 1, name: text.over })).toBeVisible();
  });
});
