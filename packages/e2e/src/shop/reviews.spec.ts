import type { Locator } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { productPath } from '../support/pages.ts';
import { expect, test } from '../support/problems.ts';
import { asLongAsAHand, hydrated } from '../support/shop.ts';
import { apiPort } from '../support/store.ts';

const labels = {
  uk: {
    write: 'Написати відгук',
    five: '5 з 5',
    like: 'Як вам товар?',
    pros: 'Переваги',
    name: 'Ваше ім’я',
    email: /^Ел\. пошта/,
    send: 'Надіслати відгук',
    wrongType: 'Неправильний тип файлу',
    removeFile: /page\.jpg/,
    thanks: 'Дякуємо за відгук',
    pictureOf: /^Фото 1,/,
    already: 'Ви вже писали відгук про цей товар',
    taken: 'Дякуємо! Ми все отримали',
    ask: 'Поставити запитання',
    question: 'Ваше запитання',
    helped: 'Відгук корисний?',
    when: 'Коли буде у вашому місті?',
    city: 'Почніть назву вашого міста',
    find: 'Знайти місто',
    lviv: /^Львів,/,
    to: 'До міста Львів',
    within: /^Замовте протягом \d/,
  },
  ru: {
    write: 'Написать отзыв',
    five: '5 из 5',
    like: 'Как вам товар?',
    pros: 'Достоинства',
    name: 'Ваше имя',
    email: /^Эл\. почта/,
    send: 'Отправить отзыв',
    wrongType: 'Неправильный тип файла',
    removeFile: /page\.jpg/,
    thanks: 'Спасибо за отзыв',
    pictureOf: /^Фото 1,/,
    already: 'Вы уже писали отзыв об этом товаре',
    taken: 'Спасибо! Мы всё получили',
    ask: 'Задать вопрос',
    question: 'Ваш вопрос',
    helped: 'Отзыв полезен?',
    when: 'Когда будет в вашем городе?',
    city: 'Начните название вашего города',
    find: 'Найти город',
    lviv: /^Львов,/,
    to: 'В город Львов',
    within: /^Закажите в течение \d/,
  },
} as const;
type Labels = (typeof labels)[keyof typeof labels];

const unique = () => `${test.info().project.name}-${Date.now()}`;

/** Fills in what both forms of words have. */
async function fillIn(form: Locator, text: Labels, { body, email }: { body: string; email: string }) {
  await form.getByRole('radio', { name: text.five }).check({ force: true });
  await form.getByRole('textbox', { name: text.like }).fill(body);
  await form.getByRole('textbox', { name: text.name }).fill('Оксана');
  await form.getByRole('textbox', { name: text.email }).fill(email);
  await form.getByRole('checkbox').check();
  await asLongAsAHand(form.page());
}

test.describe('with a file that is no picture', () => {
  test.use({ allowed: /file\/add|status of 415/ });

  test('a review with its picture is shown after somebody has read it [§1.5 §2.9]', async ({ page, language }) => {
    const text = labels[language.locale];
    const reviews = `${await productPath(page.request, language)}/reviews`;
    await page.goto(reviews);
    await hydrated(page);
    await test.step('the votes of a review have borders that are seen in both themes', async () => {
      const votes = page.getByRole('group', { name: text.helped }).first().getByRole('button');
      await expect(votes).toHaveCount(2);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const contrasts = await votes.evaluateAll((buttons) => {
          const luminance = (colour: string) => {
            const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
              const share = Number(part) / 255;
              return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
            });
            return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
          };
          const page = luminance(getComputedStyle(document.documentElement).backgroundColor);
          return buttons.map((button) => {
            const border = luminance(getComputedStyle(button).borderTopColor);
            return (Math.max(page, border) + 0.05) / (Math.min(page, border) + 0.05);
          });
        });
        // A control is told from the page by a contrast of 3 (WCAG 1.4.11).
        expect(Math.min(...contrasts), colorScheme).toBeGreaterThanOrEqual(3);
      }
    });
    const picture = await page.getByRole('heading', { level: 1 }).screenshot();
    await page.getByRole('link', { name: text.write }).click();
    const form = page.getByRole('dialog', { name: text.write });
    const body = `Тримає зв'язок і вночі бачить чітко, ${unique()}`;
    await form.locator('input[type=file]').setInputFiles([
      { name: 'page.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<html>') },
      { name: 'camera.png', mimeType: 'image/png', buffer: picture },
    ]);
    await expect(form.getByText(text.wrongType)).toBeVisible();
    await form.getByRole('button', { name: text.removeFile }).click();
    await fillIn(form, text, { body, email: `review-${unique()}@example.com` });
    await expectAccessible(page, 'dialog[open]');
    const answered = page.waitForResponse(/review\/add/);
    await form.getByRole('button', { name: text.send }).click();
    const { data } = (await (await answered).json()) as { data: { id: string } };
    await expect(page.getByRole('dialog', { name: text.thanks })).toBeVisible();

    const order = { id: `r${data.id}`, action: 'approve' };
    await page.request.post(`http://127.0.0.1:${apiPort}/__dev/moderate`, { data: order });
    const shown = page.getByRole('article').filter({ hasText: body });
    await expect(async () => {
      await page.goto(`${reviews}?sort=new`);
      expect(await shown.count()).toBe(1);
    }).toPass();
    await hydrated(page);
    await shown.getByRole('link', { name: text.pictureOf }).click();
    const large = page.locator('dialog[data-modal-name="review"]').getByRole('img', { name: text.pictureOf });
    await expect(large).toHaveJSProperty('complete', true);
    expect(await large.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expectAccessible(page, 'dialog[open]');
    for (const beside of ['write', 'delivery?city=льв']) {
      await page.goto(reviews.replace(/reviews$/, beside));
      await expectAccessible(page, 'main');
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a city, a review and a question have forms that a browser sends', async ({ page, language }) => {
    const text = labels[language.locale];
    const path = await productPath(page.request, language);
    await page.goto(path);
    await page.getByRole('link', { name: text.when }).click();
    await page.getByRole('textbox', { name: text.city }).fill('льв');
    await page.getByRole('button', { name: text.find }).click();
    await page.getByRole('link', { name: text.lviv }).first().click();
    await expect(page.getByRole('heading', { name: text.to })).toBeVisible();
    await expect(page.getByText(text.within)).toBeVisible();

    const written = { body: 'Тримає зв’язок і вночі бачить чітко', email: `plain-${unique()}@example.com` };
    const write = async () => {
      await page.goto(`${path}/reviews`);
      await page.getByRole('link', { name: text.write }).click();
      const form = page.getByRole('form', { name: text.write });
      await fillIn(form, text, written);
      await form.getByRole('button', { name: text.send }).click();
    };
    await write();
    await expect(page.getByRole('heading', { name: text.taken })).toBeVisible();
    // The first one was kept: a product has one review of a person.
    await write();
    await expect(page.getByText(text.already)).toBeVisible();

    const form = page.getByRole('form', { name: text.ask });
    await form.getByRole('textbox', { name: text.question }).fill('Чи є кріплення в коробці, цікаво?');
    await form.getByRole('textbox', { name: text.name }).fill('Оксана');
    await form.getByRole('textbox', { name: text.email }).fill(written.email);
    await form.getByRole('checkbox').check();
    await asLongAsAHand(page);
    await form.getByRole('button', { name: text.ask }).click();
    await expect(page.getByRole('heading', { name: text.taken })).toBeVisible();
  });
});
