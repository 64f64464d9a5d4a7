import type { Locator, Page } from '@playwright/test';
import { themeCookie } from '@vitryna/contracts/cookies';
import { languageKey } from '@vitryna/contracts/language-key';
import { expectAccessible } from '../support/axe.ts';
import { ru } from '../support/languages.ts';
import { productPath } from '../support/pages.ts';
import { expect, test } from '../support/problems.ts';
import { cards, hydrated, isWide, openCatalogue } from '../support/shop.ts';

const labels = {
  uk: {
    allDepartments: 'Усі розділи',
    contacts: 'Контакти',
    service: 'Сервіс',
    loading: 'Завантаження',
    toContents: 'Перейти до вмісту',
    theme: 'Тема сторінки',
    system: 'Як у системі',
    dark: 'Темна',
  },
  ru: {
    allDepartments: 'Все разделы',
    contacts: 'Контакты',
    service: 'Сервис',
    loading: 'Загрузка',
    toContents: 'Перейти к содержимому',
    theme: 'Тема страницы',
    system: 'Как в системе',
    dark: 'Тёмная',
  },
};

/** The first sign of life starts what begins after the first view. */
async function wake(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await expect(page.locator('body > [role=status]')).toBeAttached();
}

const placeOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

const headerHeight = (page: Page) =>
  page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().height);

// In two: a panel of columns with keys of its own on a desktop, sheets one after the other on a phone.
test('opens the catalogue by pointer and keyboard and closes it by Esc [§4.21]', { tag: '@pair' }, async ({
  page,
  language,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(language.home);
  await hydrated(page);
  const menu = await openCatalogue(page, language);
  const departments = menu.getByRole('navigation', { name: language.departments }).getByRole('link');
  await expect(departments.first()).toBeVisible();
  await expectAccessible(page, isWide(page) ? 'header, #mega-menu' : 'dialog[open]');
  const opener = page.getByRole('banner').getByRole('link', { name: language.catalogue, exact: true });
  // What is under the menu does not scroll.
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  if (isWide(page)) {
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await opener.focus();
    await page.keyboard.press('Space');
    await expect(menu).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(departments.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(departments.nth(1)).toBeFocused();
    await expect(menu.getByRole('heading', { level: 3 })).toHaveText(
      ((await departments.nth(1).locator('span').nth(1).textContent()) ?? '').trim(),
    );
    await page.keyboard.press('ArrowRight');
    await expect(departments.nth(1)).not.toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(departments.nth(1)).toBeFocused();
  } else {
    await departments.nth(1).click();
    const back = menu.getByRole('button', { name: labels[language.locale].allDepartments });
    await expect(back).toBeFocused();
    await back.click();
    await expect(departments.nth(1)).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
});

test('goes to the contents by the skip link, below the header that stays', async ({ page, language }) => {
  await page.goto(`${language.prefix}/catalog`);
  await hydrated(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: labels[language.locale].toContents });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  // Down, and a little up again: a phone's header hides while reading on.
  await page.evaluate(async () => {
    for (const place of [500, 400]) {
      const arrived = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
      scrollTo(0, place);
      await arrived;
    }
  });
  await expect.poll(() => page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().top)).toBe(0);
  // An anchor ends up below what stays in view.
  const covered = await page
    .getByRole('main')
    .getByRole('link')
    .last()
    .evaluate((link) => {
      link.id = 'anchor';
      location.hash = '#anchor';
      return link.getBoundingClientRect().top;
    });
  expect(covered).toBeGreaterThanOrEqual(await headerHeight(page));
});

test('says where one is on the way from page to page', async ({ page, language }) => {
  const { contacts } = labels[language.locale];
  await page.goto(`${language.prefix}/catalog`);
  await hydrated(page);

  await test.step('tells a navigation by heading, title and bar, and finds the old place on the way back', async () => {
    await wake(page);
    await page.evaluate(() => scrollTo(0, 400));
    await expect.poll(() => placeOf(page)).toBe(400);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: contacts })
      .evaluate((link) => (link as HTMLElement).click());
    await expect(page).toHaveURL(`${language.prefix}/about-company/contact`);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await placeOf(page)).toBe(0);
    await expect(page).toHaveTitle(new RegExp(`^${contacts}`));
    await expect(page.getByRole('status').filter({ hasText: new RegExp(`^${contacts}`) })).toBeAttached();
    await page.goBack();
    await expect(page).toHaveURL(`${language.prefix}/catalog`);
    await expect.poll(() => placeOf(page)).toBe(400);
  });
  await test.step('shows that a slow navigation is under way', async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(/\/user\/catalog\/product\/list/, async (route) => {
      await held;
      await route.continue();
    });
    const bar = page.getByRole('progressbar', { name: labels[language.locale].loading });
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${language.cameras} \\d+$`) })
      .click();
    await expect(bar).toBeAttached();
    answer();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(bar).toHaveCount(0);
  });
});

test('looks as its reader needs it: in a theme, spaced, and on paper', async ({ page, language, request, context }) => {
  const { theme, system, dark } = labels[language.locale];

  await test.step('wears the chosen theme from the first byte, and the system’s again', async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(`${language.prefix}/warranty`);
    await hydrated(page);
    const html = page.locator('html');
    const background = () => html.evaluate((element) => getComputedStyle(element).backgroundColor);
    const looks = page.getByRole('contentinfo').getByRole('group', { name: theme });
    await expect(looks.getByRole('radio', { name: system })).toBeChecked();
    expect(await background()).toBe('rgb(255, 255, 255)');
    await looks.getByRole('radio', { name: dark }).check();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    expect(await background()).toBe('rgb(18, 20, 22)');
    await expectAccessible(page);

    const cookie = (await context.cookies()).find(({ name }) => name === themeCookie.name);
    expect(cookie?.value).toBe('dark');
    const served = await request.get(`${language.prefix}/warranty`, { headers: { Cookie: 'store_theme=dark' } });
    expect(await served.text()).toMatch(/<html[^>]* data-theme="dark"/);
    const without = await request.get(`${language.prefix}/warranty`, { headers: { Cookie: 'store_theme=<script>' } });
    // Caches tell pages apart by their tags.
    expect(served.headers().etag).not.toBe(without.headers().etag);
    expect(await without.text()).not.toMatch(/<html[^>]* data-theme/);

    await page.reload();
    await hydrated(page);
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await expect(looks.getByRole('radio', { name: dark })).toBeChecked();
    await expect(page.locator('meta[name=theme-color]').first()).toHaveAttribute('content', '#121416');
    await looks.getByRole('radio', { name: system }).check();
    await expect(html).not.toHaveAttribute('data-theme');
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await background()).toBe('rgb(18, 20, 22)');
  });
  await test.step('prints black on white without what can only be pressed', async () => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
    // Paper cannot be unfolded.
    const answers = page.getByRole('main').locator('details > :not(summary)');
    expect(await answers.count()).toBeGreaterThan(0);
    for (const answer of await answers.all()) await expect(answer).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
  });
  await test.step('keeps its links apart where a reader spaces the e-mails', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    // As far as readers may go (WCAG 1.4.12).
    await page.evaluate(() => {
      const spaced = new CSSStyleSheet();
      spaced.replaceSync('* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }');
      document.adoptedStyleSheets = [spaced];
    });
    const service = page.getByRole('navigation', { name: labels[language.locale].service });
    const edges = await service
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => link.getBoundingClientRect()).map(({ left, right }) => [left, right]),
      );
    expect(edges.length).toBeGreaterThan(6);
    for (const [at, [left = 0]] of edges.slice(1).entries()) expect(left).toBeGreaterThanOrEqual(edges[at]?.[1] ?? 0);
  });
});

test('tells what is chosen, and shows every icon, where colours are forced', async ({ page, language }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`${language.prefix}/ip-kamery`);
  await hydrated(page);
  const chosen = page.locator('nav a[aria-current], button[aria-pressed="true"]').filter({ visible: true });
  expect(await chosen.count()).toBeGreaterThan(1);
  for (const one of await chosen.all()) await expect(one).toHaveCSS('outline-style', 'solid');
  const [ground, icon] = await cards(page)
    .getByRole('button')
    .first()
    .evaluate((button) => {
      const style = getComputedStyle(button, '::before');
      return [getComputedStyle(button).backgroundColor, style.borderTopColor];
    });
  expect(icon).not.toBe(ground);
});

test.describe('a visitor who has not been asked for consent', () => {
  test.use({ consent: null });

  test('prints no sheet that has nothing on it', async ({ page, language }) => {
    await page.goto(`${language.prefix}/comparison`);
    await hydrated(page);
    await wake(page);
    await expect(page.getByRole('button', { name: /^(Не дозволяти|Не разрешать)$/ })).toBeVisible();
    const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
    expect(sheets).toHaveLength(1);
  });
});

/** Large grounds that a printer would blacken the paper with; a badge is as small as its words. */
const darkGrounds = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        if (!element.checkVisibility() || width * height < 4000) return false;
        const [red = 0, green = 0, blue = 0, alpha = 1] =
          getComputedStyle(element)
            .backgroundColor.match(/[\d.]+/g)
            ?.map(Number) ?? [];
        return alpha > 0.5 && 0.2126 * red + 0.7152 * green + 0.0722 * blue < 150;
      })
      .map((element) => `${element.tagName}.${element.className}`),
  );

test('prints names, prices and addresses of products, and nothing to press or to send', async ({
  page,
  language,
  request,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const product = await productPath(request, language);
  const main = page.getByRole('main');
  for (const path of [`${language.prefix}/ip-kamery`, product, `${language.prefix}/services/house`]) {
    await page.goto(path);
    await hydrated(page);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const pressed = main.getByRole('button').or(main.getByRole('navigation'));
    const filledIn = main.locator('input, select, textarea');
    await expect(pressed.or(filledIn).filter({ visible: true })).toHaveCount(0);
    await expect(main.getByRole('link', { name: /в один кл/ })).toBeHidden();
    await expect(main.getByText(/\d\s₴/).first()).toBeVisible();
    await expect(main.getByRole('article').getByRole('heading').getByRole('link').first()).toBeVisible();
    // Grounds of what can be pressed fade from one colour to the other.
    await expect.poll(() => darkGrounds(page), path).toEqual([]);
    await page.emulateMedia({ media: 'screen' });
  }
  // Of the contacts the words have the paper for themselves.
  await page.goto(`${language.prefix}/about-company/contact`);
  await hydrated(page);
  const labels = main.getByRole('article').first();
  const [form, beside] = [main.locator('section:has(form, p)').last(), main.getByRole('complementary')];
  await expect(form).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(main.getByRole('link', { name: /@|\d{3}/ }).first()).toBeVisible();
  await expect(main.locator('form')).toBeHidden();
  await expect(beside).toBeHidden();
  const [paper, text] = [await main.boundingBox(), await labels.boundingBox()];
  expect((text?.width ?? 0) / (paper?.width ?? 1)).toBeGreaterThan(0.9);
  await expect.poll(() => darkGrounds(page)).toEqual([]);
});

test.describe('a visitor who has not chosen a language', { tag: '@ru' }, () => {
  test.use({ hasChosenLanguage: false, locale: 'uk-UA' });

  test('is offered Ukrainian on Russian pages until the answer, which is remembered', async ({ page }) => {
    await page.goto('/warranty');
    await hydrated(page);
    await wake(page);
    const offer = page.getByRole('complementary', { name: 'Мова сайту' });
    await expect(offer).toBeVisible();
    await expectAccessible(page);
    if (isWide(page)) {
      // It stands in the bar of service links, and covers nothing of the page.
      const bar = await page.getByRole('navigation', { name: 'Сервис' }).boundingBox();
      await expect.poll(() => offer.boundingBox()).toEqual(bar);
    } else {
      const help = page.locator('[data-help]');
      await expect(help).toHaveAttribute('data-placed', '');
      await expect(help).not.toHaveAttribute('data-aside');
      // The button for help stands above the question, and the end of the page can be read above it, too.
      const foot = async (at: Locator) => ((await at.boundingBox())?.y ?? 0) + ((await at.boundingBox())?.height ?? 0);
      await expect.poll(() => foot(help)).toBeLessThanOrEqual((await offer.boundingBox())?.y ?? 0);
      await page.getByRole('contentinfo').getByRole('link').last().focus();
      await expect.poll(() => foot(page.locator(':focus'))).toBeLessThanOrEqual((await offer.boundingBox())?.y ?? 0);
    }
    await expect(offer.getByRole('link')).toHaveAttribute('href', '/ua/warranty');
    await offer.getByRole('button', { name: 'Ні, дякую' }).click();
    await expect(offer).toBeHidden();
    await page.goto(ru.home);
    await hydrated(page);
    await wake(page);
    await expect(page.getByRole('banner')).toBeVisible();
    expect(await page.evaluate((key) => localStorage.getItem(key), languageKey)).toBe('ru');
    await expect(offer).toHaveCount(0);
  });

  test('is led to the same page by the offer', async ({ page }) => {
    await page.goto('/ip-kamery?page=2');
    await hydrated(page);
    await wake(page);
    await page.getByRole('complementary', { name: 'Мова сайту' }).getByRole('link').click();
    await expect(page).toHaveURL('/ua/ip-kamery?page=2');
  });
});
