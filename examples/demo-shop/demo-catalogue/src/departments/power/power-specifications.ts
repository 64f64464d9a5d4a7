import { spec } from '../../model/specification.ts';
import { t } from '../../text/l10n.ts';

export const CAPACITY = spec('Ємність', 'Ёмкость', {
  unit: ['Вт·год', 'Вт·ч'],
  group: 'power',
  filter: 'promoted',
  view: 'range',
  better: 'higher',
  hint: t(
    'Скільки енергії запасає пристрій: 1000 Вт·год — це роутер і ноутбук на добу',
    'Сколько энергии запасает устройство: 1000 Вт·ч — это роутер и ноутбук на сутки',
  ),
});
export const OUTPUT_POWER = spec('Вихідна потужність', 'Выходная мощность', {
  unit: 'Вт',
  group: 'output',
  filter: 'promoted',
  view: 'range',
  better: 'higher',
});
export const PEAK_POWER = spec('Пікова потужність', 'Пиковая мощность', {
  unit: 'Вт',
  group: 'output',
  view: 'range',
  better: 'higher',
});
export const SOCKETS = spec('Розетки 220 В', 'Розетки 220 В', {
  group: 'output',
  filter: 'promoted',
  better: 'higher',
});
export const CYCLES = spec('Цикли заряду', 'Циклы заряда', { group: 'power', view: 'range', better: 'higher' });
export const CHARGE_TIME = spec('Час повного заряду', 'Время полного заряда', {
  unit: ['год', 'ч'],
  group: 'charge',
  better: 'lower',
});
export const SOLAR_INPUT = spec('Вхід від сонячних панелей', 'Вход от солнечных панелей', {
  unit: 'Вт',
  group: 'charge',
  view: 'range',
  better: 'higher',
});
export const USB_C = spec('USB-C', 'USB-C', { group: 'output' });
export const USB_A = spec('USB-A', 'USB-A', { group: 'output', better: 'higher' });
export const SWITCHOVER = spec('Час перемикання', 'Время переключения', {
  unit: 'мс',
  group: 'functions',
  better: 'lower',
});
export const EXPANSION = spec('Додаткові батареї', 'Дополнительные батареи', { group: 'functions' });
export const WAVE = spec('Форма напруги', 'Форма напряжения', { group: 'output', filter: 'promoted' });
export const NOISE = spec('Рівень шуму', 'Уровень шума', { unit: 'дБ', group: 'body', better: 'lower' });
export const VOLT_AMPERES = spec('Повна потужність', 'Полная мощность', {
  unit: 'ВА',
  group: 'output',
  filter: 'promoted',
  view: 'range',
  better: 'higher',
});
export const UPS_KIND = spec('Тип ДБЖ', 'Тип ИБП', { filter: 'promoted' });
export const STABILIZER = spec('Стабілізація напруги (AVR)', 'Стабилизация напряжения (AVR)', { group: 'functions' });
export const INTERNAL = spec('Внутрішній акумулятор', 'Внутренний аккумулятор', { group: 'power' });
export const BACKUP_TIME = spec('Робота при 50 % навантаження', 'Работа при 50 % нагрузки', {
  unit: ['хв', 'мин'],
  group: 'power',
  better: 'higher',
});
export const PANEL_POWER = spec('Потужність панелі', 'Мощность панели', {
  unit: 'Вт',
  group: 'power',
  filter: 'promoted',
  view: 'range',
  better: 'higher',
});
export const EFFICIENCY = spec('ККД', 'КПД', { unit: '%', group: 'performance', better: 'higher' });
export const CELL = spec('Тип елементів', 'Тип элементов', { group: 'power', filter: 'promoted' });
export const OPEN_VOLTAGE = spec('Напруга холостого ходу', 'Напряжение холостого хода', {
  unit: 'В',
  group: 'power',
  filter: 'none',
});
export const PANEL_CURRENT = spec('Струм панелі', 'Ток панели', { unit: 'А', group: 'power', filter: 'none' });
export const CONNECTOR = spec('Роз’єм', 'Разъём', { group: 'ports', filter: 'promoted' });
export const SECTIONS = spec('Кількість секцій', 'Количество секций', { group: 'body' });
export const BATTERY_VOLTAGE = spec('Напруга акумулятора', 'Напряжение аккумулятора', {
  unit: 'В',
  group: 'power',
  filter: 'promoted',
});
export const AMP_HOURS = spec('Ємність, А·год', 'Ёмкость, А·ч', {
  unit: ['А·год', 'А·ч'],
  group: 'power',
  filter: 'promoted',
  view: 'range',
  better: 'higher',
});
export const CHARGE_CURRENT = spec('Струм заряду', 'Ток заряда', { unit: 'А', group: 'charge', better: 'higher' });
export const MPPT = spec('MPPT-контролер', 'MPPT-контроллер', { group: 'charge' });
export const PHASES = spec('Кількість фаз', 'Количество фаз', { group: 'output' });
export const PARALLEL = spec('Паралельна робота', 'Параллельная работа', { group: 'functions' });
export const BMS = spec('Плата захисту (BMS)', 'Плата защиты (BMS)', { group: 'functions' });
export const BUS = spec('Зв’язок з інвертором', 'Связь с инвертором', { group: 'network' });
export const BANK_CAPACITY = spec('Ємність повербанка', 'Ёмкость повербанка', {
  unit: ['мА·год', 'мА·ч'],
  group: 'power',
  filter: 'promoted',
  view: 'range',
  better: 'higher',
});
export const FAST_CHARGE = spec('Швидка зарядка', 'Быстрая зарядка', {
  unit: 'Вт',
  group: 'charge',
  filter: 'promoted',
  better: 'higher',
});
export const WIRELESS = spec('Бездротова зарядка', 'Беспроводная зарядка', { group: 'charge', filter: 'promoted' });
export const SCREEN = spec('Екран заряду', 'Экран заряда', { group: 'screen' });
export const FLIGHT = spec('Можна в літак', 'Можно в самолёт', { group: 'functions' });
