import { spec } from '../../model/specification.ts';
import { t } from '../../text/l10n.ts';

export const MEGAPIXELS = spec('Роздільна здатність', 'Разрешение', {
  unit: 'Мп',
  group: 'image',
  filter: 'promoted',
  better: 'higher',
});
export const LENS = spec('Об’єктив', 'Объектив', {
  group: 'image',
  filter: 'promoted',
  hint: t('Менша фокусна відстань — ширший кут огляду', 'Меньше фокусное расстояние — шире угол обзора'),
});
export const NIGHT = spec('Нічна зйомка', 'Ночная съёмка', { group: 'image' });
export const CAMERA_POWER = spec('Живлення камери', 'Питание камеры', { group: 'power', filter: 'promoted' });
export const FRAME = spec('Розмір кадру', 'Размер кадра', { group: 'image', filter: 'none' });
export const SENSOR = spec('Матриця', 'Матрица', { group: 'image' });
export const ANGLE = spec('Кут огляду', 'Угол обзора', { unit: '°', group: 'image', filter: 'none', better: 'higher' });
export const WDR = spec('WDR', 'WDR', { unit: 'дБ', group: 'image', filter: 'none', better: 'higher' });
export const COMPRESSION = spec('Стиснення', 'Сжатие', { group: 'image' });
export const ANALYTICS = spec('Аналітика', 'Аналитика', { group: 'functions' });
export const MICROPHONE = spec('Мікрофон', 'Микрофон', { group: 'functions' });
export const CARD = spec('Карта пам’яті', 'Карта памяти', { group: 'memory' });
export const SHAPE = spec('Форма камери', 'Форма камеры', { filter: 'promoted' });
export const LINK = spec('Зв’язок камери', 'Связь камеры', { group: 'network', filter: 'promoted' });
export const OPTICAL_ZOOM = spec('Оптичне збільшення', 'Оптическое увеличение', { group: 'image', better: 'higher' });

export const SHAPES = {
  dome: t('купольна', 'купольная'),
  turret: t('купольна відкрита', 'купольная открытая'),
  bullet: t('циліндрична', 'цилиндрическая'),
  ptz: t('поворотна', 'поворотная'),
};

type Matrix = { frame: string; sensor: string; price: number; wdr: number; watts: number };
export const MATRICES: Record<number, Matrix> = {
  2: { frame: '1920 × 1080', sensor: '1/2.9″ CMOS', price: 1500, wdr: 100, watts: 4.5 },
  3: { frame: '2304 × 1296', sensor: '1/2.8″ CMOS', price: 1850, wdr: 100, watts: 5 },
  4: { frame: '2688 × 1520', sensor: '1/2.8″ CMOS', price: 2650, wdr: 120, watts: 6.5 },
  5: { frame: '2880 × 1620', sensor: '1/2.7″ CMOS', price: 3250, wdr: 120, watts: 7.2 },
  8: { frame: '3840 × 2160', sensor: '1/1.8″ CMOS', price: 5400, wdr: 130, watts: 11 },
  12: { frame: '4000 × 3000', sensor: '1/1.7″ CMOS', price: 9300, wdr: 130, watts: 13 },
};
