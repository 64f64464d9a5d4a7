import { spec } from '../../model/specification.ts';

export const KIND = spec('Тип навушників', 'Тип наушников', { filter: 'promoted' });
export const NOISE_CANCEL = spec('Активне шумозаглушення', 'Активное шумоподавление', {
  group: 'sound',
  filter: 'promoted',
});
export const CODECS = spec('Кодеки', 'Кодеки', { group: 'sound' });
export const DRIVERS = spec('Діаметр випромінювача', 'Диаметр излучателя', {
  unit: 'мм',
  group: 'sound',
  better: 'higher',
});
export const RANGE = spec('Частотний діапазон', 'Частотный диапазон', { group: 'sound', filter: 'none' });
export const CALLS = spec('Мікрофон для розмов', 'Микрофон для разговоров', { group: 'sound' });
export const MULTIPOINT = spec('Два пристрої одночасно', 'Два устройства одновременно', { group: 'network' });
export const CASE_LIFE = spec('Час роботи з футляром', 'Время работы с футляром', {
  unit: ['год', 'ч'],
  group: 'power',
  better: 'higher',
});
export const SPEAKER_WATTS = spec('Потужність звуку', 'Мощность звука', {
  unit: 'Вт',
  group: 'sound',
  filter: 'promoted',
  view: 'range',
  better: 'higher',
});
export const PAIR = spec('Стереопара', 'Стереопара', { group: 'functions' });
export const CHANNELS = spec('Формат звуку', 'Формат звука', { group: 'sound', filter: 'promoted' });
export const SUBWOOFER = spec('Сабвуфер', 'Сабвуфер', { group: 'sound', filter: 'promoted' });
export const ATMOS = spec('Об’ємний звук', 'Объёмный звук', { group: 'sound' });
export const WIDTH = spec('Ширина панелі', 'Ширина панели', { unit: 'см', group: 'body' });
export const PATTERN = spec('Спрямованість', 'Направленность', { group: 'sound', filter: 'promoted' });
export const CAPSULE = spec('Тип мікрофона', 'Тип микрофона', { filter: 'promoted' });
export const SAMPLE = spec('Частота дискретизації', 'Частота дискретизации', {
  unit: 'кГц',
  group: 'sound',
  better: 'higher',
});
