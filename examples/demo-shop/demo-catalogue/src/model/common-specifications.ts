import { t } from '../text/l10n.ts';
import { spec } from './specification.ts';

/** The Russian name says the unit: stores look for the warranty by it. */
export const WARRANTY = spec('Гарантія', 'Гарантия, мес', { unit: ['міс', ''], better: 'higher' }, 'harantiia-mis');
export const MAKER = spec('Виробник', 'Производитель', { filter: 'promoted' });
export const SERIES = spec('Серія', 'Серия');
export const COLOUR = spec('Колір', 'Цвет', { view: 'color', group: 'body' });
export const WEIGHT = spec('Вага', 'Вес', { unit: 'кг', group: 'body', filter: 'none', better: 'lower' });
export const SIZE = spec('Розміри', 'Размеры', {
  group: 'body',
  filter: 'none',
  hint: t('Ширина, висота і глибина без упаковки', 'Ширина, высота и глубина без упаковки'),
});
export const MATERIAL = spec('Матеріал корпусу', 'Материал корпуса', { group: 'body' });
export const PROTECTION = spec('Ступінь захисту', 'Степень защиты', {
  group: 'body',
  filter: 'promoted',
  hint: t(
    'Перша цифра — захист від пилу, друга — від води: IP67 витримує зливу й коротке занурення',
    'Первая цифра — защита от пыли, вторая — от воды: IP67 выдерживает ливень и короткое погружение',
  ),
});
export const TEMPERATURE = spec('Робоча температура', 'Рабочая температура', { group: 'body', filter: 'none' });
export const BLUETOOTH = spec('Bluetooth', 'Bluetooth', { group: 'network' });
export const WIFI = spec('Стандарт Wi-Fi', 'Стандарт Wi-Fi', { group: 'network', filter: 'promoted' });
export const PROTOCOL = spec('Протокол', 'Протокол', { group: 'network', filter: 'promoted' });
export const BATTERY_LIFE = spec('Час роботи', 'Время работы', {
  unit: ['год', 'ч'],
  group: 'power',
  better: 'higher',
});
export const BATTERY_TYPE = spec('Тип акумулятора', 'Тип аккумулятора', { group: 'power', filter: 'promoted' });
export const BATTERY_MAH = spec(
  'Ємність акумулятора',
  'Ёмкость аккумулятора',
  {
    unit: ['мА·год', 'мА·ч'],
    group: 'power',
    view: 'range',
    better: 'higher',
  },
  'iemnist-mah',
);
export const APP = spec('Застосунок', 'Приложение', { group: 'control', filter: 'none' });
export const DIAGONAL = spec('Діагональ', 'Диагональ', {
  unit: '″',
  group: 'screen',
  filter: 'promoted',
  view: 'range',
  better: 'higher',
});
export const RESOLUTION = spec('Роздільність екрана', 'Разрешение экрана', { group: 'screen', filter: 'promoted' });
export const PANEL = spec('Тип матриці', 'Тип матрицы', { group: 'screen', filter: 'promoted' });
export const REFRESH = spec('Частота оновлення', 'Частота обновления', {
  unit: 'Гц',
  group: 'screen',
  better: 'higher',
});
export const BRIGHTNESS = spec('Яскравість', 'Яркость', {
  unit: ['ніт', 'нит'],
  group: 'screen',
  view: 'range',
  better: 'higher',
});
export const RAM = spec('Оперативна пам’ять', 'Оперативная память', {
  unit: 'ГБ',
  group: 'memory',
  filter: 'promoted',
  better: 'higher',
});
export const STORAGE = spec('Накопичувач', 'Накопитель', { group: 'memory', filter: 'promoted', better: 'higher' });
export const PROCESSOR = spec('Процесор', 'Процессор', { group: 'performance', filter: 'promoted' });
export const PORTS = spec('Роз’єми', 'Разъёмы', { group: 'ports', filter: 'none' });
export const CONSUMPTION = spec('Споживання', 'Потребление', {
  unit: 'Вт',
  group: 'power',
  filter: 'none',
  better: 'lower',
});
export const CONNECTION = spec('Підключення', 'Подключение', { group: 'network', filter: 'promoted' });
