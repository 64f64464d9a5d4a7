import styles from '../block.module.css';
import { ContentPicture } from '../content-picture.tsx';
import type { BlockProps } from './block-props.ts';

/** A picture with words, which lead somewhere as one. */
export function BannerBlock({ block }: BlockProps<'banner'>) {
  const { url, title, description, buttonLabel, backgroundImage, overlayImage } = block.banner;
  const image = overlayImage ?? backgroundImage;
  return (
    <a className={styles.banner} href={url}>
      {image && <ContentPicture image={{ ...image, alt: '' }} sizes="(width >= 768px) 400px, 92vw" />}
      <span className={styles.words}>
        <b>{title}</b>
        {description && <span>{description}</span>}
        {buttonLabel && <span className={styles.lead}>{buttonLabel}</span>}
      </span>
    </a>
  );
}
