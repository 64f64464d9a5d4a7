import { type PictureSource, placeholderPicture } from '@vitryna/contracts/pictures';
import { useTranslate } from '@vitryna/i18n/react';
import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import * as icons from '../icon/icons.ts';
import { type Picture, ProductPicture } from '../picture/product-picture.tsx';
import styles from './gallery.module.css';

/** Props of {@link Gallery}. */
export type GalleryProps = {
  pictures: Picture[];
  /** Attributes of the place of a picture, its `id` among them: the thumb leads to `#picture-<number>`. */
  anchorOf: (name: string) => Pick<ComponentPropsWithRef<'li'>, 'id' | 'ref'>;
  /** Badges over the stage. */
  badges?: ReactNode;
  /** The last thumb shows the first video, behind the pictures; its link leads to all of them, whose document alone may play them. */
  videos?: { href: string; count: number; poster: PictureSource | null } | null;
  /** Opens the pictures in full size: by the button, a press on the picture, or Enter. The number after the last is the first video's. */
  onEnlarge?: (index: number) => void;
  /** Shows the product from all around. */
  onTurn?: (() => void) | undefined;
};

const stageSizes = '(width >= 1440px) 560px, (width >= 768px) 60vw, 92vw';

/** Cells without edges of their own use those of their place. */
const fullOf = ({ isFull }: Picture) => (isFull ? styles.full : undefined);

/**
 * Thumbs and a stage that scrolls by fingers, keys and thumbs. The thumbs are links to the pictures' places, so the
 * gallery works before and without JavaScript.
 */
export function Gallery({ pictures, anchorOf, badges, videos, onEnlarge, onTurn }: GalleryProps) {
  const t = useTranslate();
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const hasVideos = Boolean(videos?.count);
  const show = (event: MouseEvent, index: number) => {
    const stage = track.current;
    if (!stage) return;
    event.preventDefault();
    stage.scrollTo({ left: index * stage.clientWidth });
  };
  return (
    <section className={styles.gallery}>
      <div className={classNames('lit', styles.stage)}>
        <ul
          ref={track}
          aria-label={t('Pictures')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll the pictures
          tabIndex={0}
          className={classNames(styles.track, onEnlarge && styles.enlarging)}
          onClick={() => onEnlarge?.(current)}
          onKeyDown={({ key }) => key === 'Enter' && onEnlarge?.(current)}
          onScroll={({ currentTarget: stage }) =>
            setCurrent(Math.round(stage.scrollLeft / Math.max(1, stage.clientWidth)))
          }
        >
          {pictures.length === 0 && (
            <li>
              <ProductPicture
                picture={{ ...placeholderPicture, alt: t('There is no photo yet') }}
                sizes={stageSizes}
                isPriority
              />
            </li>
          )}
          {pictures.map((picture, index) => (
            <li key={picture.base} className={fullOf(picture)} {...anchorOf(`picture-${index + 1}`)}>
              <ProductPicture picture={picture} sizes={picture.isFull ? '60vw' : stageSizes} isPriority={index === 0} />
            </li>
          ))}
        </ul>
        {badges && <div className={styles.badges}>{badges}</div>}
        {pictures.length > 1 && (
          <span className={styles.position} aria-live="polite">
            {current + 1} / {pictures.length}
          </span>
        )}
        {onTurn && (
          <button type="button" className={styles.turn} aria-label={`360° ${t('Turn it around')}`} onClick={onTurn}>
            360°
          </button>
        )}
        {onEnlarge && pictures.length > 0 && (
          <button type="button" className={styles.enlarge} aria-label={t('Enlarge')} onClick={() => onEnlarge(current)}>
            <Icon path={icons.maximize} />
          </button>
        )}
      </div>
      {(pictures.length > 1 || hasVideos) && (
        <ul className={styles.thumbs}>
          {pictures.map((picture, index) => (
            <li key={picture.base}>
              <a
                href={`#picture-${index + 1}`}
                className={classNames('lit', styles.thumb, fullOf(picture))}
                aria-label={t('Picture {{number}}', { number: index + 1 })}
                aria-current={index === current || undefined}
                onClick={(event) => show(event, index)}
              >
                <ProductPicture picture={{ ...picture, alt: '' }} sizes="72px" />
              </a>
            </li>
          ))}
          {videos && hasVideos && (
            <li>
              <a
                href={videos.href}
                data-document=""
                className={classNames('lit', styles.thumb, styles.video)}
                aria-label={t('{{count}} videos', { count: videos.count })}
                onClick={(event) => {
                  if (!onEnlarge || event.ctrlKey || event.metaKey || event.shiftKey) return;
                  event.preventDefault();
                  onEnlarge(pictures.length);
                }}
              >
                {videos.poster && <ProductPicture picture={{ ...videos.poster, alt: '' }} sizes="72px" />}
                <Icon path={icons.play} />
              </a>
            </li>
          )}
        </ul>
      )}
    </section>
  );
}
