import type { Showcase } from '@vitryna/contracts/api';
import type { Locale } from '@vitryna/contracts/constants';
import type { Banner, HeaderBanner, HomeBanners } from '@vitryna/contracts/content';
import { toContentPicture } from '@vitryna/contracts/picture-sources';
import type { PictureSource } from '@vitryna/contracts/pictures';
import { type CardView, toProductCardView } from '@vitryna/product-view';
import { pathBelowPrefix } from '@vitryna/routing';

/** A banner as the page shows it; without a picture it is words alone. */
export type BannerView = {
  href: string;
  title: string;
  text: string;
  button: string;
  picture: PictureSource | null;
  /** The product's price behind it, in hryvnias, when it leads to one that can be bought. */
  price: BannerPrice | null;
};

/** A price as a banner tells it. */
export type BannerPrice = Pick<CardView, 'price' | 'previousPrice'>;

/** The strip above everything; pictures are addresses, the first one for wide screens. */
export type StripView = { href: string; title: string; pictures: [wide: string, narrow: string] | null };

/** The strip of the content service, if there is one. */
export function toStrip(banner: HeaderBanner): StripView | null {
  if (!banner) return null;
  const { title, url: href, image, adaptiveImage } = banner;
  const { base: wide } = toContentPicture(image?.url ? image : adaptiveImage) ?? {};
  const { base: narrow = wide } = toContentPicture(adaptiveImage?.url ? adaptiveImage : null) ?? {};
  return { href, title, pictures: wide && narrow ? [`${wide}xl.avif`, `${narrow}l.avif`] : null };
}

/** Banners in their order: all of the hero's, and the two tiles that stand beside it. */
export function toBanners(
  { hero, promo }: HomeBanners,
  products: CardView[] = [],
): { hero: BannerView[]; promo: BannerView[] } {
  const prices = new Map(products.filter(({ buy }) => buy.kind === 'buy').map((product) => [product.href, product]));
  const inOrder = (banners: Banner[]) =>
    banners.toSorted((a, b) => a.position - b.position).map((banner) => toBannerView(banner, prices.get(banner.url)));
  return { hero: inOrder(hero), promo: inOrder(promo).slice(0, 2) };
}

/** Slugs of the products that banners lead to: their addresses have two parts below the language. */
export function bannerSlugs({ hero, promo }: HomeBanners): string[] {
  const parts = [...hero, ...promo].map(({ url }) => pathBelowPrefix(url).split('/').slice(1));
  return [...new Set(parts.flatMap(([, slug = '', ...more]) => (slug && more.length === 0 ? [slug] : [])))];
}

function toBannerView({ url, title, description, buttonLabel, overlayImage }: Banner, product?: CardView): BannerView {
  return {
    href: url,
    title,
    text: description,
    button: buttonLabel,
    picture: toContentPicture(overlayImage),
    price: product ? { price: product.price, previousPrice: product.previousPrice } : null,
  };
}

/** The products of a row as cards. */
export function toCards({ items }: Pick<Showcase, 'items'>, locale: Locale): CardView[] {
  return items.map((item) => toProductCardView(item, { locale }));
}
