import { t } from '../../text/l10n.ts';

export const BUILT_IN = t('вбудована', 'встроенная');

export const CARD = {
  g6: t('Iskryna G6, 6 ГБ', 'Iskryna G6, 6 ГБ'),
  g8: t('Iskryna G8, 8 ГБ', 'Iskryna G8, 8 ГБ'),
  g12: t('Iskryna G12, 12 ГБ', 'Iskryna G12, 12 ГБ'),
};

export const MEMORY = [
  [8, 256],
  [8, 512],
  [16, 512],
  [16, 1024],
  [32, 1024],
] as const;
