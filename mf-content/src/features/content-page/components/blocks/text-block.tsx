import { RichText } from '@vitryna/ui';
import { joinOutline } from '../../join-outline.ts';
import type { BlockProps } from './block-props.ts';
import { Section } from './section.tsx';

/** Words of an editor. */
export function TextBlock({ block, anchor }: BlockProps<'text'>) {
  return (
    <Section title={block.title} anchor={anchor}>
      <RichText html={joinOutline(block.html, block.title ? 2 : 1)} />
    </Section>
  );
}
