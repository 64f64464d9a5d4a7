import { createHash } from 'node:crypto';
import { type BrandData, brandConfig } from '@vitryna/brand';
import { type Config, configSchema } from '@vitryna/contracts/api';
import { type PictureDrawer, pictureHash, type SeedContents } from '@vitryna/contracts/assortment';
import { addPictures } from '../catalogue/picture-repository.ts';
import type { Database } from '../database/open-database.ts';
import { contentSourceKey } from '../modules/content/content-source.ts';
import { replaceContent } from '../modules/content/repository.ts';
import { savePayee } from '../modules/invoice/payee.ts';
import { replacePopupCards } from '../modules/shared/popup-card-repository.ts';
import { replaceRedirects } from '../modules/shared/redirect-repository.ts';
import { readSetting, saveSetting } from '../modules/shared/setting-repository.ts';
import { saveStoreName } from '../modules/shared/store-name.ts';

const digestKeys = { contents: 'demo-contents', settings: 'demo-settings', brand: 'brand' };

/**
 * Writes pages, banners, questions, redirects and slides of the pop-up, the pictures that they show, and settings. It writes again only when they are
 * not those of the last time, so that what an operator has changed since stays; `isForced` writes in any case.
 */
export async function seedContents(
  { db }: Pick<Database, 'db'>,
  { items, cards, redirects, pictures, settings = {} }: SeedContents,
  { drawer, isForced = false, hasContent = true }: { drawer: PictureDrawer; isForced?: boolean; hasContent?: boolean },
): Promise<void> {
  // Content that was elsewhere is written by the first start after it.
  const digest = digestOf([items, cards, pictures, redirects, settings, ...(hasContent ? [] : ['elsewhere'])]);
  if (!isForced && (await readSetting(db, digestKeys.contents)) === digest) return;
  await addPictures(db, new Map(pictures.map((spec) => [pictureHash(drawer, spec), spec])));
  if (hasContent) {
    await replaceContent(db, items);
    await replacePopupCards(db, cards);
    // A service that has the content again is read anew.
    await saveSetting(db, contentSourceKey, {});
  }
  await replaceRedirects(db, redirects);
  for (const [key, value] of Object.entries(settings)) await saveSetting(db, key, value);
  await saveSetting(db, digestKeys.contents, digest);
}

/**
 * Writes the configuration when the store's own has changed. A brand that has changed brings its name and its contacts; what it does not say
 * stays as an operator has it.
 */
export async function seedConfig(
  { db }: Pick<Database, 'db'>,
  brand: BrandData,
  own: Config,
  { isForced = false } = {},
): Promise<void> {
  const contacts = brandConfig(brand);
  const digests = {
    settings: digestOf(Object.entries(own).filter(([key]) => !(key in contacts))),
    brand: digestOf([brand.name, contacts, brand.payee]),
  };
  const isNew = async (part: keyof typeof digests) => (await readSetting(db, digestKeys[part])) !== digests[part];
  const isReplaced = isForced || (await isNew('settings'));
  if (!isReplaced && !(await isNew('brand'))) return;
  const known = isReplaced ? null : configSchema.safeParse(await readSetting(db, 'config')).data;
  await saveSetting(db, 'config', { ...own, ...known, ...contacts });
  await saveStoreName(db, brand.name);
  await savePayee(db, brand.payee ?? null);
  for (const part of ['settings', 'brand'] as const) await saveSetting(db, digestKeys[part], digests[part]);
}

const digestOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');
