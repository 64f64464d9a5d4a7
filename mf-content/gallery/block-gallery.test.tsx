import { expect, test } from '@jest/globals';
import { collectTexts } from '@vitryna/build/texts';
import { blockSchema, blocksSchema } from '@vitryna/contracts/content';
import { type Locale, locales } from '@vitryna/contracts/languages';
import { createI18n } from '@vitryna/i18n';
import { I18nProvider } from '@vitryna/i18n/react';
import { renderToString } from 'react-dom/server';
import { examplesOf } from './block-examples.ts';
import { BlockGallery } from './block-gallery.tsx';
import { OpenShop } from './open-shop.tsx';

const texts = collectTexts(`${import.meta.dirname}/..`);

function draw(locale: Locale): { html: string; missing: string[] } {
  const missing: string[] = [];
  const i18n = createI18n({ locale, texts: texts[locale] ?? {}, onMissing: (key) => missing.push(key) });
  const html = renderToString(
    <I18nProvider i18n={i18n}>
      <OpenShop locale={locale}>
        <BlockGallery locale={locale} hasFailing={false} />
      </OpenShop>
    </I18nProvider>,
  );
  return { html, missing };
}

test.each(locales)('every block has an example that the contract lets through as it is: %s', (locale) => {
  const examples = Object.values(examplesOf((uk, ru) => ({ uk, ru })[locale])).flat();
  const blocks = examples.map(({ block }) => block);
  expect(blocksSchema.parse(blocks)).toEqual(blocks);
  expect(new Set(blocks.map(({ type }) => type))).toEqual(
    new Set(blockSchema.options.map(({ shape }) => shape.type.value)),
  );
});

test.each(locales)('the server draws every example, with all its words: %s', (locale) => {
  const { html, missing } = draw(locale);
  expect(missing).toEqual([]);
  const names = Object.values(examplesOf((uk, ru) => ({ uk, ru })[locale]))
    .flat()
    .filter(({ isEmptyShelf }) => !isEmptyShelf);
  for (const { name, block } of names) {
    const [, drawn] = html.split(`data-example="${block.type}: ${name}"`);
    expect(drawn).toMatch(/^><p[^>]*>.*?<\/p><(?:section|figure|blockquote|a)\b/);
  }
});
