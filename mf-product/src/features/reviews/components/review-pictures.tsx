import { useTranslate } from '@vitryna/i18n/react';
import { useStores } from '@vitryna/store/react';
import { ProductPicture } from '@vitryna/ui';
import type { MouseEvent } from 'react';
import type { ReviewView } from '../review-view.ts';
import styles from './review-card.module.css';

/** Pictures of a review in small; a press opens the review with them in large, without JavaScript the picture alone. */
export function ReviewPictures({ review: { id: reviewId, author, pictures } }: { review: ReviewView }) {
  const t = useTranslate();
  const stores = useStores();
  if (pictures.length === 0) return null;
  const open = (event: MouseEvent) => {
    event.preventDefault();
    stores.modals.open('review', { reviewId });
  };
  return (
    <ul className={styles.pictures}>
      {pictures.map(({ id, picture }, at) => (
        <li key={id}>
          <a className={styles.picture} href={`${picture.base}xl.avif`} data-document="" onClick={open}>
            <ProductPicture
              picture={{ ...picture, alt: t('Picture {{number}} of {{author}}', { number: at + 1, author }) }}
              sizes="96px"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
