import { spec } from '../../model/specification.ts';
import { type L10n, plural, t } from '../../text/l10n.ts';

export const RANGE = spec('Дальність зв’язку', 'Дальность связи', { unit: 'м', group: 'network', better: 'higher' });
export const DEVICES = spec('Кількість пристроїв', 'Количество устройств', { group: 'functions', better: 'higher' });
export const BATTERY = spec('Елемент живлення', 'Элемент питания', { group: 'power' });
/** Years of work as words: «5 років», «5 лет». */
export const years = (count: number): { text: L10n; number: number } => ({
  text: t(`${count} ${plural(count, ['рік', 'роки', 'років'])}`, `${count} ${plural(count, ['год', 'года', 'лет'])}`),
  number: count,
});
export const YEARS = spec('Час роботи від батареї', 'Время работы от батареи', { group: 'power', better: 'higher' });
export const CHANNEL = spec('Канали зв’язку', 'Каналы связи', { group: 'network', filter: 'promoted' });
export const DETECTION = spec('Дальність виявлення', 'Дальность обнаружения', {
  unit: 'м',
  group: 'functions',
  better: 'higher',
});
export const PETS = spec('Імунітет до тварин', 'Иммунитет к животным', { group: 'functions' });
export const TAMPER = spec('Тампер', 'Тампер', { group: 'functions' });
export const PLACE = spec('Місце встановлення', 'Место установки', { filter: 'promoted' });
export const LOUDNESS = spec('Гучність', 'Громкость', {
  unit: 'дБ',
  group: 'sound',
  filter: 'promoted',
  better: 'higher',
});
export const DETECTOR = spec('Тип датчика', 'Тип датчика', { filter: 'promoted' });
export const BACKUP = spec('Резервний акумулятор', 'Резервный аккумулятор', {
  unit: ['год', 'ч'],
  group: 'power',
  better: 'higher',
});
export const KEYS = spec('Тип клавіш', 'Тип клавиш', { group: 'control', filter: 'promoted' });
export const PASS = spec('Вхід за карткою', 'Вход по карте', { group: 'control' });
