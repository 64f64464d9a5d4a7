import { loadSeedSource, readAssortment } from '@vitryna/assortment';
import { type BrandData, demoBrandFolder, readBrand } from '@vitryna/brand';
import type { CommandIo } from '@vitryna/release/cli';
import { createStrapi, fillStrapi, type KeptRecord } from '@vitryna/strapi';
import { assortmentFolder } from '../project.ts';

type Target = {
  url: string;
  token: string /** Base address of a store that has the pictures, or one that ends in `off`. */;
  pictures: string;
};

/** A picture may have to be drawn first. */
const pictureMs = 60_000;
/** An upload is made smaller there in several sizes. */
const answerMs = 60_000;

async function readPicture(base: string, url: string): Promise<Blob | null> {
  if (base === 'off') return null;
  try {
    const answer = await fetch(new URL(url, `${base}/`), { signal: AbortSignal.timeout(pictureMs) });
    const isPicture = answer.ok && answer.headers.get('content-type')?.startsWith('image/');
    return isPicture ? await answer.blob() : null;
  } catch {
    return null;
  }
}

/** Fills a Strapi with what the assortment begins with. Rejects where there is none, and where Strapi refuses. */
export async function seedStrapi({ url, token, pictures }: Target, io: CommandIo): Promise<void> {
  const { seedSource } = readAssortment(assortmentFolder === 'off' ? null : assortmentFolder);
  const source = await loadSeedSource<BrandData>(seedSource);
  if (source === null) throw new Error('no assortment, no content: ASSORTMENT_FOLDER names one');
  const { items, cards } = source.contents(readBrand(io.env.BRAND_FOLDER || demoBrandFolder));
  const slides = cards.map(
    ({ locale, position, card }): KeptRecord => ({ kind: 'popup-card', locale, key: card.id, position, body: card }),
  );
  let shown = -1;
  const report = await fillStrapi(createStrapi({ url, token, timeoutMs: answerMs }), {
    records: [...items, ...slides],
    readPicture: (picture) => readPicture(pictures, picture),
    onProgress(done, total) {
      const tenth = Math.floor((done / total) * 10);
      if (tenth > shown) io.stdout(`${tenth * 10} %  ${done} of ${total}\n`);
      shown = Math.max(shown, tenth);
    },
  });
  const { written, known, missingPictures } = report;
  io.stdout(`${written} documents written, ${known} were there; ${report.pictures} pictures uploaded`);
  io.stdout(
    missingPictures === 0 ? '\n' : `, ${missingPictures} left out: the store at ${pictures} does not have them\n`,
  );
}
