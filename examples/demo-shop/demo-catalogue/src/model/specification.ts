import type { ImportSpecification } from '@vitryna/contracts/catalogue-import';
import { slugOf } from '@vitryna/routing/slug-of';
import { type L10n, same, t } from '../text/l10n.ts';
import { figure, typeset, typesetBoth } from '../text/typography.ts';

/** Named groups of a product's specifications in the order they are shown; `general` is the group without a name. */
export const GROUPS = {
  general: null,
  image: t('Зображення', 'Изображение'),
  screen: t('Екран', 'Экран'),
  performance: t('Продуктивність', 'Производительность'),
  memory: t('Пам’ять', 'Память'),
  camera: t('Камери', 'Камеры'),
  sound: t('Звук', 'Звук'),
  output: t('Виходи й розетки', 'Выходы и розетки'),
  charge: t('Заряджання', 'Зарядка'),
  power: t('Живлення', 'Электропитание'),
  network: t('Зв’язок', 'Связь'),
  ports: t('Порти й роз’єми', 'Порты и разъёмы'),
  functions: t('Функції', 'Функции'),
  control: t('Керування', 'Управление'),
  body: t('Корпус', 'Корпус'),
} as const satisfies Record<string, L10n | null>;

export type GroupName = keyof typeof GROUPS;

export type Specification = {
  slug: string;
  name: L10n;
  unit: L10n | null;
  hint: L10n | null;
  group: GroupName;
  view: ImportSpecification['view'];
  isPromoted: boolean;
  isInteractive: boolean;
  better: 'higher' | 'lower' | null;
};

type Traits = {
  unit?: readonly [uk: string, ru: string] | string;
  hint?: L10n;
  group?: GroupName;
  view?: ImportSpecification['view'];
  /** `promoted`: shown first among filters; `none`: no filter at all. */
  filter?: 'promoted' | 'none';
  better?: 'higher' | 'lower';
};

/** Declares one specification of the catalogue; the slug comes from the Ukrainian name unless given. */
export const spec = (uk: string, ru: string, traits: Traits = {}, slug = slugOf(uk)): Specification => ({
  slug,
  name: t(uk, ru),
  unit: traits.unit === undefined ? null : typeof traits.unit === 'string' ? same(traits.unit) : t(...traits.unit),
  hint: traits.hint ?? null,
  group: traits.group ?? 'general',
  view: traits.view ?? 'checkbox',
  isPromoted: traits.filter === 'promoted',
  isInteractive: traits.filter !== 'none',
  better: traits.better ?? null,
});

/** A number takes the unit of its specification; `{ text, number }` is for ranges and words that still compare. */
export type Value = number | string | boolean | L10n | { text: L10n; number: number };
export type Entry = readonly [Specification, Value];
export type Option = { slug: string; value: L10n; number: number | null };

const YES = { slug: 'ie', value: t('є', 'есть'), number: 1 };
const NO = { slug: 'nemaie', value: t('немає', 'нет'), number: 0 };

function withUnit(value: number, unit: L10n | null): L10n {
  const digits = figure(value);
  if (unit === null) return same(digits);
  const glue = unit.uk === '″' || unit.uk === '°' ? '' : '\u00a0';
  const withWord = (word: string) => (word === '' ? digits : `${digits}${glue}${word}`);
  return { uk: withWord(unit.uk), ru: withWord(unit.ru) };
}

/** The filter option of a value: text in both languages, slug and number. */
export function optionOf(specification: Specification, value: Value): Option {
  if (typeof value === 'boolean') return value ? YES : NO;
  if (typeof value === 'number') {
    const slug = String(value).replace('-', 'minus-').replace('.', '-');
    return { slug, value: withUnit(value, specification.unit), number: value };
  }
  if (typeof value === 'string') return { slug: slugOf(value), value: same(typeset(value)), number: null };
  if ('text' in value) return { slug: slugOf(value.text.uk), value: typesetBoth(value.text), number: value.number };
  return { slug: slugOf(value.uk), value: typesetBoth(value), number: null };
}
