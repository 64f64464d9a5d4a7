import type { Spec, SpecGroup } from '@vitryna/contracts/api';
import type { Locale } from '@vitryna/contracts/constants';
import { emptyFilters, paths, toggleOption } from '@vitryna/routing';

/** One figure in a language; with an address its value leads to products that share it. */
export type SpecificationRow = { name: string; value: string; href?: string; hint?: string };
export type SpecificationGroup = { title: string | null; rows: SpecificationRow[] };

/** Rows of the short list. */
const maxKeyRows = 12;
const noBreakSpace = '\u00a0';

type Place = { locale: Locale; categorySlug: string };

/** A value with its unit. */
export function figureOf({ unit, option }: Spec, locale: Locale): string {
  const suffix = unit?.[locale];
  return suffix ? option.value[locale] + noBreakSpace + suffix : option.value[locale];
}

function toRow(spec: Spec, { locale, categorySlug }: Place): SpecificationRow {
  const { slug, name, hint, isInteractive, option } = spec;
  const message = hint?.[locale];
  const row = { name: name[locale], value: figureOf(spec, locale), ...(message && { hint: message }) };
  if (!isInteractive) return row;
  const filters = toggleOption(emptyFilters(), slug, option.slug);
  return { ...row, href: paths.category(locale, { categorySlug, filters }) };
}

/** All specifications in their groups; the general group comes without a title (specification §3). */
export function toGroups(groups: readonly SpecGroup[], place: Place): SpecificationGroup[] {
  return groups
    .filter(({ items }) => items.length > 0)
    .map(({ group, items }) => ({
      title: group?.[place.locale] ?? null,
      rows: items.map((spec) => toRow(spec, place)),
    }));
}

/** The short list: key specifications first, then others in their order. */
export function toKeyRows(groups: readonly SpecGroup[], place: Place): SpecificationRow[] {
  const specs = groups.flatMap(({ items }) => items);
  const key = specs.filter(({ isKey }) => isKey);
  const named = groups.filter(({ group }) => group !== null).flatMap(({ items }) => items);
  const others = [...named, ...specs].filter((spec, at, all) => !spec.isKey && all.indexOf(spec) === at);
  return [...key, ...others].slice(0, maxKeyRows).map((spec) => toRow(spec, place));
}
