import type { PictureSource } from '@vitryna/contracts/pictures';
import { ProductPicture, PromoTile } from '@vitryna/ui';

type Promo = { href: string; title: string; text: string; picture: PictureSource | null };

/** Small offers, one beside the other: where they stand is the page's affair. */
export function PromoTiles({ promo }: { promo: Promo[] }) {
  return promo.map(({ href, title, text, picture }) => (
    <PromoTile
      key={href}
      href={href}
      title={title}
      text={text}
      picture={picture && <ProductPicture picture={{ ...picture, alt: '' }} sizes="(width >= 768px) 176px, 128px" />}
    />
  ));
}
