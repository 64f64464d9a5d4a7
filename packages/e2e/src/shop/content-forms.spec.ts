import { expect, test } from '../support/problems.ts';
import { asLongAsAHand, hydrated } from '../support/shop.ts';

const labels = {
  uk: {
    name: 'Ваше ім’я',
    phone: 'Телефон',
    agree: /^Приймаю/,
    send: 'Надіслати',
    again: /^Надішліть, будь ласка, ще раз/,
    thanks: 'Дякуємо! Ваше повідомлення отримали.',
    own: 'Відкрити форму на окремій сторінці',
    wrong: 'Перевірте позначені поля.',
  },
  ru: {
    name: 'Ваше имя',
    phone: 'Телефон',
    agree: /^Принимаю/,
    send: 'Отправить',
    again: /^Отправьте, пожалуйста, ещё раз/,
    thanks: 'Спасибо! Ваше сообщение получили.',
    own: 'Открыть форму на отдельной странице',
    wrong: 'Проверьте отмеченные поля.',
  },
} as const;

test.describe('what looks like a robot’s', () => {
  // The store asks once more by a 400.
  test.use({ allowed: /\b400\b|Failed to load|\[api-client\]/ });
  test('a form whose hidden field a password manager filled in is asked for once more, and then taken [§2.8]', async ({
    page,
    language,
  }) => {
    const text = labels[language.locale];
    await page.goto(`${language.prefix}/about-company/cooperation`);
    await hydrated(page);
    await page.getByRole('main').getByRole('heading', { level: 2 }).last().scrollIntoViewIfNeeded();
    const form = page.locator('main form');
    await form.getByLabel(text.name).fill('Олена');
    await form.getByLabel(text.phone).fill('0671234567');
    await form.getByRole('checkbox', { name: text.agree }).check();
    await form.locator('[name=extraNote]').evaluate((trap: HTMLInputElement) => {
      trap.value = 'olena@example.com';
    });
    await asLongAsAHand(page);
    await form.getByRole('button', { name: text.send }).click();
    await expect(form.getByText(text.again)).toBeVisible();
    await expect(form.getByLabel(text.name)).toHaveValue('Олена');
    await form.getByRole('button', { name: text.send }).click();
    await expect(page.getByRole('dialog').getByRole('heading', { name: text.thanks })).toBeVisible();
    await page.keyboard.press('Escape');
    // To the button or, where a mouse pressed it, to the field before it (`useWholePress` of forms).
    await expect(form.locator(':focus')).toHaveCount(1);
    await expect(form.getByLabel(text.name)).toHaveValue('');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('an editors’ form is a page of its own that a browser posts [§1.6]', async ({ page, language }) => {
    const text = labels[language.locale];
    await page.goto(`${language.prefix}/partnership`);
    await page.getByRole('link', { name: text.own }).click();
    const form = page.getByRole('main').locator('form');
    await form.getByLabel(text.name).fill('Олена');
    await form.getByLabel(text.phone).fill('12345');
    await form.getByRole('checkbox', { name: text.agree }).check();
    await asLongAsAHand(page);
    await form.getByRole('button', { name: text.send }).click();
    await expect(form.getByText(text.wrong)).toBeVisible();
    await form.getByLabel(text.name).fill('Олена');
    await form.getByLabel(text.phone).fill('0671234567');
    await form.getByRole('checkbox', { name: text.agree }).check();
    await asLongAsAHand(page);
    await form.getByRole('button', { name: text.send }).click();
    await expect(page.getByRole('heading', { level: 1, name: text.thanks })).toBeVisible();
  });
});
