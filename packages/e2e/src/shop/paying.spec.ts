import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { comeAgain, findBuyable } from '../support/buying.ts';
import { expect, test } from '../support/problems.ts';
import { alive } from '../support/shop.ts';

const words = {
  uk: {
    order: /^Замовити за/,
    pay: /^Сплатити/,
    approve: 'Сплатити',
    decline: 'Відхилити',
    close: 'Закрити без оплати',
    failed: 'Оплата не пройшла',
    closed: 'Оплату скасовано на сторінці банку',
    paid: 'Замовлення оплачено',
    way: 'Спосіб оплати',
    edit: (block: string) => `Змінити (${block})`,
    delivery: 'Доставка',
    payment: 'Оплата',
    next: 'Продовжити',
    courier: /^Кур’єр/,
    street: 'Вулиця',
    house: 'Будинок',
    invoice: /^За рахунком/,
    company: 'Компанія',
    code: 'Код ЄДРПОУ',
    pdf: 'Завантажити PDF',
    last: 'Прізвище',
    contacts: 'Контактні дані',
  },
  ru: {
    order: /^Заказать за/,
    pay: /^Оплатить/,
    approve: 'Оплатить',
    decline: 'Отклонить',
    close: 'Закрыть без оплаты',
    failed: 'Оплата не прошла',
    closed: 'Оплата отменена на странице банка',
    paid: 'Заказ оплачен',
    way: 'Способ оплаты',
    edit: (block: string) => `Изменить (${block})`,
    delivery: 'Доставка',
    payment: 'Оплата',
    next: 'Продолжить',
    courier: /^Курьер/,
    street: 'Улица',
    house: 'Дом',
    invoice: /^По счёту/,
    company: 'Компания',
    code: 'Код ЕГРПОУ',
    pdf: 'Скачать PDF',
    last: 'Фамилия',
    contacts: 'Контактные данные',
  },
};

const orderUrl = /\/order\/[\w-]{20}(?:[?#]|$)/;
async function atBank(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: action, exact: true }).click();
  await expect(page).toHaveURL(orderUrl);
}

test('goes from the order to the bank at once, is declined, closes it, and pays in parts', { tag: '@once' }, async ({
  page,
  language,
}) => {
  const text = words[language.locale];
  const panel = page.getByRole('region', { name: text.payment });
  await page.goto(language.home);
  await comeAgain(page, { method: 'card' });
  await page.goto(`${language.prefix}/checkout`);
  await page.getByRole('button', { name: text.order }).click();
  await atBank(page, text.decline);
  await expect(panel.getByText(text.failed)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: text.pay }).click();
  await atBank(page, text.close);
  await expect(panel.getByText(text.closed)).toBeVisible();
  await page.getByRole('combobox', { name: text.way }).selectOption('privatParts');
  await page.getByRole('button', { name: text.pay }).click();
  await atBank(page, text.approve);
  await expect(page.getByText(text.paid)).toBeVisible();
  await expectAccessible(page);
});

test('continues what another tab has begun, and sends it by courier on a company’s invoice', { tag: '@once' }, async ({
  page,
  context,
  language,
}) => {
  const text = words[language.locale];
  await page.goto(language.home);
  await comeAgain(page, { method: 'card' });
  await page.goto(`${language.prefix}/checkout`);
  await page.getByRole('button', { name: text.edit(text.contacts) }).click();
  const kept = page.waitForResponse(
    (answer) => answer.url().endsWith('/checkout/draft') && /Коваль/.test(answer.request().postData() ?? ''),
  );
  await page.getByLabel(text.last, { exact: true }).fill('Коваль');
  await kept;

  const other = await context.newPage();
  await other.goto(`${language.prefix}/checkout`);
  await expect(other.getByText(/Коваль/)).toBeVisible();
  await other.getByRole('button', { name: text.edit(text.delivery) }).click();
  await other.getByRole('radio', { name: text.courier }).check();
  await other.getByRole('combobox', { name: text.street }).pressSequentially('шев');
  await other.getByRole('option').first().click();
  await other.getByLabel(text.house, { exact: true }).fill('7а');
  await other.getByRole('button', { name: text.next }).click();
  await other.getByRole('button', { name: text.edit(text.payment) }).click();
  await other.getByRole('radio', { name: text.invoice }).check();
  await other.getByLabel(text.company, { exact: true }).fill('ТОВ Камера');
  await other.getByLabel(text.code, { exact: true }).fill('14360570');
  await expectAccessible(other);
  await other.getByRole('button', { name: text.next }).click();
  await other.getByRole('button', { name: text.order }).click();
  await expect(other).toHaveURL(orderUrl);
  await expect(other.getByRole('link', { name: text.pdf })).toBeVisible();
  // The order is taken: the first tab has nothing left in its cart.
  await page.reload();
  await expect(page.getByRole('button', { name: text.order })).toHaveCount(0);
});

test('two tabs show one cart', { tag: '@once' }, async ({ page, context, language }) => {
  await page.goto(language.home);
  const product = await findBuyable(page);
  const other = await context.newPage();
  const href = `${language.prefix}/${product.categorySlug}/${product.slug}`;
  await Promise.all([page.goto(href), other.goto(href)]);
  await alive(page);
  await alive(other);
  const buy = (tab: Page) => tab.getByRole('main').getByRole('button', { name: language.addToCart }).first();
  await expect(buy(other)).toBeVisible();
  await buy(page).click();
  await expect(other.getByRole('link', { name: language.inCart }).first()).toBeAttached();
  await expect(buy(other)).toHaveCount(0);
});
