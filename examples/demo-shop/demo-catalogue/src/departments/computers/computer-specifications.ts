import { spec } from '../../model/specification.ts';

export const GRAPHICS = spec('Відеокарта', 'Видеокарта', { group: 'performance', filter: 'promoted' });
export const SYSTEM = spec('Операційна система', 'Операционная система', { group: 'functions' });
export const KEYBOARD_LIGHT = spec('Підсвічування клавіатури', 'Подсветка клавиатуры', { group: 'functions' });
export const RESPONSE = spec('Час відгуку', 'Время отклика', { unit: 'мс', group: 'screen', better: 'lower' });
export const GAMUT = spec('Охоплення sRGB', 'Охват sRGB', { unit: '%', group: 'screen', better: 'higher' });
export const CURVE = spec('Вигин екрана', 'Изгиб экрана', { group: 'screen', filter: 'promoted' });
export const STAND = spec('Підставка', 'Подставка', { group: 'body' });
export const USB_C_POWER = spec('Живлення через USB-C', 'Питание через USB-C', {
  unit: 'Вт',
  group: 'ports',
  better: 'higher',
});
export const SUPPLY = spec('Блок живлення', 'Блок питания', { unit: 'Вт', group: 'power', better: 'higher' });
export const COOLING = spec('Система охолодження', 'Система охлаждения', { group: 'body' });
export const LAYOUT = spec('Розкладка', 'Раскладка', { filter: 'promoted' });
export const SWITCHES = spec('Перемикачі', 'Переключатели', { group: 'control', filter: 'promoted' });
export const BACKLIGHT = spec('Підсвічування', 'Подсветка', { group: 'functions' });
export const KEYCAPS = spec('Мови на клавішах', 'Языки на клавишах', { group: 'functions' });
export const SENSOR_DPI = spec('Чутливість сенсора', 'Чувствительность сенсора', {
  unit: 'DPI',
  group: 'performance',
  view: 'range',
  better: 'higher',
});
export const BUTTONS = spec('Кількість кнопок', 'Количество кнопок', { group: 'control' });
export const GRIP = spec('Форма миші', 'Форма мыши', { group: 'body', filter: 'promoted' });
export const CLICK = spec('Тихі клавіші', 'Тихие клавиши', { group: 'functions' });
export const CAPACITY = spec('Обсяг', 'Объём', { group: 'memory', filter: 'promoted', better: 'higher' });
export const READ = spec('Швидкість читання', 'Скорость чтения', {
  unit: 'МБ/с',
  group: 'performance',
  view: 'range',
  better: 'higher',
});
export const WRITE = spec('Швидкість запису', 'Скорость записи', {
  unit: 'МБ/с',
  group: 'performance',
  view: 'range',
  better: 'higher',
});
export const INTERFACE = spec('Інтерфейс', 'Интерфейс', { group: 'ports', filter: 'promoted' });
export const ENDURANCE = spec('Ресурс запису', 'Ресурс записи', {
  unit: 'TBW',
  group: 'performance',
  better: 'higher',
});
export const NAND = spec('Тип пам’яті', 'Тип памяти', { group: 'memory' });
export const FORM = spec('Форм-фактор', 'Форм-фактор', { group: 'body', filter: 'promoted' });
export const ENCRYPTION = spec('Шифрування', 'Шифрование', { group: 'functions' });
export const VIDEO = spec('Роздільність відео', 'Разрешение видео', { group: 'image', filter: 'promoted' });
export const FPS = spec('Кадрів за секунду', 'Кадров в секунду', { group: 'image', better: 'higher' });
export const FIELD = spec('Поле зору', 'Поле зрения', { unit: '°', group: 'image', better: 'higher' });
export const FOCUS = spec('Фокус', 'Фокус', { group: 'image' });
export const SHUTTER = spec('Шторка приватності', 'Шторка приватности', { group: 'functions' });
export const MICROPHONES = spec('Вбудовані мікрофони', 'Встроенные микрофоны', { group: 'sound' });
