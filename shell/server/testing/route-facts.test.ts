import { afterEach, expect, test } from '@jest/globals';
import { releaseSchema } from '@vitryna/contracts/release';
import { hasPopups } from '@vitryna/contracts/route-facts';
import { fakeRoute } from '@vitryna/release/testing';
import { type Gateway, startGateway } from './start-gateway.ts';

let gateway: Gateway;
afterEach(() => gateway.stop());

const urlOf = ({ text }: { text: string }) => /data-url="([^"]*)"/.exec(text)?.[1];

test('a private page with its own query is a matter of one remote', async () => {
  gateway = await startGateway({ variables: { PUBLIC_URL: 'https://shop.example' } });
  const host = { host: 'shop.example' };
  expect((await gateway.get('/ua/wishes?folder=gifts')).status).toBe(404);
  expect((await gateway.get('/robots.txt', { headers: host })).text).not.toContain('wishes');

  const wishes = {
    ...fakeRoute('wishes', 'wishes'),
    cache: 'private' as const,
    query: ['folder', 'only.*'],
    hasPopups: false,
  };
  await gateway.publish({ name: 'mf-wishes', routes: [wishes] });
  await gateway.promote({ 'mf-wishes': 'latest' });
  await gateway.app.checkComposition();

  const page = await gateway.get('/ua/wishes?folder=gifts&only.new=1&page=2&utm_source=mail');
  expect([page.status, page.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(urlOf(page)).toBe('/ua/wishes?folder=gifts&amp;only.new=1');
  expect(urlOf(await gateway.get('/catalog?folder=gifts&page=2'))).toBe('/catalog?page=2');
  gateway.api.answers.set('/user/shared/redirects', [
    { from: '/liked', to: '/ua/wishes#top', code: 301 },
    { from: '/gifts', to: '/wishes?folder=gifts', code: 301 },
    { from: '/list', to: '/catalog', code: 301 },
  ]);
  await gateway.app.refreshUpstream();
  const moved = async (path: string) =>
    (await gateway.get(`${path}?folder=new&only.new=1&only.old=&page=2&utm_source=mail`)).headers.location;
  expect(await moved('/liked')).toBe('/ua/wishes?folder=new&only.new=1&utm_source=mail#top');
  expect(await moved('/gifts')).toBe('/wishes?folder=gifts&utm_source=mail');
  expect(await moved('/list')).toBe('/catalog?page=2&utm_source=mail');
  const { text } = await gateway.get('/robots.txt', { headers: host });
  for (const path of ['/ua/wishes$', '/wishes?', '/wishes/']) expect(text).toContain(`Disallow: ${path}\n`);
  const release = releaseSchema.parse(await gateway.store.readRelease('mf-wishes', '1.0.0').then((one) => one.release));
  expect(release.routes.map(hasPopups)).toEqual([false]);
});

test('a release from before routes named their query keeps every parameter but those of the visit', async () => {
  const { query: _, ...before } = fakeRoute('catalog', 'catalog');
  gateway = await startGateway({ releases: [{ name: 'shell' }, { name: 'mf-catalog', routes: [before] }] });
  const page = await gateway.get('/catalog?sort=newest&utm_source=mail&recovery=secret');
  expect(urlOf(page)).toBe('/catalog?sort=newest');
});
