import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/problems.ts';
import { hydrated } from '../support/shop.ts';

const labels = {
  uk: {
    title: 'Питання й відповіді',
    search: 'Пошук серед запитань',
    find: 'Знайти',
    word: 'безкоштовна',
    free: 'Коли доставка безкоштовна?',
    receipt: 'Загубив чек, чи діє гарантія?',
    cameras: 'Скільки камер потрібно для будинку?',
    four: /^Зазвичай чотири/,
    none: 'Такого запитання ще немає',
    ask: 'Запитати нас',
  },
  ru: {
    title: 'Вопросы и ответы',
    search: 'Поиск среди вопросов',
    find: 'Найти',
    word: 'бесплатная',
    free: 'Когда доставка бесплатная?',
    receipt: 'Потерял чек, действует ли гарантия?',
    cameras: 'Сколько камер нужно для дома?',
    four: /^Обычно четыре/,
    none: 'Такого вопроса ещё нет',
    ask: 'Спросить нас',
  },
} as const;

test('a shopper finds an answer by its words, and another one by its address [§1.6 §2.6 questions and answers]', async ({
  page,
  language,
}) => {
  const text = labels[language.locale];
  await page.goto(language.home);
  await page.getByRole('contentinfo').getByRole('link', { name: text.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: text.title })).toBeVisible();
  await hydrated(page);
  const main = page.getByRole('main');
  await test.step('at each letter', async () => {
    await main.getByRole('searchbox', { name: text.search }).fill(text.word);
    await expect(main.getByText(text.free)).toBeVisible();
    await expect(main.getByText(text.receipt)).toHaveCount(0);
    await main.getByRole('searchbox', { name: text.search }).fill('ффффф');
    await expect(main.getByText(text.none)).toBeVisible();
    await expect(main.getByRole('link', { name: text.ask })).toBeVisible();
    await expectAccessible(page, 'main');
  });
  await test.step('an address opens its answer and has the focus there', async () => {
    await page.goto(`${language.prefix}/faq/pytannia#skilky-kamer`);
    await hydrated(page);
    await expect(main.getByText(text.four)).toBeVisible();
    await expect(page.locator('#skilky-kamer')).toBeFocused();
    await expectAccessible(page, 'main');
  });
  await test.step('search engines read every question', async () => {
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.join()).toContain('FAQPage');
    expect(data.join()).toContain(text.cameras);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('questions are looked for by a form, and answers unfold [§2.6 questions and answers]', async ({
    page,
    language,
  }) => {
    const text = labels[language.locale];
    const main = page.getByRole('main');
    await page.goto(`${language.prefix}/faq`);
    await main.getByRole('searchbox', { name: text.search }).fill(text.word);
    await main.getByRole('button', { name: text.find }).click();
    await expect(page).toHaveURL(/\?q=/);
    await expect(main.getByText(text.receipt)).toHaveCount(0);
    await main.getByText(text.free).click();
    await expect(main.getByText(/2000/).first()).toBeVisible();
  });
});
