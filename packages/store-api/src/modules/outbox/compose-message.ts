import { type Block, textOf } from './blocks.ts';
import type { Message } from './message.ts';

type Parts = Pick<Message, 'to' | 'kind' | 'locale' | 'subject' | 'lifeMs' | 'unsubscribeUrl'> & { blocks: Block[] };

/** A message of parts: an e-mail, or a text message to somebody who gave a phone. */
export const composeMessage = (parts: Parts): Message => ({
  ...parts,
  channel: parts.to.includes('@') ? 'email' : 'sms',
  text: parts.blocks.map(textOf).join('\n\n'),
  links: parts.blocks.flatMap((block) => (block.type === 'link' ? [block.href] : [])),
});
