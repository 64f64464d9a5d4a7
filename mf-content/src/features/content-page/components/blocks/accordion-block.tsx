import { Question, RichText } from '@vitryna/ui';
import { joinOutline } from '../../join-outline.ts';
import type { BlockProps } from './block-props.ts';
import { Section } from './section.tsx';

/** Words that unfold below their titles. */
export function AccordionBlock({ block, anchor }: BlockProps<'accordion'>) {
  return (
    <Section title={block.title} anchor={anchor}>
      {block.items.map(({ title, html }, place) => (
        <Question key={place} title={title}>
          <RichText html={joinOutline(html, block.title ? 2 : 1)} />
        </Question>
      ))}
    </Section>
  );
}
