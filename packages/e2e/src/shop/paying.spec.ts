import type { Page } from '@playwright/test';
import type { City, ListedWarehouse, ProductCard } from '@vitryna/contracts/api';
import { expectAccessible } from '../support/axe.ts';
import { ask, comeAgain, findBuyable, makeAccount, putSomething } from '../support/buying.ts';
import { expect, test } from '../support/problems.ts';
import { hydrated } from '../support/shop.ts';

const labels = {
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
    changed: 'Кошик змінився',
    waiting: 'Чекаємо на відповідь банку',
    silent: 'Банк ще не відповів',
    privat: /ПриватБанк/,
    mono: /monobank/,
    tooLittle: 'Сума замала для цього банку',
    cash: /^Під час отримання/,
    noCash: 'У цій точці не приймають оплату',
    wrong: 'Поле заповнено неправильно',
    addresses: 'Збережені адреси',
    other: 'Інша адреса',
    city: 'Населений пункт',
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
    changed: 'Корзина изменилась',
    waiting: 'Ждём ответа банка',
    silent: 'Банк ещё не ответил',
    privat: /ПриватБанк/,
    mono: /monobank/,
    tooLittle: 'Сумма слишком мала для этого банка',
    cash: /^При получении/,
    noCash: 'В этой точке не принимают оплату',
    wrong: 'Поле заполнено неверно',
    addresses: 'Сохранённые адреса',
    other: 'Другой адрес',
    city: 'Населённый пункт',
  },
};

/** Products that cost less than either bank takes in parts. */
async function cheapProducts(page: Page): Promise<ProductCard[]> {
  const { items } = await ask<{ items: ProductCard[] }>(page, '/catalog/product/list?maxPrice=290&pageSize=96');
  return items.filter(({ status, isOrderable }) => status === 'inStock' && isOrderable);
}

const orderUrl = /\/order\/[\w-]{20}(?:[?#]|$)/;
async function atBank(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: action, exact: true }).click();
  await expect(page).toHaveURL(orderUrl);
}

test('goes from the order to the bank at once, is declined, closes it, and pays in parts', async ({
  page,
  language,
}) => {
  const text = labels[language.locale];
  const panel = page.getByRole('region', { name: text.payment });
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
  await expectAccessible(page, 'main');
});

test('is declined by the banks of both instalments, and says so of a bank that gives no answer', async ({
  page,
  language,
}) => {
  const text = labels[language.locale];
  const panel = page.getByRole('region', { name: text.payment });
  await comeAgain(page, { method: 'privatParts', parts: 3 });
  await page.goto(`${language.prefix}/checkout`);
  await page.getByRole('button', { name: text.order }).click();
  await atBank(page, text.decline);
  await expect(panel.getByText(text.failed)).toBeVisible();
  await page.getByRole('combobox', { name: text.way }).selectOption('monoParts');
  await page.getByRole('button', { name: text.pay }).click();
  await atBank(page, text.decline);
  await expect(panel.getByText(text.failed)).toBeVisible();

  // Nothing is done at the bank: the shopper comes back, and waits as long as the page asks for it.
  await page.getByRole('combobox', { name: text.way }).selectOption('card');
  await page.getByRole('button', { name: text.pay }).click();
  await page.getByRole('button', { name: text.approve, exact: true }).waitFor();
  await page.clock.install();
  await page.goBack();
  await expect(panel.getByText(text.waiting)).toBeVisible();
  await hydrated(page);
  await expect(async () => {
    await page.clock.fastForward('05:10');
    expect(await panel.getByText(text.silent).isVisible()).toBe(true);
  }).toPass();
  // What can be done meanwhile stays.
  await expect(page.getByRole('button', { name: text.pay })).toBeEnabled();
});

test('says why a way to pay is not offered, and what is wrong with a company’s number', async ({ page, language }) => {
  const text = labels[language.locale];
  await putSomething(page, await cheapProducts(page));
  const [city] = await ask<City[]>(page, '/delivery/city/popular');
  const cityRef = city?.ref ?? '';
  const { items } = await ask<{ items: ListedWarehouse[] }>(
    page,
    `/delivery/warehouse/list?cityRef=${cityRef}&type=postMachine&isWorking=true`,
  );
  const warehouseRef = items.find(({ cashOnDelivery }) => !cashOnDelivery)?.ref;
  await ask(page, '/checkout/draft', {
    recipient: { firstName: 'Оксана', lastName: 'Шевчук', phone: '+380671234567', email: 'oksana@example.com' },
    delivery: { method: 'warehouse', cityRef, warehouseRef },
    payment: { method: 'cashOnDelivery' },
  });
  await page.goto(`${language.prefix}/checkout`);
  // The machine that was chosen takes no money: the order is stopped where something can be done about it.
  await page.getByRole('button', { name: text.order }).click();
  const ways = page.getByRole('radiogroup', { name: text.way });
  await expect(ways).toBeFocused();
  const [group, last] = await Promise.all([ways.boundingBox(), ways.locator('label').last().boundingBox()]);
  expect((last?.x ?? 0) + (last?.width ?? 0), 'the last row is full').toBe((group?.x ?? 0) + (group?.width ?? 0));
  for (const [name, why] of [
    [text.privat, text.tooLittle],
    [text.mono, text.tooLittle],
    [text.cash, text.noCash],
  ] as const) {
    await expect(ways.getByRole('radio', { name, description: why })).toBeDisabled();
  }
  await ways.getByRole('radio', { name: text.invoice }).check();
  await page.getByLabel(text.company, { exact: true }).fill('ТОВ Камера');
  const code = page.getByLabel(text.code, { exact: true });
  // Its last digit checks the others.
  await code.fill('14360571');
  await page.getByRole('button', { name: text.next }).click();
  await expect(code).toBeFocused();
  await expect(code).toHaveAccessibleDescription(new RegExp(text.wrong));
  await expectAccessible(page, 'main');
  await code.fill('14360570');
  await page.getByRole('button', { name: text.next }).click();
  await page.getByRole('button', { name: text.order }).click();
  await expect(page).toHaveURL(orderUrl);
});

test('lets a shopper with several addresses choose one, or enter another [§3.11]', async ({ page, language }) => {
  const text = labels[language.locale];
  await makeAccount(page, `addresses-${test.info().project.name}-${Date.now()}@example.com`, language.locale);
  const [, second] = await ask<City[]>(page, '/delivery/city/popular');
  await ask(page, '/account/address/add', {
    recipient: { firstName: 'Галина', lastName: 'Коваль', phone: '+380509876543' },
    delivery: { method: 'courier', cityRef: second?.ref, street: { name: 'Садова' }, house: '3', flat: '8' },
  });
  await putSomething(page);
  await page.goto(`${language.prefix}/checkout`);
  await page.getByRole('button', { name: text.edit(text.delivery) }).click();
  const addresses = page.getByRole('radiogroup', { name: text.addresses });
  await expect(addresses.getByRole('radio', { name: /Шевченка, 7а/ })).toBeChecked();
  await addresses.getByRole('radio', { name: text.other }).check();
  await expect(page.getByRole('combobox', { name: text.city })).toBeVisible();
  const kept = page.waitForResponse(
    (answer) => answer.url().endsWith('/checkout/draft') && /Садова/.test(answer.request().postData() ?? ''),
  );
  await addresses.getByRole('radio', { name: /Садова, 3/ }).check();
  await expect(page.getByRole('combobox', { name: text.city })).toHaveCount(0);
  await expectAccessible(page, 'main');
  await page.getByRole('button', { name: text.next }).click();
  await kept;
  // Its city is that of the store now: a reload does not go back to the one before.
  await page.reload();
  await expect(page.getByText(/Садова, 3, 8/)).toBeVisible();
  await expect(page.getByText(/Галина Коваль/)).toBeVisible();
});

test('takes who is signed in and their address from the account, and the order into it', async ({ page, language }) => {
  const text = labels[language.locale];
  await makeAccount(page, `buyer-${test.info().project.name}-${Date.now()}@example.com`, language.locale);
  await putSomething(page);
  await page.goto(`${language.prefix}/checkout`);
  await expect(page.getByText(/Шевченка, 7а/)).toBeVisible();
  await page.getByRole('button', { name: text.edit(text.payment) }).click();
  await page.getByRole('radio', { name: /monobank/ }).check();
  await expectAccessible(page, 'main');
  await page.getByRole('button', { name: text.next }).click();
  await page.getByRole('button', { name: text.order }).click();
  await atBank(page, text.approve);
  await expect(page.getByText(text.paid)).toBeVisible();
  const number = /\d{4}-\d{4}/.exec((await page.getByRole('heading', { level: 1 }).textContent()) ?? '')?.[0] ?? '';
  await page.goto(`${language.prefix}/account/orders`);
  await expect(page.getByRole('main').getByRole('link', { name: number })).toBeVisible();
});
test('continues what another tab has begun, and sends it by courier on a company’s invoice', async ({
  page,
  context,
  language,
}) => {
  const text = labels[language.locale];
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

test.describe('a cart of two tabs', () => {
  // The refusal is what it is about; what the other tab's change made this one ask may come when the cart is an order already.
  test.use({ allowed: /409: .*\/order\/create$|422: .*\/checkout\/options|Failed to load resource.* (?:409|422)/ });

  test('is one, and what is changed in one of them is asked once before it is ordered in the other', async ({
    page,
    context,
    language,
  }) => {
    const text = labels[language.locale];
    const product = await findBuyable(page);
    const other = await context.newPage();
    const href = `${language.prefix}/${product.categorySlug}/${product.slug}`;
    await Promise.all([page.goto(href), other.goto(href)]);
    await hydrated(page);
    await hydrated(other);
    const buy = (tab: Page) => tab.getByRole('main').getByRole('button', { name: language.addToCart }).first();
    await expect(buy(other)).toBeVisible();
    await buy(page).click();
    await expect(other.getByRole('link', { name: language.inCart }).first()).toBeAttached();
    await expect(buy(other)).toHaveCount(0);

    const [firstName, lastName, phone] = ['Оксана', 'Шевчук', '+380671234567'];
    await ask(page, '/checkout/draft', {
      recipient: { firstName, lastName, phone },
      anotherRecipient: { firstName: 'Марко', lastName, phone },
      delivery: { method: 'pickup', pointId: 'kyiv-1' },
      payment: { method: 'cashOnDelivery' },
    });
    await page.goto(`${language.prefix}/checkout`);
    await expect(page.getByText(/Марко Шевчук/)).toBeVisible();
    // A tab that reads its cart after the change knows it, and has nothing to ask.
    await page.waitForLoadState('networkidle');
    await ask(other, '/catalog/product/cart/add', { productId: product.id, quantity: 1 });
    await page.getByRole('button', { name: text.order }).click();
    const changed = page.getByRole('region', { name: text.changed });
    await expect(changed).toBeFocused();
    await changed.getByRole('button', { name: text.order }).click();
    await expect(page).toHaveURL(orderUrl);
    await expect(page.getByText(/Марко Шевчук/)).toBeVisible();
  });
});
