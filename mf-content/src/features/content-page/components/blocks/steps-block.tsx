import { RichText } from '@vitryna/ui';
import { joinOutline } from '../../join-outline.ts';
import styles from '../block.module.css';
import type { BlockProps } from './block-props.ts';
import { ItemTitle } from './item-title.tsx';
import { Section } from './section.tsx';

/** What is done in turn. */
export function StepsBlock({ block, anchor }: BlockProps<'steps'>) {
  return (
    <Section title={block.title} anchor={anchor}>
      <ol className={styles.steps}>
        {block.items.map(({ title, html }, place) => (
          <li key={place}>
            <ItemTitle hasTitleAbove={Boolean(block.title)}>{title}</ItemTitle>
            <RichText html={joinOutline(html, block.title ? 3 : 2)} />
          </li>
        ))}
      </ol>
    </Section>
  );
}
