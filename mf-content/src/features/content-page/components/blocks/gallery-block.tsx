import styles from '../block.module.css';
import { ContentPicture } from '../content-picture.tsx';
import type { BlockProps } from './block-props.ts';
import { Section } from './section.tsx';

/** Pictures beside each other. */
export function GalleryBlock({ block, anchor }: BlockProps<'gallery'>) {
  return (
    <Section title={block.title} anchor={anchor}>
      <ul className={styles.gallery}>
        {block.images.map((image, place) => (
          <li key={place}>
            <ContentPicture image={image} sizes="(width >= 768px) 400px, 92vw" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
