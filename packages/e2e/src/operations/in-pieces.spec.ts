import type { Server } from 'node:http';
import { expect, test } from '@playwright/test';
import { close, portOf } from '../support/altering-api.ts';
import { serveInPieces } from '../support/in-pieces.ts';
import { ru, uk } from '../support/languages.ts';
import { productPath } from '../support/pages.ts';
import { describeShifts, watchShifts } from '../support/shifts.ts';
import { hydrated } from '../support/shop.ts';
import { baseURL } from '../support/store.ts';

// Its store is started once, in one worker.
test.describe.configure({ mode: 'default' });

const widths = [360, 768, 1024, 1440];

const pages = [
  { name: 'home', find: () => uk.home },
  {
    name: 'a filtered category',
    find: () => `${ru.prefix}/ip-kamery/rozdilna-zdatnist=4;vyrobnyk=obrii,vartis?maxPrice=9000`,
  },
  { name: 'a product', find: (request: Parameters<typeof productPath>[0]) => productPath(request, uk) },
];

/** Of the window: a line that is painted before its last word moves by so much. */
const hardlySeen = 0.0005;

test.describe('a document that arrives in pieces', () => {
  let server: Server;

  test.beforeAll(async () => {
    server = await serveInPieces(baseURL);
  });
  test.afterAll(() => close(server));

  for (const { name, find } of pages) {
    test(`${name} stands still while it comes, at every width`, async ({ browser, request }) => {
      const path = await find(request);
      const moved: Record<number, string[]> = {};
      for (const width of widths) {
        const page = await browser.newPage({ viewport: { width, height: 900 }, serviceWorkers: 'block' });
        const shifts = await watchShifts(page);
        await page.goto(`http://localhost:${portOf(server)}${path}`);
        await hydrated(page);
        const seen = (await shifts()).filter(({ value }) => value >= hardlySeen);
        if (seen.length > 0) moved[width] = describeShifts(seen);
        await page.close();
      }
      expect(moved).toEqual({});
    });
  }
});
