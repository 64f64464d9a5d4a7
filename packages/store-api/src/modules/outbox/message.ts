import type { Locale } from '@vitryna/contracts/constants';
import type { Block } from './blocks.ts';

/** A message in the language of its reader. */
export type Message = {
  channel: 'email' | 'sms';
  to: string;
  kind: string;
  locale: Locale;
  subject: string;
  text: string;
  links: string[];
  /** The parts of an e-mail, of which its HTML is made; one without them shows its text. */
  blocks?: Block[];
  /** The unsubscribe address for mail programs; of an e-mail that is about nothing the reader has just done. */
  unsubscribeUrl?: string;
  /** How long it is of use to anybody, in milliseconds; after that it is not sent. */
  lifeMs?: number;
};
