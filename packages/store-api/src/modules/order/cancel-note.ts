import type { cancelReasons, L10n } from '@vitryna/contracts/api';
import { perLocale } from '@vitryna/contracts/languages';
import { inEveryLanguage } from '../shared/texts.ts';

const reasons: Record<(typeof cancelReasons)[number], L10n> = {
  changedMind: inEveryLanguage('The buyer has changed their mind'),
  foundCheaper: inEveryLanguage('The buyer has found it cheaper'),
  tooLong: inEveryLanguage('It takes too long for the buyer'),
  mistake: inEveryLanguage('Ordered by mistake'),
  other: inEveryLanguage('Cancelled by the buyer'),
};

/** Why an order was given up, for its timeline. */
export function cancelNote({ reason, comment }: { reason: keyof typeof reasons; comment?: string | undefined }): L10n {
  const said = reasons[reason];
  return comment === undefined ? said : perLocale((locale) => `${said[locale]}: ${comment}`);
}
