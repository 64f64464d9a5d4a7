import type { L10n } from '@vitryna/contracts/languages';
/** What buyers praise and criticise, in whole sentences of one language. */
export type Phrases = {
  good: readonly string[];
  mixed: readonly string[];
  bad: readonly string[];
  pros: readonly string[];
  cons: readonly string[];
};
export type Topic = L10n<Phrases>;
