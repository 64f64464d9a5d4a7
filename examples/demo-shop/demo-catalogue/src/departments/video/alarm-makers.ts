import type { ColourName } from '../../text/colours.ts';
import { t } from '../../text/l10n.ts';

export const MAKERS = [
  { brand: 'kutok', radio: 'Zigbee 3.0', metres: 300, level: 1 },
  { brand: 'vartis', radio: '868 МГц', metres: 1200, level: 1.05 },
  { brand: 'porih', radio: '868 МГц', metres: 800, level: 0.95 },
] as const;

export const WB: readonly ColourName[] = ['white', 'black'];

export const PLASTIC = t('пластик ABS', 'пластик ABS');

export const INDOOR = t('від −10 до +45 °C', 'от −10 до +45 °C');

export const OUTDOOR = t('від −25 до +60 °C', 'от −25 до +60 °C');
