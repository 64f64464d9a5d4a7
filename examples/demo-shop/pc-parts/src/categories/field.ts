import type { ImportSpecification } from '@vitryna/contracts/catalogue-import';
import { slugOf } from '@vitryna/routing/slug-of';
import { colourWords } from '../text/colours.ts';
import { driveGigabytes, driveSize, figure, memorySize } from '../text/figures.ts';
import { type L10n, same, t } from '../text/l10n.ts';

export type Option = { slug: string; value: L10n; number: number | null };

/** One property of the data set as a specification; `read` answers null for what it cannot say. */
export type Field = {
  property: string;
  specification: ImportSpecification;
  read: (raw: unknown) => Option | null;
  isKey: boolean;
};

type Traits = Partial<Pick<ImportSpecification, 'view' | 'isPromoted' | 'isInteractive' | 'better' | 'hint'>> & {
  isKey?: boolean;
  slug?: string;
};
type Unit = readonly [uk: string, ru: string] | string;

const field = (
  property: string,
  name: L10n,
  read: Field['read'],
  { isKey = false, slug, ...traits }: Traits,
): Field => ({
  property,
  isKey,
  read,
  // The unit is part of each option, so that it is typeset right; filters need no second one.
  specification: {
    slug: slug ?? `pk-${slugOf(name.uk)}`,
    name,
    unit: null,
    hint: null,
    view: 'checkbox',
    isPromoted: isKey,
    isInteractive: true,
    better: null,
    position: 0,
    ...traits,
  },
});

const unitOf = (unit: Unit): L10n => (typeof unit === 'string' ? same(unit) : t(...unit));
function withUnit(digits: string, unit: L10n): L10n {
  const glue = unit.uk === '″' || unit.uk === '°' || unit.uk === '' ? '' : '\u00a0';
  return { uk: `${digits}${glue}${unit.uk}`, ru: `${digits}${glue}${unit.ru}` };
}

const isNumber = (raw: unknown): raw is number => typeof raw === 'number' && Number.isFinite(raw) && raw >= 0;
const slugOfNumber = (value: number): string => String(value).replace('.', '-');

/** A number with its unit; `[low, high]` reads as a range that counts by its upper end. */
export function amount(property: string, name: L10n, unit: Unit, traits: Traits = {}): Field {
  const suffix = unitOf(unit);
  return field(
    property,
    name,
    (raw) => {
      if (isNumber(raw)) return { slug: slugOfNumber(raw), value: withUnit(figure(raw), suffix), number: raw };
      if (!Array.isArray(raw) || !isNumber(raw[0]) || !isNumber(raw[1])) return null;
      const [low, high] = raw;
      return {
        slug: `${slugOfNumber(low)}--${slugOfNumber(high)}`.replace('--', '-do-'),
        value: withUnit(`${figure(low)}–${figure(high)}`, suffix),
        number: high,
      };
    },
    traits,
  );
}

/** The same number sorted into steps of equal width: thousands of values become a filter one can read. */
export function steps(property: string, name: L10n, unit: Unit, width: number, traits: Traits = {}): Field {
  const suffix = unitOf(unit);
  return field(
    property,
    name,
    (raw) => {
      const value = Array.isArray(raw) ? raw.at(-1) : raw;
      if (!isNumber(value)) return null;
      const low = Math.floor(value / width) * width;
      const high = low + width;
      return {
        slug: `${slugOfNumber(low)}-do-${slugOfNumber(high)}`,
        value: withUnit(`${figure(low)}–${figure(high)}`, suffix),
        number: low,
      };
    },
    traits,
  );
}

/** Words of the data set by a glossary; other words stay as they are written, since most are names. */
export const words = (property: string, name: L10n, glossary: Record<string, L10n> = {}, traits: Traits = {}): Field =>
  field(
    property,
    name,
    (raw) => {
      const text = typeof raw === 'string' ? raw.trim() : isNumber(raw) ? String(raw) : '';
      if (text === '') return null;
      const value = glossary[text] ?? same(text);
      const slug = slugOf(value.uk);
      return slug === '' ? null : { slug, value, number: isNumber(raw) ? raw : null };
    },
    traits,
  );

const YES: Option = { slug: 'ie', value: t('є', 'есть'), number: 1 };
const NO: Option = { slug: 'nemaie', value: t('немає', 'нет'), number: 0 };

/** There or not. */
export const flag = (property: string, name: L10n, traits: Traits = {}): Field =>
  field(property, name, (raw) => (typeof raw === 'boolean' ? (raw ? YES : NO) : null), traits);

/** A drive's capacity in gigabytes; what is sold as one size is one option, however its maker counts. */
export const driveCapacity = (property: string, name: L10n, traits: Traits = {}): Field =>
  field(
    property,
    name,
    (raw) => {
      if (!isNumber(raw)) return null;
      const number = driveGigabytes(raw);
      return { slug: slugOfNumber(number), value: same(driveSize(raw)), number };
    },
    traits,
  );

/** An amount of memory in gigabytes. */
export const memoryAmount = (property: string, name: L10n, traits: Traits = {}): Field =>
  field(
    property,
    name,
    (raw) => (isNumber(raw) ? { slug: slugOfNumber(raw), value: same(memorySize(raw)), number: raw } : null),
    traits,
  );

/** The colour shared by the whole catalogue. */
export const colour: Field = field(
  'color',
  t('Колір', 'Цвет'),
  (raw) => {
    const value = typeof raw === 'string' ? colourWords(raw, 'm') : null;
    return value === null ? null : { slug: slugOf(value.uk), value, number: null };
  },
  { slug: 'kolir', view: 'color' },
);

/** Whatever needs its own reading. */
export const custom = field;
