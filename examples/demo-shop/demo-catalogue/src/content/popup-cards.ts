import type { AdCard } from '@vitryna/contracts/api';
import type { PopupCardRecord } from '@vitryna/contracts/assortment';
import { type PictureSpec, pictureSpecSchema } from '@vitryna/contracts/catalogue-import';
import { type Locale, locales } from '@vitryna/contracts/constants';
import { z } from 'zod';
import { readRows } from '../data/read-data.ts';
import { l10nSchema } from '../text/l10n.ts';
import { typeset } from '../text/typography.ts';
import { localPath } from './block.ts';
import { pictureUrl } from './picture-url.ts';

const coloursSchema = z.object({
  titleColor: z.string(),
  descriptionColor: z.string(),
  buttonLabelColor: z.string(),
  buttonBorderColor: z.string(),
  buttonBackgroundColor: z.string(),
});

const cardSchema = z.object({
  id: z.string(),
  title: l10nSchema,
  description: l10nSchema,
  button: l10nSchema,
  path: z.string(),
  product: z.object({ name: l10nSchema, picture: pictureSpecSchema }),
  /** Fills the card; its colours go with it. */
  background: z.object({ url: z.string(), colours: coloursSchema }).nullable(),
});

/** The theme's own colours. */
const theme: z.infer<typeof coloursSchema> = {
  titleColor: '',
  descriptionColor: '',
  buttonLabelColor: '',
  buttonBorderColor: '',
  buttonBackgroundColor: '',
};

const cards = readRows('content/popup-cards.json', cardSchema);

const cardIn = (card: z.infer<typeof cardSchema>, locale: Locale): AdCard => ({
  id: card.id,
  title: typeset(card.title[locale]),
  description: typeset(card.description[locale]),
  url: localPath(card.path, locale),
  buttonLabel: card.button[locale],
  ...(card.background?.colours ?? theme),
  backgroundImage: card.background && { url: card.background.url },
  overlayImage: { url: pictureUrl(card.product.picture, 'l'), name: typeset(card.product.name[locale]) },
});

/** The slides in both languages, and the drawn pictures that they show. */
export const createPopupCards = (): { cards: PopupCardRecord[]; pictures: PictureSpec[] } => ({
  cards: locales.flatMap((locale) => cards.map((card, position) => ({ locale, position, card: cardIn(card, locale) }))),
  pictures: cards.map(({ product }) => product.picture),
});
