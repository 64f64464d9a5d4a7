import { expect, test } from '@jest/globals';
import { createStrapi, StrapiError } from './client.ts';
import { fillStrapi } from './fill.ts';
import { createContentReader } from './read-content.ts';
import type { KeptRecord } from './read-kind.ts';
import { createStrapiDouble } from './testing/index.ts';
import { sampleRecords } from './testing/sample-records.ts';

function open(options: Parameters<typeof createStrapiDouble>[0] = {}) {
  const double = createStrapiDouble(options);
  const strapi = createStrapi({ url: 'http://cms.test/', token: 'token', timeoutMs: 50, fetch: double.fetch });
  return { double, strapi, reader: createContentReader(strapi) };
}
const fill = (strapi: ReturnType<typeof open>['strapi'], records: readonly KeptRecord[] = sampleRecords) =>
  fillStrapi(strapi, {
    records,
    readPicture: async (url) => (url.includes('none') ? null : new Blob(['x'], { type: 'image/webp' })),
    onProgress: () => undefined,
  });

test.each([4, 5] as const)(
  'what was filled in is read as it was: every kind and every block, of Strapi %i',
  async (version) => {
    const { strapi, reader } = open({ version });
    const report = await fill(strapi);
    expect(report).toMatchObject({ known: 0, missingPictures: 0 });
    for (const kind of new Set(sampleRecords.map((record) => record.kind))) {
      const { records, omissions } = await reader.read(kind);
      expect(omissions).toEqual([]);
      expect(records.map(({ locale, key }) => `${locale} ${key}`)).toEqual(
        sampleRecords.filter((record) => record.kind === kind).map(({ locale, key }) => `${locale} ${key}`),
      );
      expect(records).toMatchObject(sampleRecords.filter((record) => record.kind === kind).map(withoutUrls));
    }
  },
);

/** A picture has another address there. */
function withoutUrls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutUrls);
  if (typeof value !== 'object' || value === null) return value;
  if ('width' in value) return { width: 960, height: 960 };
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutUrls(inner)]));
}

test('filling again leaves alone what is there', async () => {
  const { strapi, double } = open();
  const { written } = await fill(strapi);
  const before = double.documents().length;
  await expect(fill(strapi)).resolves.toMatchObject({ written: 0, known: written, pictures: 0 });
  expect(double.documents()).toHaveLength(before);
});

test('a picture that cannot be had is left out, and its banner stays', async () => {
  const { strapi, reader } = open();
  const records = sampleRecords
    .filter(({ kind }) => kind === 'hero-banner')
    .map((record) => ({
      ...record,
      body: { ...record.body, overlayImage: { url: '/none.webp', width: 1, height: 1 } },
    }));
  await expect(fill(strapi, records)).resolves.toMatchObject({ missingPictures: 1 });
  expect((await reader.read('hero-banner')).records[0]?.body).toMatchObject({ overlayImage: null });
});

test('languages may have a country: uk-UA is Ukrainian', async () => {
  const { double, reader, strapi } = open({ locales: ['uk-UA', 'ru-UA'] });
  await strapi.send('/pages', {
    method: 'POST',
    query: [['locale', 'uk-UA']],
    body: { data: { path: 'warranty/', metaTitle: 'Гарантія', h1: 'Гарантія' } },
  });
  expect((await reader.read('page')).records).toMatchObject([{ locale: 'uk', key: '/warranty' }]);
  expect(double.requests).toContain('GET /api/i18n/locales');
});

test.each(['slow', 'status', 'html', 'shape'] as const)('says that it cannot read: %s', async (fault) => {
  const { double, reader } = open();
  double.fault = fault;
  await expect(reader.read('page')).rejects.toThrow(StrapiError);
});

test('a wrong token is a failure, not an empty shop', async () => {
  const { double } = open({ token: 'another' });
  const strapi = createStrapi({ url: 'http://cms.test', token: 'token', fetch: double.fetch });
  await expect(createContentReader(strapi).read('page')).rejects.toMatchObject({ status: 401 });
});
