import type { Product } from '@vitryna/contracts/api';
import { type Locale, locales } from '@vitryna/contracts/constants';
import { documentWords } from '../../locales/document-words.ts';
import { zipFile } from './zip.ts';

/** A file that a shopper downloads. */
export type WrittenDocument = { body: Buffer; mime: string };

/** A document's description of its product. */
export type Described = Pick<Product, 'name' | 'sku' | 'manufacturer' | 'specifications' | 'warrantyMonths'>;

type Kind = 'manual' | 'application' | 'drivers';

const specificationsIn = (product: Described, locale: Locale): string[] =>
  product.specifications.flatMap(({ group, items }) => [
    '',
    group?.[locale] ?? documentWords[locale].general,
    ...items.map(({ name, unit, option }) => {
      const value = [option.value[locale], unit?.[locale]].filter(Boolean).join('\u00a0');
      return `  ${name[locale]}: ${value}`;
    }),
  ]);

function textIn(kind: Kind, product: Described, locale: Locale): string {
  const word = documentWords[locale];
  const steps = word[`${kind}Text`].map((step, at) => `${at + 1}. ${step}`);
  const warranty = product.warrantyMonths === null ? [] : [`${word.warranty}: ${product.warrantyMonths}`];
  const lines = [
    word[kind],
    product.name[locale],
    '',
    `${word.sku}: ${product.sku}`,
    `${word.manufacturer}: ${product.manufacturer.name}`,
    ...warranty,
    '',
    ...steps,
    ...(kind === 'manual' ? specificationsIn(product, locale) : []),
    '',
    word.demo,
  ];
  return `${lines.join('\n')}\n`;
}

/** Files that can be written, by name. */
const files: Record<string, (product: Described) => WrittenDocument> = {
  'drivers.zip': (product) => {
    const text = locales.map((locale) => textIn('drivers', product, locale)).join('\n');
    return { body: zipFile('readme.txt', Buffer.from(text)), mime: 'application/zip' };
  },
};
for (const kind of ['manual', 'application'] as const) {
  for (const locale of locales) {
    files[`${kind}-${locale}.txt`] = (product) => ({
      // The mark at the beginning tells old editors that this is UTF-8.
      body: Buffer.from(`\ufeff${textIn(kind, product, locale)}`),
      mime: 'text/plain; charset=utf-8',
    });
  }
}

/** Writes the document of this name about a product; null for a name that is none. */
export const writeDocument = (name: string, product: Described): WrittenDocument | null =>
  Object.hasOwn(files, name) ? (files[name]?.(product) ?? null) : null;
