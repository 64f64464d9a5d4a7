import type { Showcase } from '@vitryna/contracts/api';
import type { Locale } from '@vitryna/contracts/constants';
import type { Banner, HomeBanners } from '@vitryna/contracts/content';
import { type CardView, toProductCardView } from '@vitryna/product-view';
import { pictureBase } from '@vitryna/ui';

/** A banner as the page shows it; `picture` is the folder of a rendered picture's sizes. */
export type BannerView = { href: string; title: string; text: string; button: string; picture: string | null };

/** A row of products under a heading. */
export type ShelfView = { title: string; href: string | null; products: CardView[] };

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

/** Rows that have products. */
export function toShelves(showcases: (Showcase | null)[], locale: Locale): ShelfView[] {
  return showcases.flatMap((showcase) =>
    showcase && showcase.items.length > 0
      ? [
          {
            title: showcase.title[locale],
            href: showcase.url,
            products: showcase.items.map((item) => toProductCardView(item, { locale })),
          },
        ]
      : [],
  );
}
