import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { type Language, ru, uk } from '../support/languages.ts';
import { expect, rareChip, test } from '../support/parts-store.ts';
import { cards, filterValue, hydrated, isWide } from '../support/shop.ts';

// Its store is started once, in one worker.
test.describe.configure({ mode: 'default' });

const chipFilter = { uk: 'Графічний процесор', ru: 'Графический процессор' };
const find = { uk: 'Знайти', ru: 'Найти' };
const shoppers = [
  { language: uk, where: 'beside the products', viewport: { width: 1440, height: 900 } },
  { language: ru, where: 'in the sheet of a phone', viewport: { width: 360, height: 780 } },
];

async function openFilter(page: Page, { locale, filters }: Language): Promise<Locator> {
  // A document that is read again while the sheet is open has it open.
  if (!(await page.locator('#filters').isVisible())) await page.getByRole('link', { name: filters }).click();
  const filter = page.locator('details').filter({ has: page.locator('summary', { hasText: chipFilter[locale] }) });
  const isOpen = await filter.evaluate((element: HTMLDetailsElement) => element.open);
  if (!isOpen) await filter.locator('summary').click();
  return filter.getByRole('searchbox', { name: `${find[locale]}: ${chipFilter[locale]}` });
}

for (const { language, where, viewport } of shoppers) {
  test(`a value that a list leaves out is found ${where}, and stays when it is chosen`, async ({
    page,
    partsStore,
  }) => {
    await page.setViewportSize(viewport);
    const rare = filterValue(page, rareChip);
    await page.goto(`${partsStore.url}${language.prefix}/videokarty`);
    await hydrated(page);
    const search = await openFilter(page, language);
    // The field finds what the page does not have.
    await expect(rare).toHaveCount(0);
    await search.pressSequentially('rx 9070');
    await expect(rare).toBeVisible();
    await expectAccessible(page, '#filters');
    await rare.focus();
    await page.keyboard.press('Space');
    await expect(rare).toBeChecked();
    if (!isWide(page)) await page.getByRole('button', { name: language.show }).click();
    await expect(page).toHaveURL(/\/videokarty\/[a-z-]+=radeon-rx-9070-xt$/);
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page)).toContainText('RX 9070 XT');

    // Without the words, and on a page of its own, it stands among the first ones.
    await openFilter(page, language);
    await search.fill('');
    await expect(rare).toBeVisible();
    await expect(rare).toBeChecked();
    await page.reload();
    await hydrated(page);
    await openFilter(page, language);
    await expect(rare).toBeVisible();
    await expect(rare).toBeChecked();
    await expect(cards(page)).toHaveCount(1);
  });
}
