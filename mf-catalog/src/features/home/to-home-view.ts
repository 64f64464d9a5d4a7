import type { Showcase } from '@vitryna/contracts/api';
import type { Locale } from '@vitryna/contracts/constants';
import type { Banner, HeaderBanner, HomeBanners } from '@vitryna/contracts/content';
import { type CardView, toProductCardView } from '@vitryna/product-view';
import { pictureBase } from '@vitryna/ui';

/** A banner as the page shows it; `picture` is the folder of a rendered picture's sizes. */
export type BannerView = { href: string; title: string; text: string; button: string; picture: string | null };

/** The strip above everything; pictures are addresses, the first one for wide screens. */
export type StripView = { href: string; title: string; pictures: [wide: string, narrow: string] | null };

/** The strip of the content service, if there is one. */
export function toStrip(banner: HeaderBanner): StripView | null {
  if (!banner) return null;
  const { title, url: href, image, adaptiveImage } = banner;
  const wide = image?.url || adaptiveImage?.url;
  return { href, title, pictures: wide ? [wide, adaptiveImage?.url || wide] : null };
}

/** Banners in their order: all of the hero's, and the two tiles that stand beside it. */
export function toBanners({ hero, promo }: HomeBanners): { hero: BannerView[]; promo: BannerView[] } {
  const inOrder = (banners: Banner[]) => banners.toSorted((a, b) => a.position - b.position).map(toBannerView);
  return { hero: inOrder(hero), promo: inOrder(promo).slice(0, 2) };
}

function toBannerView({ url, title, description, buttonLabel, overlayImage }: Banner): BannerView {
  const picture = overlayImage?.url ?? '';
  // Only pictures of the store's own renderer have sizes to choose from.
  const isRendered = /^\/media\/[^/]+\/(?:xs|s|m|l|xl)\.webp$/.test(picture);
  return {
    href: url,
    title,
    text: description,
    button: buttonLabel,
    picture: isRendered ? pictureBase(picture) : null,
  };
}

/** The products of a row as cards. */
export function toCards({ items }: Pick<Showcase, 'items'>, locale: Locale): CardView[] {
  return items.map((item) => toProductCardView(item, { locale }));
}
