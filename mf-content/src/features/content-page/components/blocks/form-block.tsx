import { requestEventOf } from '../../request-rules.ts';
import { isTool } from '../../tool-rules.ts';
import { Request } from '../request.tsx';
import { Tool } from '../tool.tsx';
import type { BlockProps } from './block-props.ts';
import { Section } from './section.tsx';

/** A request to the store or a tool; nothing for an event that this version has no form for. */
export function FormBlock({ block, anchor }: BlockProps<'form'>) {
  const event = requestEventOf(block.event);
  if (event === null && !isTool(block.event)) return null;
  return (
    <Section title={block.title} anchor={anchor} isForScreen>
      {isTool(block.event) ? <Tool name={block.event} /> : event && <Request event={event} />}
    </Section>
  );
}
