import type { ImportProduct, ImportSpecification } from '@vitryna/contracts/catalogue-import';
import { brandOf } from '../model/brands.ts';
import { COLOUR, MAKER, SERIES, SIZE, WARRANTY, WEIGHT } from '../model/common-specifications.ts';
import type { Draft } from '../model/draft.ts';
import { SHORT_NAMES } from '../model/short-names.ts';
import { type Entry, GROUPS, type GroupName, optionOf, type Specification } from '../model/specification.ts';
import { colourWord } from '../text/colours.ts';
import { join, type L10n } from '../text/l10n.ts';
import { figure, typesetBoth } from '../text/typography.ts';

/** The family's own figures and those every product has. */
const entriesOf = (draft: Draft): Entry[] => [
  ...draft.values,
  [MAKER, brandOf(draft.brand).name],
  [SERIES, draft.series],
  [WARRANTY, draft.warranty],
  ...(draft.colour === null ? [] : [[COLOUR, colourWord(draft.colour, { uk: 'm', ru: 'm' })] as const]),
  [WEIGHT, Math.round(draft.kg * 1000) / 1000],
  [SIZE, dimensions(draft)],
];

function dimensions({ mm }: Draft): L10n {
  const text = `${mm.map((side) => figure(Math.round(side))).join(' × ')} мм`;
  return { uk: text, ru: text };
}

const ORDER = Object.keys(GROUPS) as GroupName[];

/** What a filter can ask of a product, as `filter=value`. */
export const filtersOf = (draft: Draft): string[] =>
  entriesOf(draft).flatMap(([specification, value]) =>
    specification.isInteractive ? [`${specification.slug}=${optionOf(specification, value).slug}`] : [],
  );

/** Specifications of one product by groups; the first five of the family are the key ones. */
export function specificationsOf(draft: Draft): ImportProduct['specifications'] {
  const groups = new Map<GroupName, ImportProduct['specifications'][number]['items']>();
  for (const [index, [specification, value]] of entriesOf(draft).entries()) {
    const row = { slug: specification.slug, isKey: index < 5, option: optionOf(specification, value) };
    const rows = groups.get(specification.group);
    if (rows === undefined) groups.set(specification.group, [row]);
    else rows.push(row);
  }
  return ORDER.flatMap((name) => {
    const items = groups.get(name);
    return items === undefined ? [] : [{ group: GROUPS[name], items }];
  });
}

/** A figure without a unit or a «yes» says nothing without its name; a «no» is left out. */
function factOf([specification, value]: Entry): L10n[] {
  const option = optionOf(specification, value);
  if (option.slug === 'nemaie') return [];
  if (option.slug === 'ie') return [specification.name];
  const { uk, ru } = option.value;
  if (!/^[\d.,]+$/.test(uk)) return [option.value];
  return [{ uk: `${specification.name.uk}: ${uk}`, ru: `${specification.name.ru}: ${ru}` }];
}

/** «4 Мп · 2,8 мм · ІЧ 30 м»: the line under the name. */
export const summaryOf = (draft: Draft): L10n => join(' · ', draft.values.slice(0, 5).flatMap(factOf).slice(0, 4));

/** Every specification the drafts use, maker first, then in the order the families list them. */
export function specificationTable(drafts: Iterable<Draft>): ImportSpecification[] {
  const seen = new Map<string, Specification>([[MAKER.slug, MAKER]]);
  for (const draft of drafts) {
    for (const [specification] of draft.values) seen.set(specification.slug, specification);
  }
  for (const common of [SERIES, COLOUR, WARRANTY, WEIGHT, SIZE]) seen.set(common.slug, common);
  return [...seen.values()].map((specification, index) => ({
    slug: specification.slug,
    name: typesetBoth(specification.name),
    shortName: SHORT_NAMES.get(specification.name.uk) ?? null,
    // The options carry their unit: only so is «27″» written without a space and «2,8 мм» with a no-break one.
    unit: null,
    hint: specification.hint === null ? null : typesetBoth(specification.hint),
    view: specification.view,
    isPromoted: specification.isPromoted,
    isInteractive: specification.isInteractive,
    better: specification.better,
    position: specification.isPromoted ? index : 1000 + index,
  }));
}
