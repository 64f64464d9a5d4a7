export {
  type DateStyle,
  type Format,
  formatDate,
  formatFileSize,
  formatMoney,
  formatOf,
  formatPercent,
  formatUnit,
  localise,
} from './format.ts';
export { formatNumber, noBreakSpace } from './format-number.ts';
export { createI18n, type I18n, type I18nOptions, type Translate } from './i18n.ts';
export type { TextValues } from './template.ts';
export { englishOf, mergeTexts, type Texts } from './texts.ts';
