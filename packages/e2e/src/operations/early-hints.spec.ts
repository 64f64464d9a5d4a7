import { request as ask } from 'node:http';
import { expect, test } from '@playwright/test';
import { type OwnGateway, startGateway } from '../support/gateway.ts';
import { uk } from '../support/languages.ts';
import { productPath } from '../support/pages.ts';
import { scriptsOf } from '../support/served-page.ts';
import { apiPort } from '../support/store.ts';

let gateway: OwnGateway;
test.beforeAll(async () => {
  gateway = await startGateway(undefined, apiPort, { EARLY_HINTS: 'on' });
});
test.afterAll(() => gateway.stop());

/** A page as a browser navigates to it: what was told of it before it came, and its text. */
const navigate = (path: string) =>
  new Promise<{ hints: string[]; text: string }>((resolve, reject) => {
    const hints: string[] = [];
    const outgoing = ask(gateway.url + path, { headers: { 'sec-fetch-mode': 'navigate' }, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => resolve({ hints, text: Buffer.concat(chunks).toString() }));
    });
    outgoing.on('information', ({ headers }) => hints.push(...String(headers.link).split(', ')));
    outgoing.on('error', reject).end();
  });

test('what is told before a page is what the page names, with the same hashes', async ({ request }) => {
  const paths = [
    '/ua/ip-kamery',
    '/ua/ip-kamery/vyrobnyk=obrii',
    await productPath(request, uk),
    `${await productPath(request, uk)}/reviews`,
    '/ua/search?searchQuery=kamera',
    '/ua/about-company/contact',
    '/ua/blog',
    '/ua/checkout',
    '/ua/account',
  ];
  for (const path of paths) {
    await test.step(path, async () => {
      const { hints, text } = await navigate(path);
      const describeShifts = hints.map((hint) => /^<([^>]+)>.* integrity="([^"]+)"$/.exec(hint)?.slice(1));
      const named = scriptsOf({ path, text, headers: {}, bytes: Buffer.alloc(0) });
      expect(describeShifts.map((hint) => hint?.[0])).toEqual(named);
      expect(describeShifts.length).toBeGreaterThan(2);
      // The shell's are classic scripts, a remote's are modules: named otherwise, they would be fetched once more.
      const classic = hints.filter((hint) => hint.includes('rel=preload; as=script;'));
      expect(classic).toEqual(hints.filter((hint) => hint.includes('</assets/shell/')));
      expect(hints.filter((hint) => hint.includes('rel=modulepreload; crossorigin;'))).toHaveLength(
        hints.length - classic.length,
      );
      for (const [, integrity = ''] of describeShifts.map((hint) => hint ?? []))
        expect(text).toContain(`integrity="${integrity}"`);
    });
  }
});
