import type { APIRequestContext } from '@playwright/test';
import type { Order } from '@vitryna/contracts/api';
import { expectAccessible } from '../support/axe.ts';
import { ask, placeOrder } from '../support/buying.ts';
import type { Language } from '../support/languages.ts';
import { readOutbox, readShown } from '../support/outbox.ts';
import { expect, test } from '../support/problems.ts';
import { hydrated } from '../support/shop.ts';
import { apiPort, baseURL } from '../support/store.ts';

const labels = {
  uk: {
    create: 'Створити акаунт',
    password: 'Пароль',
    made: 'Акаунт створено, ви увійшли',
    judge: 'Написати відгук',
    return: 'Повернення',
    broken: 'Фото того, що не так',
    send: 'Надіслати запит',
    asked: 'Запит на повернення',
    answer: 'Надіслати',
    answered: 'Ви вже відповіли, дякуємо',
    choose: 'Виберіть, що повертаєте',
  },
  ru: {
    create: 'Создать аккаунт',
    password: 'Пароль',
    made: 'Аккаунт создан, вы вошли',
    judge: 'Написать отзыв',
    return: 'Возврат',
    broken: 'Фото того, что не так',
    send: 'Отправить запрос',
    asked: 'Запрос на возврат',
    answer: 'Отправить',
    answered: 'Вы уже ответили, спасибо',
    choose: 'Выберите, что возвращаете',
  },
};

/** A picture of one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** An address that no other order has. */
const newAddress = ({ locale }: Language) => `after-${locale}-${test.info().testId}-${Date.now()}@example.com`;

/** As the store writes sums. */
function inHryvnia(amount: number): string {
  const [whole = '', part] = amount.toFixed(2).replace('.00', '').split('.');
  return `${whole.replace(/\B(?=(?:\d{3})+$)/g, '\u00a0')}${part === undefined ? '' : `,${part}`}\u00a0₴`;
}

async function deliver(request: APIRequestContext, orderId: string): Promise<void> {
  const data = { orderId, to: 'delivered' };
  expect((await request.post(`http://127.0.0.1:${apiPort}/__dev/order/advance`, { data })).status()).toBe(200);
}

test('keeps an account after the order, and sends back with a photo what was delivered', async ({ page, language }) => {
  const text = labels[language.locale];
  const orderId = await placeOrder(page, language, newAddress(language));
  await page.goto(`${language.prefix}/order/${orderId}`);
  await hydrated(page);
  await page.getByRole('button', { name: text.create }).click();
  await page.getByLabel(text.password, { exact: true }).fill('каштан-7-липа');
  await expectAccessible(page, 'main');
  await page.getByRole('button', { name: text.create }).click();
  await expect(page.getByText(text.made)).toBeVisible();

  await deliver(page.request, orderId);
  await page.reload();
  await hydrated(page);
  await page.getByRole('main').getByRole('button', { name: text.judge }).first().click();
  await expect(page.getByRole('dialog', { name: text.judge })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: text.return }).click();
  const form = page.getByRole('form', { name: text.return });
  await form.getByRole('textbox', { name: /IBAN/ }).fill('UA213223130000026007233566001');
  const sent = page.waitForResponse(/\/shared\/file\/add$/);
  await form.getByLabel(text.broken).setInputFiles({ name: 'broken.png', mimeType: 'image/png', buffer: pixel });
  expect((await sent).status()).toBe(200);
  await expectAccessible(page, 'main');
  await form.getByRole('button', { name: text.send }).click();
  await expect(page.getByRole('status').filter({ hasText: text.asked })).toBeVisible();
});

test('reads in its e-mail what was ordered, and follows it to the order', async ({ page, language }) => {
  const email = newAddress(language);
  const orderId = await placeOrder(page, language, email);
  const view = await ask<Order>(page, `/order/view?orderId=${orderId}`);
  const { phone } = await ask<{ phone: string }>(page, '/shared/config');
  const [message, ...others] = await readOutbox(page.request, email);
  if (message === undefined) throw new Error('nothing was written');
  expect(others).toEqual([]);
  await page.setContent(await readShown(page.request, message));
  const shown = page.locator('body');
  const { warehouse, city } = view.delivery.address ?? {};
  const sums = [...view.lines.map((line) => line.totalSalePrice.amount), view.summary.total.amount].map(inHryvnia);
  const parts = [
    ...view.lines.map(({ product }) => product.name[language.locale]),
    ...[
      view.number,
      phone,
      'Оксана Шевчук, +380671234567',
      city?.name[language.locale],
      warehouse?.name[language.locale],
    ],
    ...sums,
  ];
  for (const part of parts) {
    await expect(shown).toContainText(part ?? '?');
    expect(message.text.replace(/\s+/g, ' ')).toContain((part ?? '?').replace(/\s+/g, ' '));
  }
  const { pathname, search } = new URL(message.links[0] ?? '');
  await page.context().clearCookies();
  await page.goto(new URL(pathname + search, baseURL).href);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(view.number);
});

test.describe('by forms alone', () => {
  test.use({ javaScriptEnabled: false });
  test('answers by a form alone what an e-mail asks about a purchase, once, and sends back what was broken', async ({
    page,
    context,
    language,
  }) => {
    const text = labels[language.locale];
    const email = newAddress(language);
    const orderId = await placeOrder(page, language, email);
    // The e-mail is opened in another browser than the order was made in.
    await context.clearCookies();
    await deliver(page.request, orderId);
    const links = (await readOutbox(page.request, email)).flatMap((message) => message.links);
    const token = new URL(links.find((link) => link.includes(orderId)) ?? '').searchParams.get('token');
    await page.goto(`${language.prefix}/purchase-feedback/${orderId}?token=${token}`);
    for (const group of await page.getByRole('main').locator('fieldset').all()) {
      const [end, value] = await Promise.all([
        group.locator('p span').last().boundingBox(),
        group.locator('label').last().boundingBox(),
      ]);
      // What the highest value means stands below it.
      expect((end?.x ?? 0) + (end?.width ?? 0)).toBeLessThanOrEqual((value?.x ?? 0) + (value?.width ?? 0) + 1);
      expect((end?.x ?? 0) + (end?.width ?? 0)).toBeGreaterThan(value?.x ?? 0);
    }
    for (const name of ['service', 'delivery', 'nps', 'products.0.rating'])
      await page.locator(`[name="${name}"][value="5"]`).check();
    await page.getByRole('button', { name: text.answer }).click();
    await expect(page.getByRole('status').filter({ hasText: text.answered })).toBeVisible();
    await expect(page.getByRole('button', { name: text.answer })).toHaveCount(0);

    // The order of the e-mail, which is a guest's: what was broken goes back with a photograph, and an account is made of it.
    const { pathname, search } = new URL(links.find((link) => link.includes(`/order/${orderId}`)) ?? '');
    await page.goto(pathname + search);
    const form = page.getByRole('form', { name: text.return });
    await form.getByRole('textbox', { name: /IBAN/ }).fill('UA213223130000026007233566001');
    const photo = { name: 'broken.png', mimeType: 'image/png', buffer: pixel };
    await form.getByLabel(text.broken).setInputFiles(photo);
    await form.getByRole('checkbox').first().uncheck();
    await form.getByRole('button', { name: text.send }).click();
    await expect(page).toHaveURL(/problem=validation&fields=lines$/);
    await expect(form.getByRole('group').first()).toContainText(text.choose);
    await form.getByRole('checkbox').first().check();
    await form.getByRole('textbox', { name: /IBAN/ }).fill('UA213223130000026007233566001');
    await form.getByLabel(text.broken).setInputFiles(photo);
    await form.getByRole('button', { name: text.send }).click();
    await expect(page.getByRole('status').filter({ hasText: text.asked })).toBeVisible();
    await page.getByLabel(text.password, { exact: true }).fill('каштан-7-липа');
    await page.getByRole('button', { name: text.create }).click();
    await expect(page.getByLabel(text.password, { exact: true })).toHaveCount(0);
    // What the page says of it stands in a `noscript`, in which texts are not looked for.
    const me = await page.request.get('/user/account/me');
    expect(await me.json()).toMatchObject({ data: { email } });
  });
});
