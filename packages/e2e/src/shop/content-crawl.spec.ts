import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Head, readHead } from '../support/head.ts';
import { languages } from '../support/languages.ts';
import { type PageFacts, readPageFacts } from '../support/page-facts.ts';
import { expect, test } from '../support/problems.ts';
import { baseURL } from '../support/store.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** Keys of the remote's and the frame's texts that some language says in other words: one on a page was not translated. */
const keys = new Set(
  globSync('{mf-content,shell,packages/*}/src/locales/{uk,ru}.json', { cwd: root }).flatMap((file) =>
    Object.entries<string>(JSON.parse(readFileSync(root + file, 'utf8')))
      .filter(([key, text]) => key !== text)
      .map(([key]) => key),
  ),
);
const isUntranslated = (text: string) => keys.has(text) || text.includes('{{') || text.startsWith('@');

/** What is read, in the address's path below the prefix of its language. */
const isContent = (path: string) => !/^(?:\/ua)?\/catalog$|^\/$|^\/ru$/.test(path);

/** Levels of headings that follow one that is more than one level above. */
const skipped = (levels: number[]) => levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1);

type Read = { path: string; head: Head; facts: PageFacts };

test('every page of contents says what it is in both languages and leads nowhere in vain', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  test.slow();
  await page.goto('/robots.txt');
  const xml = await (await request.get('/sitemaps/pages-1.xml')).text();
  const listed = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address.slice(baseURL.length));
  const paths = listed.filter(isContent);
  for (const { prefix } of languages)
    for (const path of ['/warranty', '/blog', '/blog/category/guides', '/blog/tag/networks', '/faq/pytannia'])
      expect(paths).toContain(prefix + path);
  for (const part of [/\/blog\/[\w-]+$/, /\/landing-page\/[\w-]+$/, /\/services\/office$/])
    expect(paths.filter((path) => part.test(path)).length).toBeGreaterThanOrEqual(2);

  const pages: Read[] = [];
  for (const path of paths) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(200);
    const parsed = await page.evaluateHandle(
      (text) => new DOMParser().parseFromString(text, 'text/html'),
      await answer.text(),
    );
    // It throws where structured data is no JSON.
    const head = await page.evaluate(readHead, parsed);
    pages.push({ path, head, facts: await page.evaluate(readPageFacts, parsed) });
    await parsed.dispose();
  }
  for (const { path, head, facts } of pages) {
    const ownLocale = path.startsWith('/ua/') ? 'uk' : 'ru';
    expect.soft(facts.h1, path).toBe(1);
    expect.soft(skipped(facts.levels), path).toEqual([]);
    expect.soft(head.title, path).toMatch(/\S.{4}/);
    expect.soft(head.metas.description, path).toMatch(/\S.{29}/);
    expect.soft(head.canonical, path).toBe(baseURL + path);
    expect.soft(head.alternates[ownLocale], path).toBe(head.canonical);
    expect.soft(head.alternates['x-default'], path).toBe(head.alternates.uk);
    expect.soft(paths, path).toContain((head.alternates[ownLocale === 'uk' ? 'ru' : 'uk'] ?? '').slice(baseURL.length));
    expect
      .soft(
        head.structuredData.map((data) => data['@type']),
        path,
      )
      .toContain('BreadcrumbList');
    expect.soft(facts.deadPlaces, path).toEqual([]);
    expect.soft([head.title, ...facts.words].filter(isUntranslated), path).toEqual([]);
  }
  // Two pages of one title cannot be told apart in a list of results.
  const titles = pages.map(({ path, head }) => `${path.startsWith('/ua/')} ${head.title}`);
  expect.soft(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);

  const known = new Set(listed);
  const links = new Set(pages.flatMap(({ facts }) => facts.links).filter((path) => !known.has(path)));
  const dead: string[] = [];
  for (const path of links) {
    const status = (await request.get(path)).status();
    // Offers that are over are named last in the list of offers, as such, and show their products.
    const expected = path.includes('/landing-page/') ? 410 : 200;
    if (status !== expected) dead.push(`${path} ${status}`);
  }
  expect(dead).toEqual([]);
});
