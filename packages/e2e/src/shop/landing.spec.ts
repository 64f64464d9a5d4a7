import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/problems.ts';

const labels = {
  uk: {
    terms: 'умови зимової знижки',
    name: 'Спеціальна пропозиція',
    title: 'Зимовий монтаж GV-SS',
    inverter: /^Інвертор/,
    none: 'Такої пропозиції немає',
    lost: 'Пропозиція не завантажилася',
  },
  ru: {
    terms: 'условия зимней скидки',
    name: 'Специальное предложение',
    title: 'Зимний монтаж GV-SS',
    inverter: /^Инвертор/,
    none: 'Такого предложения нет',
    lost: 'Предложение не загрузилось',
  },
} as const;

test.describe('an offer', () => {
  // One is not there, and one does not come at first.
  test.use({ allowed: /\b(?:404|503)\b|\[api-client\]/ });
  test('the terms of an offer open over the page that names it [§2.9]', async ({ page, language }) => {
    const text = labels[language.locale];
    const path = `${language.prefix}/gv-ss`;
    const modal = page.getByRole('dialog', { name: text.name });
    await test.step('one that is not there says so, or is asked for again when it did not come', async () => {
      await page.goto(`${path}#modal=landingPage/none`);
      await expect(modal.getByText(text.none)).toBeVisible();
      await expect(page).toHaveURL(path);
      await page.keyboard.press('Escape');
      await expect(modal).toHaveCount(0);
      await page.route('**/api/landing-pages/view*', (route) => route.fulfill({ status: 503, json: {} }));
      await page.goto('about:blank');
      await page.goto(`${path}#modal=landingPage/zymovyi-montazh`);
      await expect(modal.getByRole('alert').filter({ hasText: text.lost })).toBeVisible();
      await page.unroute('**/api/landing-pages/view*');
      await modal.getByRole('button', { name: language.retry }).click();
      await expect(modal.getByRole('heading', { name: text.title })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(modal).toHaveCount(0);
    });
    const link = page.getByRole('link', { name: text.terms });
    await link.press('Enter');
    await expect(modal.getByRole('heading', { name: text.title })).toBeVisible();
    // Whether it runs depends on the day; its products are there in any case.
    const products = modal.getByRole('article').getByRole('link', { name: text.inverter });
    await expect(products.first()).toBeVisible();
    await expectAccessible(page, 'dialog[open]');
    await page.keyboard.press('Escape');
    await expect(modal).toHaveCount(0);
    await expect(link).toBeFocused();
    // A product that it shows is a page of its own, and Back leads from there to the page below.
    await link.click();
    await products.first().click();
    await expect(page).toHaveURL(/\/hibrydni-invertory\//);
    await expect(modal).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(`${language.prefix}/gv-ss`);
  });
});
