import { expectAccessible } from '../support/axe.ts';
import { type Fault, startFaultyContent } from '../support/faulty-content.ts';
import { startGateway } from '../support/gateway.ts';
import { expect, test } from '../support/problems.ts';
import { watchShifts } from '../support/shifts.ts';
import { cards, hydrated } from '../support/shop.ts';

test.use({ allowed: /\b50[23]\b|content service|\[shell\]|\[mf-/ });

const labels = {
  uk: {
    kept: /^Збережена копія від \d+ .+ \d\d:\d\d$/,
    lost: 'Сторінка не завантажилася',
    retry: 'Спробувати ще раз',
  },
  ru: {
    kept: /^Сохранённая копия от \d+ .+ \d\d:\d\d$/,
    lost: 'Страница не загрузилась',
    retry: 'Попробовать ещё раз',
  },
} as const;

/** One page of each kind; nobody has read the last one when the service fails. */
const known = [
  '/warranty',
  '/blog',
  '/blog/komu-potriben-wi-fi-7',
  '/faq',
  '/landing-page',
  '/landing-page/zymovyi-montazh',
  '/blog/become-author',
];
const unread = '/about-company';
const faults: Fault[] = ['status', 'html', 'slow'];

test('what editors wrote stays readable with its date while their service fails, and loses it when it is back [§7.6]', async ({
  page,
  language: { locale, prefix, cart },
}) => {
  test.slow();
  const text = labels[locale];
  const content = await startFaultyContent();
  // Pages that wait for the service as long as those of other journeys would keep the last of them from being rendered again.
  const patience = { PAGE_FRESH_SECONDS: '5', UPSTREAM_WAIT_MS: '3000' };
  const gateway = await startGateway(undefined, undefined, { CONTENT_URL: content.url, ...patience });
  const open = async (path: string) => (await page.goto(`${gateway.url}${prefix}${path}`))?.status();
  const main = page.getByRole('main');
  const line = main.getByText(text.kept);
  const heading = main.getByRole('heading', { level: 1 });
  /** The document of a page, without its script. */
  const read = async (path: string) => {
    const answer = await page.request.get(`${gateway.url}${prefix}${path}`);
    return { status: answer.status(), isDated: /Збережена копія від|Сохранённая копия от/.test(await answer.text()) };
  };

  const reads = () => Promise.all(known.map(read));
  /** Each page takes its turn behind the others. */
  const inTime = { timeout: 60_000 };

  await test.step('reads one page of each kind, none with a date', async () => {
    // Seven cold pages at once may take a busy machine longer than this gateway waits.
    await expect.poll(reads, inTime).toEqual(known.map(() => ({ status: 200, isDated: false })));
  });
  for (const fault of faults) {
    await test.step(`goes on with kept copies and their date: ${fault}`, async () => {
      content.fail(fault);
      await expect.poll(reads, inTime).toEqual(known.map(() => ({ status: 200, isDated: true })));
      // They may be dated from the fault before: this one is met, too.
      await expect
        .poll(async () => {
          await reads();
          return content.asked();
        }, inTime)
        .toBeGreaterThan(known.length);
      await expect.poll(reads, inTime).toEqual(known.map(() => ({ status: 200, isDated: true })));
    });
  }
  await test.step('goes on without the date when the service is back', async () => {
    content.fail(null);
    await expect.poll(reads, inTime).toEqual(known.map(() => ({ status: 200, isDated: false })));
  });
  await test.step('shows the date in one quiet line, and the store lives around it', async () => {
    content.fail('status');
    await expect.poll(async () => (await read('/warranty')).isDated).toBe(true);
    const shifts = await watchShifts(page);
    expect(await open('/warranty')).toBe(200);
    await hydrated(page);
    await expect(line).toBeVisible();
    await expectAccessible(page, 'main');
    expect((await shifts()).filter(({ isUpOrDown }) => isUpOrDown)).toEqual([]);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: cart }).click();
    await expect(page.getByRole('dialog', { name: cart })).toBeVisible();
    await page.keyboard.press('Escape');
    // Its entry of the history is taken back, which would break off a navigation at the same time.
    await expect.poll(() => page.evaluate(() => history.state?.modals ?? null)).toBeNull();
    expect(await open('/ip-kamery')).toBe(200);
    await expect(cards(page).first()).toBeVisible();
    await expect(line).toHaveCount(0);
  });
  await test.step('says of a page that nobody has read yet that it did not load, and loads it by the button', async () => {
    for (const fault of [...faults, 'shape'] as const) {
      content.fail(fault);
      expect(await open(unread)).toBe(503);
      await expect(heading).toHaveText(text.lost);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    }
    await hydrated(page);
    content.fail(null);
    await expect(async () => {
      await main.getByRole('link', { name: text.retry }).click();
      await expect(heading).not.toHaveText(text.lost, { timeout: 5000 });
    }).toPass();
  });
  await test.step('keeps what it has when answers are wrong inside', async () => {
    content.fail('shape');
    for (const path of known.slice(0, -1)) {
      expect((await read(path)).status).toBe(200);
    }
    expect(await open('/warranty')).toBe(200);
    await expect(heading).not.toHaveText(text.lost);
  });
  content.fail(null);
  await gateway.stop();
  content.stop();
});
