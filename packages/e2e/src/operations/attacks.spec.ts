import type { Page } from '@playwright/test';
import { expect, strings, test } from '../support/attacks-store.ts';
import { uk } from '../support/languages.ts';
import { productPath } from '../support/pages.ts';
import { readThrough, refusals } from '../support/refusals.ts';

// Its store is started once, in one worker.
test.describe.configure({ mode: 'default' });

/** What a script would do that runs: every attack of the corpus asks, calls elsewhere or leads away. */
async function traps(page: Page, origin: string): Promise<string[]> {
  const sprung: string[] = [];
  const { hostname } = new URL(origin);
  // What the policy refuses never comes here.
  await page.route(
    (url) => /^https?:$/.test(url.protocol) && url.hostname !== hostname,
    (route) => {
      sprung.push(route.request().url());
      return route.abort();
    },
  );
  page.on('dialog', (dialog) => {
    sprung.push(`${dialog.type()} ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('framenavigated', (frame) => {
    if (!frame.url().startsWith(origin) && frame.url() !== 'about:blank') sprung.push(`leads to ${frame.url()}`);
  });
  return sprung;
}

/** What could run when it is touched. */
const active = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter(
        (element) =>
          [...element.attributes].some(({ name }) => name.startsWith('on') || name === 'srcdoc') ||
          /^\s*(?:javascript|vbscript|data:text)/i.test(element.getAttribute('href') ?? '') ||
          element.matches('object, embed, math, base, main form[action^="http"]'),
      )
      .map(({ outerHTML }) => outerHTML.slice(0, 200)),
  );

const hasAttacks = (page: Page) =>
  page.evaluate(([one = '']) => document.body.textContent.includes(one), ['<svg onload=alert(1)>']);

test.describe('a store full of scripts', () => {
  // Whoever looks like somebody signed in here is refused what is somebody's own.
  test.use({ allowed: [/\b401\b/] });

  test('shows them as words on every page, and its policy has nothing to refuse', async ({
    page,
    request,
    attacksStore: { url },
  }) => {
    test.slow();
    expect(strings.length).toBeGreaterThanOrEqual(200);
    const sprung = await traps(page, url);
    const refused = await refusals(page);
    const product = await productPath(request, uk);
    const paths = [
      ...[product, `${product}/specifications`, `${product}/reviews`, `${product}/downloads`],
      ...['/ip-kamery', '/warranty', '/account'].map((path) => uk.prefix + path),
    ];
    for (const path of paths) {
      await page.goto(url + path);
      await readThrough(page);
      expect.soft(await hasAttacks(page), `${path} shows attacks`).toBe(true);
      expect.soft(await active(page), path).toEqual([]);
    }
    expect(sprung).toEqual([]);
    expect(refused).toEqual([]);
  });
});
