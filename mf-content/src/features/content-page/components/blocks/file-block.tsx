import { formatFileSize } from '@vitryna/i18n';
import styles from '../block.module.css';
import type { BlockProps } from './block-props.ts';
import { Section } from './section.tsx';

/** Something to download. */
export function FileBlock({ block, anchor }: BlockProps<'file'>) {
  return (
    <Section title={block.title} anchor={anchor}>
      <a className={styles.outside} href={block.url} download="">
        {block.name}
        {block.size !== undefined && ` (${formatFileSize(block.size)})`}
      </a>
    </Section>
  );
}
