import { crc32 } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { writeDocument } from './write-document.ts';
import { zipFile } from './zip.ts';

const l10n = (text: string) => ({ uk: text, ru: text });
const product = {
  name: { uk: 'Роутер Мрія', ru: 'Роутер Мрия' },
  sku: 'MRI-1',
  manufacturer: { slug: 'mriya', name: 'Mriya' },
  warrantyMonths: 24,
  specifications: [
    {
      group: { uk: 'Порти', ru: 'Порты' },
      items: [
        {
          slug: 'lan',
          name: l10n('LAN'),
          isInteractive: true,
          unit: { uk: 'шт', ru: 'шт' },
          option: { slug: '4', value: l10n('4'), number: 4 },
        },
      ],
    },
  ],
};

test('writes a manual in each language from what is known of the product', () => {
  const manual = writeDocument('manual-uk.txt', product);
  expect(manual?.mime).toBe('text/plain; charset=utf-8');
  const text = manual?.body.toString() ?? '';
  for (const part of ['\ufeff', 'Роутер Мрія', 'Артикул: MRI-1', 'Порти', 'LAN: 4\u00a0шт', '24'])
    expect(text).toContain(part);
  expect(writeDocument('manual-ru.txt', product)?.body.toString()).toContain('Роутер Мрия');
});

test.each(['manual-en.txt', 'constructor', '__proto__', ''])('knows no document %j', (name) => {
  expect(writeDocument(name, product)).toBeNull();
});

test('makes an archive whose directory finds its file', () => {
  const content = Buffer.from('Вітаємо');
  const zip = zipFile('readme.txt', content);
  const end = zip.length - 22;
  expect(zip.readUInt32LE(end)).toBe(0x06054b50);
  const directory = zip.readUInt32LE(end + 16);
  expect(zip.readUInt32LE(directory)).toBe(0x02014b50);
  expect(zip.readUInt32LE(directory + 16)).toBe(crc32(content));
  expect(directory + zip.readUInt32LE(end + 12)).toBe(end);
  const file = zip.readUInt32LE(directory + 42);
  expect(zip.readUInt32LE(file)).toBe(0x04034b50);
  expect(zip.subarray(file + 30, file + 40).toString()).toBe('readme.txt');
  expect(zip.subarray(file + 40, directory)).toEqual(content);
});
