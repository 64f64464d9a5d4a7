import { PlainText } from '@vitryna/ui';
import styles from '../block.module.css';
import type { BlockProps } from './block-props.ts';

/** What somebody said. */
export function QuoteBlock({ block }: BlockProps<'quote'>) {
  return (
    <blockquote className={styles.quote}>
      <p>
        <PlainText text={block.text} />
      </p>
      {block.author && <cite>{block.author}</cite>}
    </blockquote>
  );
}
