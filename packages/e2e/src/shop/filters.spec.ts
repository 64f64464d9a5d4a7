import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/problems.ts';
import { cards, categoryCount, filterValue, hydrated, isWide, matchCount, readableAddress } from '../support/shop.ts';

const labels = {
  uk: {
    capacity: 'Ємність',
    priceReset: 'Найнижча ціна була вищою за найвищу, тому ціну скинуто',
    from: 'від',
    sheet: 'Фільтри',
    view: 'Списком',
    filters: 'Фільтри',
    atNight: /^Нічна зйомка/,
    find: /^Знайти: /,
    show: 'Показати товари',
  },
  ru: {
    capacity: 'Ёмкость',
    priceReset: 'Минимальная цена была выше максимальной, поэтому цена сброшена',
    from: 'от',
    sheet: 'Фильтры',
    view: 'Списком',
    filters: 'Фильтры',
    atNight: /^Ночная съ[её]мка/,
    find: /^Найти: /,
    show: 'Показать товары',
  },
};

// Wide screens have the filters in sight, narrow ones a sheet.
test.describe('beside the products', { tag: '@desktop' }, () => {
  test('a choice is a state of the page, its address and its list', async ({ page, language }) => {
    await page.goto(`${language.prefix}/ip-kamery`);
    await hydrated(page);
    await test.step('a tick keeps focus and place, dims what is shown, and tells the new count', async () => {
      const whole = await categoryCount(page, language);
      const release = await hold(page, '**/user/catalog/product/list?**');
      const box = filterValue(page, 'Obrii');
      await box.focus();
      const before = await box.boundingBox();
      await page.keyboard.press('Space');
      const products = page.getByRole('region', { name: /^Товар/ });
      await expect(products).toHaveAttribute('aria-busy', 'true');
      await expect(cards(page)).toHaveCount(24);
      release();
      await expect(page).toHaveURL(`${language.prefix}/ip-kamery/vyrobnyk=obrii`);
      await expect(products).not.toHaveAttribute('aria-busy');
      const left = await matchCount(page, language);
      expect(left).toBeLessThan(whole);
      await expect(box).toBeFocused();
      expect(await box.boundingBox()).toEqual(before);
      // The count beside the value is what the press has given.
      expect(await box.locator('..').getAttribute('data-count')).toBe(String(left));
      await expectAccessible(page, 'main form, main nav');
      // The chip goes with its filter; the focus stays in the list.
      const chips = page.getByRole('navigation', { name: language.chosenFilters }).filter({ visible: true });
      await chips.getByRole('link', { name: /Obrii/ }).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${language.prefix}/ip-kamery`);
      await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
    });
    await test.step('what is typed or taken back while a list is on its way is what counts [§9.5]', async () => {
      const { from } = labels[language.locale];
      const price = page.getByRole('textbox', { name: from, exact: true });
      const box = filterValue(page, 'Obrii');
      const release = await hold(page, '**/user/catalog/product/list?**');
      await box.click();
      await expect(page.getByRole('region', { name: /^Товар/ })).toHaveAttribute('aria-busy', 'true');
      await price.fill('2000');
      release();
      await expect(page).toHaveURL(`${language.prefix}/ip-kamery/vyrobnyk=obrii`);
      await expect(page.getByRole('region', { name: /^Товар/ })).not.toHaveAttribute('aria-busy');
      await expect(price).toHaveValue('2000');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/vyrobnyk=obrii\?minPrice=2000$/);
      await expect(price).toHaveValue(/^2\s000$/);
      // Taken back before its list has come: what is on its way does not arrive.
      const releaseTick = await hold(page, '**/user/catalog/product/list?**');
      for (const _ of ['away', 'back']) {
        const asked = page.waitForRequest('**/user/catalog/product/list?**');
        await box.click();
        await asked;
      }
      releaseTick();
      await expect(page.getByRole('region', { name: /^Товар/ })).not.toHaveAttribute('aria-busy');
      await expect(page).toHaveURL(/vyrobnyk=obrii\?minPrice=2000$/);
      await expect(box).toBeChecked();
      await page.goBack();
      await expect(page).toHaveURL(`${language.prefix}/ip-kamery/vyrobnyk=obrii`);
      await page.goBack();
      await expect(page).toHaveURL(`${language.prefix}/ip-kamery`);
      await expect(box).not.toBeChecked();
      await expect(price).toHaveValue('');
    });
    await test.step('a price is bounded by keys, and typed prices move the thumbs', async () => {
      const { from } = labels[language.locale];
      const thumb = page.getByRole('slider', { name: from, exact: true });
      await thumb.focus();
      await page.keyboard.press('PageUp');
      await expect(page).toHaveURL(/minPrice=\d+$/);
      const price = new URL(page.url()).searchParams.get('minPrice') ?? '';
      await expect(thumb).toBeFocused();
      await expect(page.getByRole('textbox', { name: from, exact: true })).toHaveValue(
        new RegExp(`^${price.replace(/\B(?=(?:\d{3})+$)/g, '\\s')}$`),
      );
      await page.getByRole('textbox', { name: from, exact: true }).fill('2000');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/minPrice=2000$/);
      await expect(thumb).toHaveAttribute('aria-valuetext', /2\s000/);
    });
    await test.step('a lowest price above the highest is reset in fields and list, and said', async () => {
      const { from, priceReset } = labels[language.locale];
      const fields = [from, language.priceTo].map((name) => page.getByRole('textbox', { name, exact: true }));
      const [lowest, highest] = fields;
      const note = page.getByRole('status').filter({ hasText: priceReset });
      // In one go: each field that is left applies by itself. Before the form's own code is there the browser sends it.
      await expect(async () => {
        await lowest?.evaluate((field: HTMLInputElement) => {
          for (const [name, value] of [
            ['minPrice', '5000'],
            ['maxPrice', '1000'],
          ]) {
            const input = field.form?.querySelector<HTMLInputElement>(`[name=${name}]`);
            if (input && value) input.value = value;
          }
          field.form?.requestSubmit();
        });
        await expect(note).toBeVisible({ timeout: 5000 });
      }).toPass();
      for (const field of fields) await expect(field).toHaveValue('');
      await expect(page).toHaveURL(new RegExp(`${language.prefix}/ip-kamery(#price-reset)?$`));
      // The list that was read anew may put its fields back meanwhile.
      await expect(async () => {
        await highest?.fill('9000');
        await highest?.press('Enter');
        await expect(page).toHaveURL(/\?maxPrice=9000$/, { timeout: 5000 });
      }).toPass();
      await expect(note).toHaveCount(0);
    });
  });

  test('a list is looked at in another order, another form and without its filters', async ({ page, language }) => {
    await page.goto(`${language.prefix}/ip-kamery`);
    await hydrated(page);
    await test.step('a long list is searched in, and an order and labels are addresses', async () => {
      const group = page.locator('details').filter({ hasText: labels[language.locale].atNight }).first();
      await group.locator('summary').first().click();
      const search = group.getByRole('searchbox', { name: labels[language.locale].find });
      await search.fill('30');
      await expect(group.getByRole('checkbox')).toHaveCount(1);
      await group.getByRole('checkbox').check();
      await expect(page).toHaveURL(/nichna-ziomka=/);
      await page.getByRole('navigation', { name: /^Сорт/ }).getByRole('link').nth(1).click();
      await expect(page).toHaveURL(/sort=priceAsc$/);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    });
    await test.step('folded filters and lines of products come so with the next document', async () => {
      const { view, filters } = labels[language.locale];
      const form = page.locator('#filters');
      const main = page.getByRole('main');
      await main.getByRole('button', { name: view }).click();
      await main.getByRole('button', { name: filters }).click();
      await expect(form).toBeHidden();
      await expect(page.locator('html')).toHaveAttribute('data-list-view', 'list');
      const response = await page.reload();
      expect(await response?.text()).toMatch(/<html[^>]* data-filter-menu="hidden" data-list-view="list"/);
      await hydrated(page);
      await expect(form).toBeHidden();
      await expect(main.getByRole('button', { name: view })).toHaveAttribute('aria-pressed', 'true');
      await expect(main.getByRole('button', { name: filters })).toHaveAttribute('aria-expanded', 'false');
      await expectAccessible(page, 'main fieldset, main nav');
      await main.getByRole('button', { name: filters }).click();
      await expect(form).toBeVisible();
    });
  });

  test('two numbers choose what lies between them', async ({ page, language }) => {
    const { capacity, from } = labels[language.locale];
    await page.goto(`${language.prefix}/zariadni-stantsii`);
    await hydrated(page);
    await page.getByRole('textbox', { name: `${capacity}: ${from}` }).fill('900');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/iemnist=/);
    const chosen = readableAddress(page).split('=')[1]?.split(',').map(Number) ?? [];
    expect(Math.min(...chosen)).toBeGreaterThanOrEqual(900);
    const chips = page.getByRole('navigation', { name: language.chosenFilters }).filter({ visible: true });
    await expect(chips.getByRole('link', { name: new RegExp(`${capacity}: `) })).toHaveCount(1);
    const left = await matchCount(page, language);
    await page.reload();
    await hydrated(page);
    expect(await matchCount(page, language)).toBe(left);
    await expect(page.getByRole('slider', { name: `${capacity}: ${from}` })).not.toHaveValue('0');
  });
});

test.describe('in the sheet of a phone', { tag: '@phone' }, () => {
  test.use({ allowed: /ERR_FAILED/ });

  test('is one place for a choice, until it is applied', async ({ page, language }) => {
    await page.goto(`${language.prefix}/ip-kamery`);
    await hydrated(page);
    await test.step('is that of the page in sight, of the several that stand', async () => {
      const list = page.getByRole('heading', { level: 1 });
      const name = (await list.textContent()) ?? '';
      await page.locator('input[name="searchQuery"]:visible').fill('Obrii');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/search/);
      await expect(list).not.toHaveText(name);
      await expect(cards(page).first()).toBeVisible();
      await page.goBack();
      await expect(list).toHaveText(name);
      await expect(page).toHaveURL(`${language.prefix}/ip-kamery`);
      // The results have a sheet too, and stand before the list in the document.
      await expect(page.locator('[data-out-of-sight="left"] aside')).not.toHaveCount(0);
      const open = page.getByRole('link', { name: language.filters });
      const sheet = page.getByRole('complementary', { name: language.filters });
      await open.click();
      await expect(sheet).toBeVisible();
      await sheet.getByRole('link', { name: language.close }).click();
      await expect(sheet).toBeHidden();
      await expect(open).toBeFocused();
    });
    await test.step('still applies what it could not count', async () => {
      await page.getByRole('link', { name: language.filters }).click();
      await page.route('**/user/catalog/product/list?**pageSize=1**', (route) => route.abort());
      await filterValue(page, 'Obrii').check();
      const show = page.getByRole('button', { name: labels[language.locale].show, exact: true });
      await show.click();
      await expect(page).toHaveURL(`${language.prefix}/ip-kamery/vyrobnyk=obrii`);
      expect(await matchCount(page, language)).toBeGreaterThan(0);
      await page.unrouteAll();
      const chips = page.getByRole('navigation', { name: language.chosenFilters }).filter({ visible: true });
      await chips.getByRole('link', { name: /Obrii/ }).press('Enter');
      await expect(page).toHaveURL(`${language.prefix}/ip-kamery`);
    });
    await test.step('counts a choice before it is applied, and forgets one that is left', async () => {
      const open = () => page.getByRole('link', { name: language.filters }).click();
      const sheet = page.getByRole('complementary', { name: language.filters });
      const show = sheet.getByRole('button', { name: language.show });
      await open();
      const before = (await show.textContent()) ?? '';
      await filterValue(page, 'Obrii').check();
      await expect(show).not.toHaveText(before);
      const one = (await show.textContent()) ?? '';
      await filterValue(page, 'Vartis').check();
      await expect(show).not.toHaveText(one);
      expect(new URL(page.url()).pathname).toBe(`${language.prefix}/ip-kamery`);
      await expectAccessible(page, '#filters');
      // A chip takes its value back, in the form as well.
      const chips = sheet.getByRole('navigation', { name: language.chosenFilters });
      await chips.getByRole('link', { name: /Vartis/ }).click();
      await expect(filterValue(page, 'Vartis')).not.toBeChecked();
      await expect(show).toHaveText(one);
      const count = Number(/\d+/.exec(one)?.[0]);

      // Left without applying, by the cross or by the way back: nothing has happened.
      await sheet.getByRole('link', { name: language.close }).click();
      await expect(sheet).toBeHidden();
      await open();
      await expect(show).toHaveText(before);
      await expect(filterValue(page, 'Obrii')).not.toBeChecked();
      await filterValue(page, 'Obrii').check();
      await expect(show).toHaveText(one);
      await page.goBack();
      await expect(sheet).toBeHidden();
      await open();
      await expect(filterValue(page, 'Obrii')).not.toBeChecked();

      await filterValue(page, 'Obrii').check();
      await expect(show).toHaveText(one);
      await show.click();
      await expect(page).toHaveURL(`${language.prefix}/ip-kamery/vyrobnyk=obrii`);
      await expect(sheet).toBeHidden();
      expect(await matchCount(page, language)).toBe(count);

      // What was applied stands in the form, a price that no count has seen yet as well.
      await open();
      await filterValue(page, 'Vartis').check();
      await expect(chips.getByRole('link', { name: /Vartis/ })).toHaveCount(1);
      const highest = sheet.getByRole('textbox', { name: language.priceTo, exact: true });
      await highest.fill('9000');
      await show.click();
      await expect(page).toHaveURL(/vyrobnyk=obrii,vartis\?maxPrice=9000$/);
      await expect(sheet).toBeHidden();
      await open();
      await expect(highest).toHaveValue(/^9\s000$/);
    });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a lowest price above the highest is reset, and the page says so [§4.16]', async ({ page, language }) => {
    const { from, priceReset } = labels[language.locale];
    const list = `${language.prefix}/ip-kamery`;
    await page.goto(`${list}${isWide(page) ? '' : '#filters'}`);
    const note = page.getByRole('status').filter({ hasText: priceReset });
    await expect(note).toBeHidden();
    await page.getByRole('textbox', { name: from, exact: true }).fill('5000');
    const highest = page.getByRole('textbox', { name: language.priceTo, exact: true });
    await highest.fill('1000');
    await highest.press('Enter');
    await expect(page).toHaveURL(`${list}#price-reset`);
    await expect(note).toBeInViewport();
    await expect(cards(page)).toHaveCount(24);
    await page.goto(`${list}?maxPrice=9000`);
    await expect(note).toBeHidden();
  });

  test('a stretch of numbers is an address that names what lies in it', async ({ page, language }) => {
    const { prefix, locale } = language;
    const { capacity, from } = labels[locale];
    // Its pictures may still have to be drawn: nobody looks at them here.
    await page.goto(`${prefix}/zariadni-stantsii${isWide(page) ? '' : '#filters'}`, { waitUntil: 'domcontentloaded' });
    const field = page.getByRole('textbox', { name: `${capacity}: ${from}` });
    await field.fill('900');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/iemnist=\d+(?:,\d+)+$/);
    await expect(cards(page).first()).toBeVisible();
  });
});

/** Holds back what answers these addresses; gives back how to let it go. */
async function hold(page: Page, addresses: string): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
