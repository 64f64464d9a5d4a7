export { formatMoney, formatNumber, noBreakSpace } from '@vitryna/money/format';
export {
  type DateStyle,
  type Format,
  formatDate,
  formatFileSize,
  formatOf,
  formatPercent,
  formatUnit,
  localise,
} from './format.ts';
export { createI18n, type I18n, type I18nOptions, type Translate } from './i18n.ts';
export type { TextValues } from './template.ts';
export { englishOf, mergeTexts, type Texts } from './texts.ts';
