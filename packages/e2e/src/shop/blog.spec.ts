import { expectAccessible } from '../support/axe.ts';
import { readOutbox } from '../support/outbox.ts';
import { expect, test } from '../support/problems.ts';
import { asLongAsAHand, hydrated } from '../support/shop.ts';

const labels = {
  uk: {
    categories: 'Рубрики блогу',
    guides: 'Як обрати',
    popular: 'Популярні теги',
    tag: 'Без світла',
    search: 'Пошук у блозі',
    find: 'Знайти',
    words: 'роутера дбж',
    found: 'ДБЖ для роутера',
    nothing: /ще не писали/,
    latest: 'Останні статті',
    contents: 'На цій сторінці',
    copy: 'Копіювати адресу',
    copied: 'Скопійовано',
    neighbours: 'Попередня й наступна статті',
    shelf: 'ДБЖ для роутера',
    become: 'Стати автором',
    name: 'Ваше ім’я',
    email: 'Електронна пошта',
    subject: 'Про що хочете написати?',
    about: 'Про себе',
    agree: /^Приймаю/,
    send: 'Надіслати пропозицію',
    taken: 'Дякуємо! Пропозицію отримано',
    refused: 'Перевірте ці поля',
    failure: 'Внутрішня помилка сервера',
    next: 'Наступна сторінка',
  },
  ru: {
    categories: 'Рубрики блога',
    guides: 'Как выбрать',
    popular: 'Популярные теги',
    tag: 'Без света',
    search: 'Поиск в блоге',
    find: 'Найти',
    words: 'роутера ибп',
    found: 'ИБП для роутера',
    nothing: /ещё не писали/,
    latest: 'Последние статьи',
    contents: 'На этой странице',
    copy: 'Копировать адрес',
    copied: 'Скопировано',
    neighbours: 'Предыдущая и следующая статьи',
    shelf: 'ИБП для роутера',
    become: 'Стать автором',
    name: 'Ваше имя',
    email: 'Электронная почта',
    subject: 'О чём хотите написать?',
    about: 'О себе',
    agree: /^Принимаю/,
    send: 'Отправить предложение',
    taken: 'Спасибо! Предложение получено',
    refused: 'Проверьте эти поля',
    failure: 'Внутренняя ошибка сервера',
    next: 'Следующая страница',
  },
} as const;

test.describe('a reader', () => {
  test.use({ allowed: /ERR_FAILED|Failed to load|Failed to fetch|\[api-client\]/ });
  test('a reader goes from the blog to a category, a tag, a search and a post, and proposes one [§1.6 §2.6 blog §2.8]', async ({
    page,
    context,
    language,
  }) => {
    test.slow();
    const text = labels[language.locale];
    const posts = page.getByRole('main').locator('li a[href*="/blog/"]:has(b)');
    await page.goto(`${language.prefix}/blog`);
    await hydrated(page);
    await expect(posts).toHaveCount(12);
    await expectAccessible(page);
    await page.getByRole('link', { name: text.next }).press('Enter');
    await expect(page).toHaveURL(`${language.prefix}/blog?page=2`);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/blog\?page=2$/);
    await page
      .getByRole('navigation', { name: text.categories })
      .getByRole('link', { name: text.guides })
      .press('Enter');
    await expect(page).toHaveURL(`${language.prefix}/blog/category/guides`);
    await expect(page.getByRole('heading', { level: 1, name: text.guides })).toBeVisible();
    await page.getByRole('navigation', { name: text.popular }).getByRole('link', { name: text.tag }).press('Enter');
    await expect(page).toHaveURL(`${language.prefix}/blog/tag/outages`);
    await expect(page.getByRole('heading', { level: 1, name: text.tag })).toBeVisible();
    await expect(page.getByRole('heading', { name: text.latest })).toBeVisible();
    const search = page.getByRole('search', { name: text.search });
    await search.getByRole('searchbox').fill('qqqq');
    await search.getByRole('button', { name: text.find }).click();
    await expect(page.getByRole('heading', { name: text.nothing })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await search.getByRole('searchbox').fill(text.words);
    await search.getByRole('button', { name: text.find }).click();
    await expect(page).toHaveURL(/\/blog\?q=/);
    await posts.filter({ hasText: text.found }).first().click();
    await expect(page).toHaveURL(`${language.prefix}/blog/dbzh-dlia-routera`);
    await test.step('a post has its contents, its products, its neighbours, and can be handed on', async () => {
      await hydrated(page);
      await expect(page.getByRole('article').getByRole('heading', { name: text.shelf, level: 2 })).toBeAttached();
      await expect(page.getByRole('navigation', { name: text.neighbours }).getByRole('link')).toHaveCount(1);
      await expect(page.locator('link[rel=alternate][type="application/rss+xml"]')).toHaveAttribute(
        'href',
        `${language.prefix}/blog/rss.xml`,
      );
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.getByRole('button', { name: text.copy }).press('Enter');
      await expect(page.getByRole('button', { name: text.copied })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/blog\/dbzh-dlia-routera$/);
      await expectAccessible(page);
    });
    await test.step('who knows more proposes a post, and hears that it was taken', async () => {
      await page.goto(`${language.prefix}/blog`);
      await hydrated(page);
      await page.getByRole('main').getByRole('link', { name: text.become }).press('Enter');
      await expect(page).toHaveURL(`${language.prefix}/blog/become-author`);
      const form = page.getByRole('main').locator('form[method=post]');
      await form.getByRole('button', { name: text.send }).click();
      await expect(form.getByLabel(text.name)).toBeFocused();
      await expectAccessible(page);
      const email = `author-${language.locale}-${Date.now()}@example.com`;
      await form.getByLabel(text.name).fill('Олена');
      await form.getByLabel(text.email).fill(email);
      await form.getByLabel(text.subject).fill('DIN');
      await form.getByLabel(text.about).fill('Олена');
      await form.getByRole('checkbox', { name: text.agree }).check();
      await asLongAsAHand(page);
      await page.route('**/user/marketing/event', (route) => route.abort());
      await form.getByRole('button', { name: text.send }).click();
      await expect(form.getByRole('alert').filter({ hasText: text.failure })).toBeVisible();
      await expect(form.getByLabel(text.about)).toHaveValue('Олена');
      await page.unroute('**/user/marketing/event');
      await form.getByRole('button', { name: text.send }).click();
      await expect(page.getByRole('dialog').filter({ hasText: text.taken })).toBeVisible();
      const [letter] = await readOutbox(page.request, email);
      expect(letter?.text).toContain('DIN');
    });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the blog is read, searched and written for by links and forms alone [§2.6 blog]', async ({
    page,
    language,
  }) => {
    const text = labels[language.locale];
    await page.goto(`${language.prefix}/blog/tag/outages`);
    const search = page.getByRole('search', { name: text.search });
    await search.getByRole('searchbox').fill(text.words);
    await search.getByRole('button', { name: text.find }).click();
    await page.getByRole('main').getByRole('link', { name: text.found }).first().click();
    await expect(page).toHaveURL(`${language.prefix}/blog/dbzh-dlia-routera`);
    await expect(page.getByRole('button', { name: text.copy })).toBeHidden();
    for (const file of ['rss.xml', 'atom.xml']) {
      const feed = await page.request.get(`${language.prefix}/blog/${file}`);
      expect(await feed.text()).toContain(`${language.prefix}/blog/dbzh-dlia-routera`);
    }
    for (const path of ['category/none', 'tag/none', 'none', 'category', '?page=99']) {
      expect((await page.request.get(`${language.prefix}/blog/${path}`.replace('/?', '?'))).status()).toBe(404);
    }
    await page.goto(`${language.prefix}/blog/become-author`);
    const form = page.getByRole('main').locator('form[method=post]');
    const email = `plain-${language.locale}-${Date.now()}@example.com`;
    const fillIn = async (address: string) => {
      await form.getByLabel(text.name).fill('Олена');
      await form.getByLabel(text.email).fill(address);
      await form.getByLabel(text.subject).fill('DIN');
      await form.getByLabel(text.about).fill('Олена');
      await form.getByRole('checkbox', { name: text.agree }).check();
      const written = form.locator('input[name=startedAt]');
      await written.evaluate((field: HTMLInputElement) => {
        field.value = String(Number(field.value) - 2000);
      });
    };
    // The browser takes it for an address, the store does not.
    await fillIn('olena@example');
    await form.getByRole('button', { name: text.send }).click();
    await expect(page.getByText(text.refused)).toBeVisible();
    await expect(form.getByRole('alert')).toContainText(text.email);
    await fillIn(email);
    await form.getByRole('button', { name: text.send }).click();
    await expect(page.getByRole('heading', { level: 1, name: text.taken })).toBeVisible();
    expect(await readOutbox(page.request, email)).toHaveLength(1);
  });
});
