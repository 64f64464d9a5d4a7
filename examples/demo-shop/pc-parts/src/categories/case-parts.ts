import type { L10n } from '@vitryna/contracts/languages';
import { slugOf } from '@vitryna/routing/slug-of';
import { colourWords } from '../text/colours.ts';
import { figure } from '../text/figures.ts';
import { same, t } from '../text/l10n.ts';
import type { Category } from './category.ts';
import { amount, colour, custom, steps, words } from './field.ts';

const TOWERS: Record<string, L10n> = {};
const TOWER_WORDS: readonly (readonly [RegExp, string, string])[] = [
  [/Mid Tower/, 'середній', 'средний'],
  [/Full Tower/, 'повний', 'полный'],
  [/Mini Tower/, 'малий', 'малый'],
  [/Desktop/, 'горизонтальний', 'горизонтальный'],
  [/Slim/, 'тонкий', 'тонкий'],
  [/Test Bench/, 'відкритий стенд', 'открытый стенд'],
  [/Tower/, 'вежа', 'башня'],
];
for (const type of [
  'ATX Mid Tower',
  'MicroATX Mini Tower',
  'ATX Full Tower',
  'Mini ITX Tower',
  'MicroATX Mid Tower',
  'Mini ITX Desktop',
  'MicroATX Desktop',
  'ATX Mini Tower',
  'MicroATX Slim',
  'ATX Desktop',
  'Mini ITX Test Bench',
  'ATX Test Bench',
]) {
  const found = TOWER_WORDS.find(([pattern]) => pattern.test(type));
  if (found !== undefined)
    TOWERS[type] = t(
      `${type.replace(found[0], '').trim()}, ${found[1]}`,
      `${type.replace(found[0], '').trim()}, ${found[2]}`,
    );
}
const PANELS = {
  'Tempered Glass': t('загартоване скло', 'закалённое стекло'),
  Acrylic: t('акрил', 'акрил'),
  Mesh: t('сітка', 'сетка'),
  'Tinted Tempered Glass': t('тоноване скло', 'тонированное стекло'),
  'Tinted Acrylic': t('тонований акрил', 'тонированный акрил'),
};

export const CASE: Category = {
  file: 'case',
  slug: 'korpusy',
  name: t('Корпуси', 'Корпуса'),
  noun: { uk: 'Корпус', ru: 'Корпус', gender: 'm' },
  details: ({ color }) => (typeof color === 'string' ? colourWords(color, 'm') : null),
  fields: [
    words('type', t('Типорозмір корпусу', 'Типоразмер корпуса'), TOWERS, { isKey: true }),
    words('side_panel', t('Бічна панель', 'Боковая панель'), PANELS, { isKey: true }),
    amount('external_volume', t('Об’єм корпусу', 'Объём корпуса'), 'л', { isKey: true, isInteractive: false }),
    steps('external_volume', t('Об’єм, діапазон', 'Объём, диапазон'), 'л', 10),
    amount('internal_35_bays', t('Відсіки 3,5″', 'Отсеки 3,5″'), '', { isKey: true, better: 'higher' }),
    amount('psu', t('Блок живлення в комплекті', 'Блок питания в комплекте'), 'Вт', { isKey: true }),
    colour,
  ],
  picture: ({ type, side_panel: panel }, seed) => ({
    type: 'desktop-pc',
    view: 'front',
    params: {
      brand: seed,
      layout:
        typeof panel === 'string' && panel.includes('Glass')
          ? 'window'
          : typeof type === 'string' && /Slim|Desktop|HTPC/.test(type)
            ? 'slim'
            : 'mesh',
    },
  }),
};

const EFFICIENCY = {
  plus: same('80 PLUS'),
  bronze: same('80 PLUS Bronze'),
  silver: same('80 PLUS Silver'),
  gold: same('80 PLUS Gold'),
  platinum: same('80 PLUS Platinum'),
  titanium: same('80 PLUS Titanium'),
};
const MODULAR: Record<string, ReturnType<typeof t>> = {
  Full: t('повністю', 'полностью'),
  Semi: t('частково', 'частично'),
  'Full / Side': t('повністю, роз’єми збоку', 'полностью, разъёмы сбоку'),
  false: t('ні', 'нет'),
};

export const POWER_SUPPLY: Category = {
  file: 'power-supply',
  slug: 'bloky-zhyvlennia',
  name: t('Блоки живлення', 'Блоки питания'),
  noun: { uk: 'Блок живлення', ru: 'Блок питания', gender: 'm' },
  details: ({ wattage, efficiency }) =>
    same(
      [
        ...(typeof wattage === 'number' ? [`${figure(wattage)}\u00a0Вт`] : []),
        ...(typeof efficiency === 'string'
          ? [EFFICIENCY[efficiency as keyof typeof EFFICIENCY]?.uk ?? efficiency]
          : []),
      ].join(', '),
    ),
  fields: [
    amount('wattage', t('Потужність блока', 'Мощность блока'), 'Вт', { isKey: true, better: 'higher' }),
    words('efficiency', t('Сертифікат', 'Сертификат'), EFFICIENCY, { isKey: true }),
    custom(
      'modular',
      t('Модульні кабелі', 'Модульные кабели'),
      (raw) => {
        const value = MODULAR[String(raw)];
        return value === undefined ? null : { slug: slugOf(value.uk), value, number: null };
      },
      { isKey: true },
    ),
    words('type', t('Формат блока', 'Формат блока'), {}, { isKey: true }),
    colour,
  ],
};
