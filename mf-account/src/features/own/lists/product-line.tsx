import type { ProductCard } from '@vitryna/contracts/api';
import { useFormat, useLocale } from '@vitryna/i18n/react';
import { toPicture } from '@vitryna/product-view';
import { paths } from '@vitryna/routing';
import { PictureWell, wholeWords } from '@vitryna/ui';
import type { ReactNode } from 'react';
import styles from './lists.module.css';

/** A product in a line: what it is, what is said of it, and what can be done. */
export function ProductLine({
  product,
  action,
  children,
}: {
  product: ProductCard;
  action?: ReactNode;
  children: ReactNode;
}) {
  const locale = useLocale();
  const { localise } = useFormat();
  const picture = toPicture(product.images, locale);
  return (
    <li className={styles.line}>
      <PictureWell picture={picture && { ...picture, alt: '' }} size={64} />
      <span className={styles.words}>
        <a href={paths.product(locale, { categorySlug: product.categorySlug, productSlug: product.slug })}>
          {wholeWords(localise(product.name))}
        </a>
        {children}
      </span>
      {action}
    </li>
  );
}
