import { expect, test } from '@playwright/test';
import { seedOnce } from './store-api.ts';

/** Where most journeys go. */
const addresses = ['/ua/ip-kamery', '/', '/ua/ip-kamery?page=2', '/ua/search?searchQuery=камера'];

/**
 * A new store draws a picture when it is first asked for. Dozens at once take half a minute, and hold the few connections that a browser
 * has: the first test would find a store that no shopper meets.
 */
test('pictures that most journeys show are drawn', async ({ request }) => {
  test.setTimeout(240_000);
  for (const address of addresses) {
    const html = await (await request.get(address)).text();
    const pictures = new Set(html.match(/\/media\/[^"' ,]+\/s\.avif/g));
    expect(pictures.size, address).toBeGreaterThan(0);
    for (const picture of pictures) expect((await request.get(picture)).status(), picture).toBe(200);
  }
});

test('the data that stores of specs begin with are there', async () => {
  test.setTimeout(240_000);
  await seedOnce();
});
