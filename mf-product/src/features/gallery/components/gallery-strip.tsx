import { useTranslate } from '@vitryna/i18n/react';
import { Icon, type Picture, ProductPicture } from '@vitryna/ui';
import * as icons from '@vitryna/ui/icons';
import type { GalleryVideo } from '../gallery-extra.ts';
import styles from './gallery-modal.module.css';

type Props = {
  pictures: Picture[];
  films: GalleryVideo[];
  current: number | null;
  onShow: (index: number) => void;
  onTurn: (() => void) | null;
  isTurning: boolean;
};

/** All there is to look at, one press each. */
export function GalleryStrip({ pictures, films, current, onShow, onTurn, isTurning }: Props) {
  const t = useTranslate();
  return (
    <ul className={styles.strip}>
      {pictures.map((picture, index) => (
        <li key={picture.base}>
          <button
            type="button"
            className={`lit ${styles.thumb} ${picture.isFull ? styles.full : ''}`}
            aria-label={t('Picture {{number}}', { number: index + 1 })}
            aria-current={index === current || undefined}
            onClick={() => onShow(index)}
          >
            <ProductPicture picture={{ ...picture, alt: '' }} sizes="64px" />
          </button>
        </li>
      ))}
      {films.map(({ id, title, poster }, at) => (
        <li key={id}>
          <button
            type="button"
            className={`lit ${styles.thumb} ${styles.film}`}
            aria-label={t('Video: {{title}}', { title })}
            aria-current={pictures.length + at === current || undefined}
            onClick={() => onShow(pictures.length + at)}
          >
            <FilmCover picture={poster ?? pictures[0]} />
            <Icon path={icons.play} />
          </button>
        </li>
      ))}
      {onTurn && (
        <li>
          <button
            type="button"
            className={`lit ${styles.thumb}`}
            aria-label={`360° ${t('Turn it around')}`}
            aria-current={isTurning || undefined}
            onClick={onTurn}
          >
            360°
          </button>
        </li>
      )}
    </ul>
  );
}

/** The poster of a video, or the first picture where the channel has given none. */
function FilmCover({ picture }: { picture: GalleryVideo['poster'] | undefined }) {
  return picture && <ProductPicture picture={{ ...picture, alt: '' }} sizes="64px" />;
}
