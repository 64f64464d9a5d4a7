import { useTranslate } from '@vitryna/i18n/react';
import { type Picture, ProductPicture } from '@vitryna/ui';
import styles from './gallery-modal.module.css';

type Props = {
  pictures: Picture[];
  current: number | null;
  onShow: (index: number) => void;
  onTurn: (() => void) | null;
  isTurning: boolean;
  videos: { href: string; count: number } | null;
};

/** All there is to look at, one press each. */
export function GalleryStrip({ pictures, current, onShow, onTurn, isTurning, videos }: Props) {
  const t = useTranslate();
  return (
    <ul className={styles.strip}>
      {pictures.map((picture, index) => (
        <li key={picture.base}>
          <button
            type="button"
            className={`lit ${styles.thumb}`}
            aria-label={t('Picture {{number}}', { number: index + 1 })}
            aria-current={index === current || undefined}
            onClick={() => onShow(index)}
          >
            <ProductPicture picture={{ ...picture, alt: '' }} sizes="64px" />
          </button>
        </li>
      ))}
      {onTurn && (
        <li>
          <button
            type="button"
            className={`lit ${styles.thumb}`}
            aria-label={t('Turn it around')}
            aria-current={isTurning || undefined}
            onClick={onTurn}
          >
            360°
          </button>
        </li>
      )}
      {videos && (
        <li>
          <a className={`lit ${styles.thumb}`} href={videos.href}>
            {t('{{count}} videos', { count: videos.count })}
          </a>
        </li>
      )}
    </ul>
  );
}
