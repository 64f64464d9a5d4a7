import { t } from '../text/l10n.ts';
import type { Draft } from './draft.ts';

type Optional = 'details' | 'isColourNamed' | 'choices' | 'colour';

/** A draft with what most families leave out. */
export const product = (draft: Omit<Draft, Optional> & Partial<Pick<Draft, Optional>>): Draft => ({
  details: t('', ''),
  colour: null,
  isColourNamed: false,
  choices: [],
  ...draft,
});
