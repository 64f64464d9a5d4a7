import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoBrandFolder } from './read-brand.ts';

/** `brand.json` of a shop that shares no word, colour or address with the demo. */
export const otherBrand = {
  name: { uk: 'Обрій', ru: 'Горизонт' },
  phone: '0 800 777 777',
  phones: ['0 800 777 777'],
  schedule: { uk: 'цілодобово', ru: 'круглосуточно' },
  socials: {
    video: 'https://v.example/obrii',
    photo: 'https://p.example/obrii',
    social: 'https://s.example/obrii',
    messenger: 'https://m.example/obrii',
  },
  socialNames: { video: 'Vimeo', photo: 'Flickr', social: 'LinkedIn', messenger: 'Viber' },
  messengers: { bot: 'https://m.example/bot', chat: 'https://c.example/obrii', helpdesk: 'https://h.example/obrii' },
  legal: {
    company: { uk: 'ТОВ «Обрій»', ru: 'ООО «Горизонт»' },
    edrpou: '12345678',
    address: { uk: 'Львів, вул. Нова, 1', ru: 'Львов, ул. Новая, 1' },
    email: 'hello@obrii.example',
  },
  colours: {
    accent: '#0b57d0',
    onAccent: '#ffffff',
    page: { light: '#fffdf7', dark: '#101418' },
    solid: { light: '#002b5c', dark: '#d6e3ff' },
  },
  logo: { light: 'logo.svg', width: 48 },
};

const mark = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 32"><path d="M0 16h48" stroke="#0b57d0"/></svg>';

/** Writes a brand's folder for a test: another brand with these changes, and files of its own; `null` takes a file away. */
export function writeBrandFolder(
  changes: Record<string, unknown> = {},
  files: Record<string, string | null> = {},
): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'brand-'));
  cpSync(demoBrandFolder, path, { recursive: true });
  const own = { 'logo.svg': mark, 'icon.svg': mark, 'brand.json': JSON.stringify({ ...otherBrand, ...changes }) };
  for (const [name, contents] of Object.entries({ 'logo-dark.svg': null, 'logo-footer.svg': null, ...own, ...files }))
    if (contents === null) rmSync(join(path, name), { force: true });
    else writeFileSync(join(path, name), contents);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
