import type { Locale } from '@vitryna/contracts/constants';
import { textsIn } from '../shared/texts.ts';

/** A day as an e-mail says it, where the shop is. */
export const dateIn = (locale: Locale, at: Date): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Kyiv' }).format(at);

/** Whether a name is one: anybody can have an e-mail sent to anybody, and must not choose its text. */
const isName = (name: string): boolean => /^[\p{L}'’ʼ\- ]{1,60}$/u.test(name);

/** How an e-mail begins. */
export const greet = (locale: Locale, name: string): string =>
  isName(name) ? textsIn(locale)('Hello, {{name}}!', { name }) : textsIn(locale)('Hello!');

const address = /:\/\/|www\.|@|[\p{L}\p{N}]\.(?:[a-z]{2,}|укр|рф)(?!\p{L})/iu;

/** Typed text for an e-mail that may go to somebody else: on one line, and nothing where it holds an address to visit. */
export function typedText(typed: string): string {
  const line = typed.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
  return address.test(line) ? '' : line;
}
