import { readHead } from '../support/head.ts';
import { expect, test } from '../support/problems.ts';
import { hydrated } from '../support/shop.ts';
import { baseURL } from '../support/store.ts';

test('contacts say whether the store is open now, in the document already and to search engines', async ({
  page,
  language,
  request,
}) => {
  const path = `${language.prefix}/about-company/contact`;
  const state = language.locale === 'uk' ? /^Зараз (?:не )?працюємо/ : /^Сейчас (?:не )?работаем/;
  expect(await (await request.get(path)).text()).toMatch(
    language.locale === 'uk' ? />Зараз (?:не )?працюємо</ : />Сейчас (?:не )?работаем</,
  );
  await page.goto(path);
  await hydrated(page);
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: state })).toBeVisible();
  const { structuredData } = await page.evaluate(readHead, await page.evaluateHandle(() => document));
  expect(structuredData.find((data) => data['@type'] === 'ContactPage')).toMatchObject({
    mainEntity: {
      '@type': 'Organization',
      url: baseURL + language.home,
      contactPoint: { hoursAvailable: expect.arrayContaining([expect.objectContaining({ opens: '08:00' })]) },
    },
  });
});

test('a legal page has its contents and its version, and is a document of its own on paper', async ({
  page,
  language,
}) => {
  const main = page.getByRole('main');
  for (const path of ['/privacy-policy', '/public-offer', '/reviews-policy']) {
    await page.goto(language.prefix + path);
    await hydrated(page);
    const version = main.getByText(
      language.locale === 'uk' ? /^Редакція \d+, чинна з / : /^Редакция \d+, действует с /,
    );
    const contents = main.locator('a[href="#part-3"]');
    await expect(version).toBeVisible();
    await expect(contents.first()).toBeAttached();
    await page.emulateMedia({ media: 'print' });
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(version).toBeVisible();
    await expect(main.getByText(baseURL + language.prefix + path, { exact: true })).toBeVisible();
    for (const link of await contents.all()) await expect(link).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  }
});
