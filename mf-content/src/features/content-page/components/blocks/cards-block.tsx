import { PlainText } from '@vitryna/ui';
import styles from '../block.module.css';
import { ContentPicture } from '../content-picture.tsx';
import type { BlockProps } from './block-props.ts';
import { ItemTitle } from './item-title.tsx';
import { Section } from './section.tsx';

/** Short texts beside each other; each may lead somewhere. */
export function CardsBlock({ block, anchor }: BlockProps<'cards'>) {
  return (
    <Section title={block.title} anchor={anchor}>
      <ul className={styles.cards}>
        {block.items.map(({ title, text, url, image }, place) => (
          <li key={place}>
            {image && <ContentPicture image={{ ...image, alt: '' }} sizes="(width >= 768px) 400px, 92vw" />}
            <ItemTitle hasTitleAbove={Boolean(block.title)}>{url ? <a href={url}>{title}</a> : title}</ItemTitle>
            {text && (
              <p>
                <PlainText text={text} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
