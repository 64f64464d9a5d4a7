import { spec } from '../../model/specification.ts';
import { type L10n, t } from '../../text/l10n.ts';
import { figure } from '../../text/typography.ts';

/** 256 → «256 ГБ», 1024 → «1 ТБ», comparable by gigabytes. */
export function storage(gigabytes: number): { text: L10n; number: number } {
  const text = gigabytes >= 1000 ? `${figure(Math.round(gigabytes / 1000))} ТБ` : `${gigabytes} ГБ`;
  return { text: t(text, text), number: gigabytes };
}

export const MAIN_CAMERA = spec('Основна камера', 'Основная камера', {
  unit: 'Мп',
  group: 'camera',
  filter: 'promoted',
  better: 'higher',
});

export const MOBILE = spec('Мобільний зв’язок', 'Мобильная связь', { group: 'network', filter: 'promoted' });

export const SYSTEM = spec('Операційна система', 'Операционная система', { group: 'functions' });

export const SIM = spec('SIM-карти', 'SIM-карты', { group: 'network' });
