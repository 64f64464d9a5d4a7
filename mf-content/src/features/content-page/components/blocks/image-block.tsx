import { PlainText } from '@vitryna/ui';
import styles from '../block.module.css';
import { ContentPicture } from '../content-picture.tsx';
import type { BlockProps } from './block-props.ts';

/** A picture as wide as the words. */
export function ImageBlock({ block }: BlockProps<'image'>) {
  return (
    <figure className={styles.figure}>
      <ContentPicture image={block.image} />
      {block.caption && (
        <figcaption>
          <PlainText text={block.caption} />
        </figcaption>
      )}
    </figure>
  );
}
