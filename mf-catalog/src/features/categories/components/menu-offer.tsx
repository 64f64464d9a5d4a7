import type { PictureSource } from '@vitryna/contracts/pictures';
import type { CardView } from '@vitryna/product-view';
import { CardBadges, PriceBlock, ProductPicture } from '@vitryna/ui';
import { useEffect, useState } from 'react';
import { loadOffer } from '../load-offer.ts';
import styles from './menu-offer.module.css';

type Props = {
  categoryId: string;
  /** The fallback when nothing of the department is reduced. */
  picture: PictureSource | null;
  load?: (categoryId: string) => Promise<CardView | null>;
};

/** One reduced product of the department that is looked at, where the menu has a column for it. */
export function MenuOffer({ categoryId, picture, load = loadOffer }: Props) {
  const [offer, setOffer] = useState<CardView | null>();
  useEffect(() => {
    let isGone = false;
    load(categoryId)
      .catch(() => null)
      .then((found) => !isGone && setOffer(found));
    return () => {
      isGone = true;
    };
  }, [categoryId, load]);
  const shown = offer === undefined ? null : (offer?.picture ?? picture);
  const well = (
    <span className={`lit ${styles.well}`}>
      {shown && <ProductPicture picture={{ ...shown, alt: '' }} sizes="176px" />}
    </span>
  );
  if (!offer) return <div className={styles.offer}>{well}</div>;
  return (
    <a className={styles.offer} href={offer.href}>
      {well}
      <CardBadges view={offer} />
      <span className={styles.name}>{offer.title}</span>
      <PriceBlock current={offer.price} previous={offer.previousPrice} />
    </a>
  );
}
