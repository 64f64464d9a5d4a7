import { spec } from '../../model/specification.ts';
import { t } from '../../text/l10n.ts';

export const MAKERS = [
  { brand: 'oselia', level: 1.1 },
  { brand: 'kutok', level: 1 },
  { brand: 'zatysh', level: 0.9 },
] as const;

export const RADIOS = { zigbee: 'Zigbee 3.0', wifi: 'Wi-Fi', thread: 'Thread' } as const;

export const VOICES = t('так, кілька помічників', 'да, несколько помощников');

export const LOCAL = spec('Робота без інтернету', 'Работа без интернета', { group: 'functions', filter: 'promoted' });

export const ASSISTANTS = spec('Керування голосом', 'Управление голосом', { group: 'control', filter: 'promoted' });

export const MATTER = spec('Matter', 'Matter', { group: 'network' });

export const CURRENT = spec('Максимальний струм', 'Максимальный ток', {
  unit: 'А',
  group: 'power',
  filter: 'promoted',
  better: 'higher',
});

export const SCHEDULE = spec('Розклад', 'Расписание', { group: 'functions' });
