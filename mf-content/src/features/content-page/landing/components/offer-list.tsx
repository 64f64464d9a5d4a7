import { toContentPicture } from '@vitryna/contracts/picture-sources';
import { ProductPicture, wholeWords } from '@vitryna/ui';
import type { OfferCard } from '../load-landing-list.ts';
import styles from './offer-list.module.css';
import { Period } from './period.tsx';

/** Offers with their pictures and periods. */
export function OfferList({ offers }: { offers: OfferCard[] }) {
  return (
    <ul className={styles.offers}>
      {offers.map(({ href, title, cover, ...period }, place) => {
        const picture = cover && toContentPicture(cover);
        return (
          <li key={href}>
            <a className={styles.offer} href={href}>
              <span className={styles.well}>
                {picture && <ProductPicture picture={{ ...picture, alt: '' }} sizes="184px" isPriority={place === 0} />}
              </span>
              <b>{wholeWords(title)}</b>
              <small>
                <Period {...period} />
              </small>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
