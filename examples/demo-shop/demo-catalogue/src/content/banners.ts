import { pictureSpecSchema } from '@vitryna/contracts/catalogue-import';
import type { Locale } from '@vitryna/contracts/constants';
import type { Banner } from '@vitryna/contracts/content';
import { z } from 'zod';
import { readRows } from '../data/read-data.ts';
import { ADVERTISED, type AdvertisedName, advertisedPath } from '../model/advertised.ts';
import { l10nSchema } from '../text/l10n.ts';
import { typeset } from '../text/typography.ts';
import { localPath } from './block.ts';
import { pictureUrl } from './picture-url.ts';

const shared = { title: l10nSchema, description: l10nSchema, button: l10nSchema, picture: pictureSpecSchema };
/** It leads to a product that is advertised, or to a path. */
const bannerSchema = z.union([
  z.object({ ...shared, advertised: z.enum(Object.keys(ADVERTISED) as AdvertisedName[]) }),
  z.object({ ...shared, path: z.string().startsWith('/') }),
]);
type BilingualBanner = z.infer<typeof bannerSchema>;

/** The large banners of the home page. */
export const HERO = readRows('content/hero-banners.json', bannerSchema);

/** Small offers: of the home page, and of categories by their code. */
export const PROMO = readRows(
  'content/promo-banners.json',
  z.intersection(bannerSchema, z.object({ codes: z.array(z.string()) })),
);

const pathOf = (banner: BilingualBanner): string =>
  'path' in banner ? banner.path : advertisedPath(ADVERTISED[banner.advertised]);

/** A banner in one language; empty colours are the theme's own. */
export const bannerIn = (banner: BilingualBanner, locale: Locale, position: number): Banner => ({
  title: typeset(banner.title[locale]),
  titleColor: '',
  url: localPath(pathOf(banner), locale),
  description: typeset(banner.description[locale]),
  descriptionColor: '',
  buttonLabel: banner.button[locale],
  buttonColor: '',
  buttonLabelColor: '',
  backgroundImage: null,
  overlayImage: { url: pictureUrl(banner.picture, 'l'), alt: '', width: 960, height: 960 },
  position,
});

const headerTitles: Record<Locale, string> = {
  uk: 'Живлення: готові до зими — знижки на станції та ДБЖ',
  ru: 'Готовы к зиме — скидки на станции и ИБП',
};

/** The strip above the header. */
export const headerBannerIn = (locale: Locale) => ({
  title: typeset(headerTitles[locale]),
  url: localPath('/zhyvlennia-do-zymy', locale),
  image: null,
  adaptiveImage: null,
});
