import { createHash } from 'node:crypto';
import { createDemoContent, createPopupCards, demoConfig, demoRedirects } from '@vitryna/demo-catalogue';
import { pictureHash } from '@vitryna/product-pictures';
import { addPictures } from '../catalogue/picture-repository.ts';
import type { Database } from '../database/open-database.ts';
import { replaceContent } from '../modules/content/repository.ts';
import { replacePopupCards } from '../modules/shared/popup-card-repository.ts';
import { replaceRedirects } from '../modules/shared/redirect-repository.ts';
import { readSetting, saveSetting } from '../modules/shared/setting-repository.ts';

const digestKey = 'demo-contents';

/**
 * Writes the demo pages, banners, questions, configuration, redirects and slides of the pop-up, and the pictures that they show. It writes again only
 * when they are not those of the last time, so that what an operator has changed since stays; `isForced` writes in any case.
 */
export async function seedContents({ db }: Database, { isForced = false } = {}): Promise<void> {
  const { items, pictures: contentPictures } = createDemoContent();
  const { cards, pictures: cardPictures } = createPopupCards();
  const pictures = [...contentPictures, ...cardPictures];
  const seed = JSON.stringify([items, cards, pictures, demoConfig, demoRedirects]);
  const digest = createHash('sha256').update(seed).digest('hex');
  if (!isForced && (await readSetting(db, digestKey)) === digest) return;
  await addPictures(db, new Map(pictures.map((spec) => [pictureHash(spec), spec])));
  await replaceContent(db, items);
  await replacePopupCards(db, cards);
  await replaceRedirects(db, demoRedirects);
  await saveSetting(db, 'config', demoConfig);
  await saveSetting(db, digestKey, digest);
}
