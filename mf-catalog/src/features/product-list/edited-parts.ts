import type { Body } from '@vitryna/contracts/api';
import type { Locale } from '@vitryna/contracts/constants';
import type { CategorySeo, PromoBanners } from '@vitryna/contracts/content';
import { toContentPicture } from '@vitryna/contracts/picture-sources';
import type { PictureSource } from '@vitryna/contracts/pictures';
import { localise } from '@vitryna/i18n';

/** An offer as a tile; without a picture it is words alone. */
export type PromoView = { href: string; title: string; text: string; picture: PictureSource | null };

/** Texts and banners around the products of a category. */
export type EditedParts = {
  /** Clean HTML; empty when nobody wrote any. */
  top: string;
  bottom: string;
  faq: { q: string; a: string }[];
  promo: PromoView[];
};

/** Types of the category's own texts (specification §3.18) by their places. */
const places = { top: ['seoTop', 'shortDescription'], bottom: ['seoBottom', 'description'] };
const maxPromo = 2;

/** If the content service has no text, the category's own is shown. */
export function editedParts(
  { texts, contents, banners }: { texts: CategorySeo; contents: readonly Body[]; banners: PromoBanners },
  locale: Locale,
): EditedParts {
  const own = (types: string[]) =>
    types
      .flatMap((type) => contents.filter((body) => body.type === type))
      .map(({ body }) => localise(body, locale))
      .filter((html) => html !== '')
      .join('<br>');
  return {
    top: texts?.top || own(places.top),
    bottom: texts?.bottom || own(places.bottom),
    faq: texts?.faq ?? [],
    promo: banners
      .toSorted((a, b) => a.position - b.position)
      .slice(0, maxPromo)
      .map(({ url: href, title, description: text, overlayImage }) => ({
        href,
        title,
        text,
        picture: toContentPicture(overlayImage),
      })),
  };
}
