import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/problems.ts';
import { watchShifts } from '../support/shifts.ts';
import { asLongAsAHand, cards, hasFont, hydrated } from '../support/shop.ts';

const labels = {
  uk: {
    write: 'Написати нам',
    name: 'Ваше ім’я',
    email: 'Електронна пошта',
    body: 'Повідомлення',
    agree: /^Приймаю/,
    send: 'Надіслати',
    thanks: 'Дякуємо! Ваше повідомлення отримали.',
    shelf: 'Що зазвичай обирають',
    call: 'Викликати інженера',
  },
  ru: {
    write: 'Написать нам',
    name: 'Ваше имя',
    email: 'Электронная почта',
    body: 'Сообщение',
    agree: /^Принимаю/,
    send: 'Отправить',
    thanks: 'Спасибо! Ваше сообщение получили.',
    shelf: 'Что обычно выбирают',
    call: 'Вызвать инженера',
  },
} as const;

test('a shopper writes to the store by a form among the editors’ texts [§2.8]', async ({ page, language }) => {
  const text = labels[language.locale];
  const shifts = await watchShifts(page);
  await page.goto(`${language.prefix}/about-company/contact`);
  await hydrated(page);
  await hasFont(page);
  await page.getByRole('heading', { name: text.write }).scrollIntoViewIfNeeded();
  const form = page.locator('main form');
  await form.getByLabel(text.name).fill('Олена');
  await form.getByLabel(text.email).fill('olena@example.com');
  await form.getByLabel(text.body).fill('Чи працюєте в неділю?');
  await form.getByRole('checkbox', { name: text.agree }).check();
  await expectAccessible(page, 'main');
  expect((await shifts()).filter(({ isUpOrDown }) => isUpOrDown)).toEqual([]);
  await asLongAsAHand(page);
  const sent = page.waitForRequest(/\/marketing\/event$/);
  await form.getByRole('button', { name: text.send }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    event: 'feedback',
    email: 'olena@example.com',
    page: `${language.prefix}/about-company/contact`,
  });
  await expect(page.getByRole('dialog').getByRole('heading', { name: text.thanks })).toBeVisible();
  await expectAccessible(page, 'dialog[open]');
});

test('products among the editors’ words have a card’s usual places, and the form below has room', async ({
  page,
  language,
}) => {
  const text = labels[language.locale];
  await page.goto(`${language.prefix}/services/house`);
  await hydrated(page);
  await expect(page.getByRole('heading', { name: text.call })).toBeVisible();
  const shelf = page.locator('section').filter({ has: page.getByRole('heading', { name: text.shelf, level: 2 }) });
  const first = cards(page).first();
  await expect(shelf.getByRole('article')).toHaveCount(6);
  await first.scrollIntoViewIfNeeded();
  const geometry = await first.evaluate((card) => {
    const bottoms = [...card.querySelectorAll('button')].map((button) => button.getBoundingClientRect().bottom);
    const stock = [...card.querySelectorAll('p, span, div')].filter(
      (part) => part.childElementCount === 0 && /наявності|наличии|замовлення|заказ/.test(part.textContent ?? ''),
    );
    return {
      width: card.getBoundingClientRect().width,
      buy: Math.max(...bottoms),
      stock: Math.min(...stock.map((part) => part.getBoundingClientRect().top)),
    };
  });
  expect(geometry.width).toBeGreaterThan(140);
  expect(geometry.stock).toBeGreaterThanOrEqual(geometry.buy);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
});
