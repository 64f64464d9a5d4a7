import type { Page } from '@playwright/test';
import type { Language } from '../support/languages.ts';
import { expect, test } from '../support/problems.ts';
import { readThrough, refusals } from '../support/refusals.ts';
import { buyableLinks, cards, hydrated, openCatalogue } from '../support/shop.ts';

// One page of each kind is held to its policy in the spec of the layout, others where they are read or walked through by keyboard.
test.use({ serviceWorkers: 'allow' });

const contents = [
  'privacy-policy',
  'services/shop',
  'partnership',
  'account/favorites',
  'search?searchQuery=wifi',
  'offline',
];

test('nothing of the pages that editors write and of one shopper is refused by their own policy', async ({
  page,
  language,
}) => {
  const refused = await refusals(page);
  for (const path of contents) {
    await page.goto(`${language.prefix}/${path}`);
    await page.waitForLoadState('networkidle');
  }
  expect(refused).toEqual([]);
});

/** To a page of contents without loading a document, by a link of the footer. */
async function readContents(page: Page, { prefix }: Language): Promise<void> {
  const link = page.getByRole('contentinfo').locator(`a[href="${prefix}/warranty"]`);
  await link.click();
  await expect(page).toHaveURL(`${prefix}/warranty`);
  await expect(page.getByRole('main').locator('p').first()).toBeVisible();
}

test('nothing on the way from home to a purchase is refused by the policy', async ({ page, language }) => {
  const refused = await refusals(page);
  await page.goto(language.home);
  await readThrough(page);
  const menu = await openCatalogue(page, language);
  await expect(menu.getByRole('link').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await readContents(page, language);
  await page.goto(`${language.prefix}/ip-kamery`);
  await hydrated(page);
  await expect(cards(page).first()).toBeVisible();
  await buyableLinks(page, language).first().click();
  await page.getByRole('main').getByRole('button', { name: language.addToCart }).first().click();
  await expect(page.getByRole('dialog', { name: language.cart })).toBeVisible();
  await page.goto(`${language.prefix}/checkout`);
  await readThrough(page);
  expect(refused).toEqual([]);
});

test.describe('what is refused', () => {
  test.use({ allowed: /requires 'Trusted|Creating a TrustedTypePolicy|Content Security Policy/ });

  test('no text becomes HTML or a script but through the one policy of the store', async ({ page, language }) => {
    await page.goto(language.home);
    await hydrated(page);
    // In the page's own words: what a test evaluates is bound by the page's policy as its scripts are.
    const outcomes = await page.evaluate(() => {
      const attempt = (work: () => void) => {
        try {
          work();
          return 'done';
        } catch (error) {
          return (error as Error).name;
        }
      };
      type Factory = { createPolicy: (name: string, rules: object) => unknown };
      const { trustedTypes } = window as unknown as { trustedTypes: Factory };
      return {
        html: attempt(() => {
          document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>';
        }),
        address: attempt(() => {
          document.createElement('script').src = '/media/a.js';
        }),
        script: attempt(() => {
          document.createElement('script').textContent = 'alert(1)';
        }),
        policy: attempt(() => trustedTypes.createPolicy('other', {})),
        again: attempt(() => trustedTypes.createPolicy('vitryna', {})),
      };
    });
    expect(outcomes).toEqual({
      html: 'TypeError',
      address: 'TypeError',
      script: 'TypeError',
      policy: 'TypeError',
      again: 'TypeError',
    });
  });
});
