import { request } from 'node:http';
import { expect, test } from '@playwright/test';
import { baseURL } from '../support/store.ts';

/** Sends a request target exactly as written; a browser or `fetch` would mend it first. */
function ask(path: string): Promise<{ status: number; location: string | undefined; body: string }> {
  return new Promise((resolve, reject) => {
    const call = request(
      { host: 'localhost', port: new URL(baseURL).port, path, headers: { Accept: 'text/html' } },
      (answer) => {
        let body = '';
        answer.setEncoding('utf8').on('data', (chunk) => {
          body += chunk;
        });
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, location: answer.headers.location, body }));
      },
    );
    call.on('error', reject).end();
  });
}

const refused = [
  ['undecodable path', '/ua/%E0%A4%A'],
  ['NUL in the path', '/ua/ip-kamery%00'],
  ['NUL in a filter', '/ua/ip-kamery/typ=%00'],
  ['NUL in the query', '/ua/ip-kamery?minPrice=%00'],
  ['encoded slash', '/ua/ip-kamery%2Ftyp=a'],
  ['encoded backslash', '/ua/ip-kamery%5Ctyp=a'],
  ['overlong UTF-8', '/ua/%C0%AFetc'],
  ['dot segments', '/ua/%2e%2e/%2e%2e/etc/passwd'],
  ['dot segments below assets', '/assets/shell/../../../package.json'],
  ['a huge page number', '/ua/ip-kamery?page=99999999999999999999'],
  ['a page beyond the last', '/ua/ip-kamery?page=900000'],
  ['eight kilobytes of query', `/ua/ip-kamery?x=${'y'.repeat(8192)}`],
  ['an overlong path', `/ua/${'a'.repeat(4000)}`],
  ['an undecodable filter segment', '/ua/ip-kamery/typ=%ZZ'],
  ['capital letters as a product', '/ua/ip-kamery/Model'],
  ['an unknown category', '/ua/no-such-category'],
  ['an unknown product', '/ua/ip-kamery/no-such-product'],
  ['a language under a language', '/ua/ru'],
  ['something below the Russian home', '/ru/catalog'],
  ['a search without a query', '/ua/search'],
  ['a reserved segment as a category', '/ua/media/typ=a'],
] as const;

for (const [name, path] of refused) {
  test(`answers ${name} with 400 or 404 [§2.11 §2.12 §8.9]`, async () => {
    const { status, body } = await ask(path);
    expect([400, 404]).toContain(status);
    expect(body).not.toMatch(/at .*\.(?:ts|js|cjs):\d+/);
  });
}

const moved = [
  ['/ua', '/'],
  ['/ua/', '/'],
  ['/ua/catalog/', '/ua/catalog'],
  ['/Services', '/services'],
  ['/UA/Services/?page=1', '/ua/services?page=1'],
  ['/Checkout', '/checkout'],
  ['/Ip-Kamery?Page=2', '/ip-kamery?Page=2'],
  ['/ua/Account/FAVORITES', '/ua/account/favorites'],
  ['/Offline', '/offline'],
  ['/catalog/', '/catalog'],
  ['/ua/ip-kamery?page=1', '/ua/ip-kamery'],
  ['/ua/ip-kamery?limit=24&page=2', '/ua/ip-kamery?page=2'],
  ['/ua/ip-kamery?minPrice=9000&maxPrice=10', '/ua/ip-kamery#price-reset'],
  ['/ua/ip-kamery/no-such-filter=nothing', '/ua/ip-kamery'],
  ['/ua/ip-kamery?minPrice=0&utm_source=mail', '/ua/ip-kamery?utm_source=mail'],
] as const;

for (const [from, to] of moved) {
  test(`moves ${from} for good [§5.1]`, async () => {
    expect(await ask(from)).toMatchObject({ status: 301, location: to });
  });
}

const injections = [
  "/ua/ip-kamery/typ='or'1'='1",
  '/ua/search?searchQuery=%27%3B%20drop%20table%20product%3B--',
  '/ua/search?searchQuery=%3Cscript%3Ealert(1)%3C%2Fscript%3E',
];

for (const path of injections) {
  test(`treats ${path} as data`, async () => {
    const { status, body } = await ask(path);
    expect(status).toBeLessThan(500);
    expect(body).not.toContain('<script>alert');
  });
}
