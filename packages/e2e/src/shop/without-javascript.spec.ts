import { findBuyable } from '../support/buying.ts';
import { otherOf } from '../support/languages.ts';
import { expect, test } from '../support/problems.ts';
import { cards, categoryCount, filterValue, isWide, matchCount, readableAddress } from '../support/shop.ts';
import { apiPort } from '../support/store.ts';

test.use({ javaScriptEnabled: false });

const help = { uk: 'Зв’язатися з нами', ru: 'Связаться с нами' };

test('carries a shopper to a product by links and forms alone', async ({ page, language }) => {
  await page.goto(language.home);
  await test.step('without JavaScript the help button leads to the contacts', async () => {
    await page.getByRole('link', { name: help[language.locale], exact: true }).click();
    await expect(page).toHaveURL(`${language.prefix}/about-company/contact`);
  });
  await page.getByRole('banner').getByRole('link', { name: language.catalogue, exact: true }).click();
  await expect(page).toHaveURL(`${language.prefix}/catalog`);
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${language.cameras} \\d+$`) })
    .click();
  await expect(page).toHaveURL(`${language.prefix}/ip-kamery`);
  const whole = await categoryCount(page, language);
  await expect(cards(page)).toHaveCount(24);

  // The sheet of filters opens by its address, and its form is sent by its button.
  if (!isWide(page)) await page.getByRole('link', { name: language.filters }).click();
  await filterValue(page, language.resolution).check();
  await filterValue(page, 'Obrii').check();
  await filterValue(page, 'Vartis').check();
  await page.getByRole('textbox', { name: language.priceTo, exact: true }).fill('9000');
  await page.getByRole('button', { name: isWide(page) ? 'OK' : language.show }).click();
  await expect(page).toHaveURL(/maxPrice=9000/);
  expect(readableAddress(page)).toBe(
    `${language.prefix}/ip-kamery/rozdilna-zdatnist=4;vyrobnyk=obrii,vartis?maxPrice=9000`,
  );
  const left = await matchCount(page, language);
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(whole / 2);

  await page
    .getByRole('navigation', { name: language.chosenFilters })
    .filter({ visible: true })
    .getByRole('link', { name: /9\s000\s₴$/ })
    .click();
  await expect(page).not.toHaveURL(/maxPrice/);
  // By key: cards above it take their own height only in sight, and a pointer would miss what moves.
  await page.getByRole('link', { name: language.nextPage }).press('Enter');
  await expect(page).toHaveURL(/page=2/);
  const card = cards(page).first().getByRole('heading').getByRole('link');
  const name = (await card.textContent()) ?? '';
  await card.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByRole('main').getByText(/\d\s₴/).first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
});

test('keeps the whole query in another language, of a page that was kept without it', async ({ page, language }) => {
  const other = otherOf(language);
  for (const query of ['?page=2', '?utm_source=mail&page=2&anything=%22x%22', '?page=2&gclid=1']) {
    await page.goto(`${language.prefix}/ip-kamery${query}`);
    const canonical = page.locator('link[rel=canonical]');
    await expect(canonical).toHaveAttribute('href', /\/ip-kamery\?page=2$/);
    await page.getByRole('link', { name: other.own }).filter({ visible: true }).first().click();
    await expect(page).toHaveURL(`${other.prefix}/ip-kamery${query}`);
    await expect(canonical).toHaveAttribute('href', /\/ip-kamery\?page=2$/);
  }
});

const labels = {
  uk: {
    cart: 'Оформити замовлення',
    city: 'Київ',
    next: 'Продовжити',
    order: /^Замовити за/,
    decline: 'Відхилити',
    pay: /^Сплатити .*картк/i,
    approve: 'Сплатити',
    paid: 'Замовлення оплачено',
    number: 'Номер замовлення',
    phone: 'Телефон',
    find: 'Знайти моє замовлення',
    unknown: 'Немає замовлення з таким номером і телефоном',
  },
  ru: {
    cart: 'Оформить заказ',
    city: 'Киев',
    next: 'Продолжить',
    order: /^Заказать за/,
    decline: 'Отклонить',
    pay: /^Оплатить .*карт/i,
    approve: 'Оплатить',
    paid: 'Заказ оплачен',
    number: 'Номер заказа',
    phone: 'Телефон',
    find: 'Найти мой заказ',
    unknown: 'Нет заказа с таким номером и телефоном',
  },
};

test('buys by forms alone: from the product over the cart to the bank, and finds the order again', async ({
  page,
  language,
}) => {
  const text = labels[language.locale];
  const product = await findBuyable(page);
  await page.goto(`${language.prefix}/${product.categorySlug}/${product.slug}`);
  await page.getByRole('main').getByRole('button', { name: language.addToCart }).first().click();
  await expect(page).toHaveURL(`${language.prefix}/checkout/cart`);
  const quantity = page.getByRole('spinbutton');
  await quantity.fill('2');
  await quantity.press('Enter');
  await expect(page).toHaveURL(`${language.prefix}/checkout/cart`);
  await expect(quantity).toHaveValue('2');
  const { height } = (await quantity.boundingBox()) ?? {};
  const buttons = page.getByRole('list', { name: language.cartLines }).getByRole('button');
  for (const button of await buttons.all()) expect((await button.boundingBox())?.height).toBe(height);
  await expect(buttons).toHaveCount(2);
  await page.getByRole('textbox').fill('NO-SUCH-CODE');
  await page.getByRole('textbox').press('Enter');
  await expect(page).toHaveURL(/problem=couponUnknown/);
  await expect(page.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');

  await page.getByRole('link', { name: text.cart }).click();
  await page.getByRole('textbox').fill(text.city);
  await page.getByRole('button', { name: text.next }).click();
  await page.getByRole('button', { name: text.next }).click();
  const field = (name: string) => page.locator(`[name="${name}"]`);
  await field('recipient.phone').fill('12');
  await field('recipient.firstName').fill('Оксана');
  await field('recipient.lastName').fill('Шевчук');
  await field('recipient.email').fill('oksana@example.com');
  await page.locator('[name="delivery.warehouseRef"]:enabled').first().check();
  await page.locator('[name="payment.method"][value=card]').check();
  await page.getByRole('button', { name: text.order }).click();
  await expect(field('recipient.phone')).toHaveAttribute('aria-invalid', 'true');
  await expect(field('recipient.lastName')).toHaveValue('Шевчук');
  await field('recipient.phone').fill('0671234567');
  await page.getByRole('button', { name: text.order }).click();

  await page.getByRole('button', { name: text.decline, exact: true }).click();
  await page.getByRole('button', { name: text.pay }).first().click();
  await page.getByRole('button', { name: text.approve, exact: true }).click();
  // The bank tells the store beside the shopper, and nothing but a look at the page tells the shopper.
  await expect(async () => {
    await page.reload();
    expect(await page.getByText(text.paid).count()).toBe(1);
  }).toPass();
  await expect(page.getByText(text.paid)).toBeVisible();
  const number = /\d{4}-\d{4}/.exec((await page.getByRole('heading', { level: 1 }).textContent()) ?? '')?.[0] ?? '';
  await page.goto(`${language.prefix}/order`);
  await page.getByRole('textbox', { name: text.number }).fill(number);
  await page.getByRole('textbox', { name: text.phone }).fill('0509999999');
  await page.getByRole('button', { name: text.find }).click();
  // It stands in a `noscript`, in which texts are not looked for.
  await expect(page.getByRole('alert')).toContainText(text.unknown);
  await page.getByRole('textbox', { name: text.number }).fill(number);
  await page.getByRole('textbox', { name: text.phone }).fill('0671234567');
  await page.getByRole('button', { name: text.find }).click();
  await expect(page).toHaveURL(/\/order\/[\w-]{20}\?token=/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
});

const account = {
  uk: {
    create: 'Новий акаунт',
    recovery: 'Відновлення доступу',
    confirm: 'Підтвердити',
    confirmed: 'Адресу підтверджено',
    differ: 'Паролі не збігаються',
    save: 'Зберегти пароль',
    signOut: 'Вийти',
    gone: /Це посилання вже не діє/,
  },
  ru: {
    create: 'Новый аккаунт',
    recovery: 'Восстановление доступа',
    confirm: 'Подтвердить',
    confirmed: 'Адрес подтверждён',
    differ: 'Пароли не совпадают',
    save: 'Сохранить пароль',
    signOut: 'Выйти',
    gone: /Эта ссылка больше не действует/,
  },
};

test('makes an account by forms alone, confirms its address, and sets another password by an e-mail', async ({
  page,
  language,
}) => {
  const text = account[language.locale];
  const email = `plain-${test.info().project.name}-${Date.now()}@example.com`;
  const openEmail = async (kind: string) => {
    const answer = await page.request.get(`http://127.0.0.1:${apiPort}/__dev/outbox?to=${encodeURIComponent(email)}`);
    const { data } = (await answer.json()) as { data: { kind: string; links: string[] }[] };
    const { pathname, search } = new URL(data.find((mail) => mail.kind === kind)?.links[0] ?? '');
    await page.goto(pathname + search);
  };
  const press = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();
  await page.goto(`${language.prefix}/account`);
  const create = page.getByRole('form', { name: text.create });
  await create.locator('[name=firstName]').fill('Олена');
  await create.locator('[name=email]').fill(email);
  await create.locator('[name=password]').fill('каштан-7-липа');
  await create.locator('[name=agree]').check();
  await create.getByRole('button').click();
  await press(text.signOut);

  await openEmail('confirm');
  await press(text.confirm);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.confirmed);
  await page.goto(`${language.prefix}/account`);
  const recovery = page.getByRole('form', { name: text.recovery });
  await recovery.getByRole('textbox').fill(email);
  await recovery.getByRole('button').click();

  await openEmail('recovery');
  const address = page.url();
  await page.locator('[name=password]').fill('береза й верба 12');
  await page.locator('[name=passwordRepeat]').fill('береза й верба 13');
  await press(text.save);
  await expect(page.getByRole('alert')).toContainText(text.differ);
  await page.locator('[name=password]').fill('береза й верба 12');
  await page.locator('[name=passwordRepeat]').fill('береза й верба 12');
  await press(text.save);
  await expect(page).toHaveURL(`${language.prefix}/account?step=changed`);
  await expect(page.getByRole('main').getByRole('button', { name: text.signOut })).toBeVisible();
  await page.goto(address);
  await expect(page.getByRole('main')).toContainText(text.gone);
});
