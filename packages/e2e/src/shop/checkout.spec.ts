import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { belowPage } from '../support/below-page.ts';
import { putSomething } from '../support/buying.ts';
import { expect, test } from '../support/problems.ts';

const labels = {
  uk: {
    phone: 'Телефон',
    first: 'Ім’я',
    last: 'Прізвище',
    next: 'Продовжити',
    city: 'Населений пункт',
    typed: 'киї',
    found: /^Київ/,
    points: 'Точки видачі',
    onDelivery: /отриманн/,
    order: /^Замовити за/,
    taken: /^Замовлення \d{4}-\d{4}$/,
    change: /^Змінити \(Доставка\)/,
  },
  ru: {
    phone: 'Телефон',
    first: 'Имя',
    last: 'Фамилия',
    next: 'Продолжить',
    city: 'Населённый пункт',
    typed: 'кие',
    found: /^Киев/,
    points: 'Точки выдачи',
    onDelivery: /получени/,
    order: /^Заказать за/,
    taken: /^Заказ \d{4}-\d{4}$/,
    change: /^Изменить \(Доставка\)/,
  },
};

/** What is counted on the way to an order, in its order. */
const steps = ['begin_checkout', 'add_shipping_info', 'add_payment_info', 'purchase'];

/** The steps that the data layer of the page holds. */
async function countedSteps(page: Page): Promise<string[]> {
  const events = await page.evaluate(() => {
    const { dataLayer = [] } = window as { dataLayer?: { event?: string }[] };
    return dataLayer.flatMap(({ event }) => event ?? []);
  });
  return events.filter((event) => steps.includes(event));
}

/** By how much the page is wider than the window. */
const spill = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.use({ consent: 'granted' });

test('a guest orders with a few fields, over a reload, and comes to the page of the order [§1.3]', async ({
  page,
  language,
}) => {
  const text = labels[language.locale];
  await putSomething(page);
  await page.goto(`${language.prefix}/checkout`);
  await page.getByLabel(text.phone, { exact: true }).fill('0671234567');
  await expect(page.getByLabel(text.phone, { exact: true })).toHaveValue('+38 (067) 123-45-67');
  await page.getByLabel(text.first, { exact: true }).fill('Оксана');
  await expectAccessible(page);
  // Nothing of it is lost.
  await page.reload();
  await expect(page.getByLabel(text.first, { exact: true })).toHaveValue('Оксана');
  // The block that is open says what is missing and keeps the shopper there.
  await page.getByRole('button', { name: text.next }).click();
  await expect(page.getByLabel(text.last, { exact: true })).toBeFocused();
  await page.getByLabel(text.last, { exact: true }).fill('Шевчук');
  await page.getByRole('button', { name: text.next }).click();

  await page.getByRole('combobox', { name: text.city }).pressSequentially(text.typed);
  await page.getByRole('option', { name: text.found }).first().click();
  await page.getByRole('radiogroup', { name: text.points }).getByRole('radio', { disabled: false }).first().check();
  expect(await belowPage(page)).toBe(0);
  await page.getByRole('button', { name: text.next }).click();

  await page.getByRole('radio', { name: text.onDelivery }).check();
  await expectAccessible(page, 'main');
  expect(await spill(page)).toBe(0);
  await page.getByRole('button', { name: text.next }).click();
  await expect(page.getByRole('button', { name: text.change })).toBeVisible();
  await page.getByRole('button', { name: text.order }).click();
  await expect(page).toHaveURL(new RegExp(`^[^?]*${language.prefix}/order/[\\w-]{20,}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.taken);
  // On paper the shop stands over the order, whose header is not printed.
  const shop = page.getByRole('main').getByText(/^В[іи]трина$/);
  await expect(shop).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(shop).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await expect.poll(() => countedSteps(page)).toEqual(steps);
  await expectAccessible(page);
  expect(await spill(page)).toBe(0);
});
