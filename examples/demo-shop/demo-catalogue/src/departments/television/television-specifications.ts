import { spec } from '../../model/specification.ts';

export const SMART = spec('Smart TV', 'Smart TV', { group: 'functions', filter: 'promoted' });

export const HDR = spec('HDR', 'HDR', { group: 'screen' });

export const SOUND = spec('Потужність динаміків', 'Мощность динамиков', {
  unit: 'Вт',
  group: 'sound',
  better: 'higher',
});

export const TUNER = spec('Тюнер', 'Тюнер', { group: 'network' });

export const GAMES = spec('Ігровий режим', 'Игровой режим', { group: 'functions' });
