import type { ImportProduct } from '@vitryna/contracts/catalogue-import';
import { slugOf } from '@vitryna/routing/slug-of';
import type { CategoryNode } from '../categories/index.ts';
import { COLOUR } from '../model/common-specifications.ts';
import { optionOf } from '../model/specification.ts';
import { colourWord } from '../text/colours.ts';
import type { L10n } from '../text/l10n.ts';
import { randomOf } from '../text/random.ts';
import { typesetBoth } from '../text/typography.ts';
import type { Item } from './item.ts';

function grouped<K>(items: readonly Item[], keyOf: (item: Item) => K): Map<K, Item[]> {
  const groups = new Map<K, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

const groupOf = ({ draft }: Item): string =>
  `${draft.leaf.replace(/-\d+$/, '')}|${draft.group ?? `${draft.brand} ${draft.model}`}`;
const modelOf = ({ draft }: Item): string => `${draft.brand} ${draft.model}`;
const isActive = ({ status }: Item): boolean => status !== 'discontinued';

/** Different models only: five colours of one thing are not five ideas. */
function distinct(items: readonly Item[], besides: Item, limit: number): string[] {
  const seen = new Set([modelOf(besides)]);
  const codes: string[] = [];
  for (const item of items) {
    if (codes.length === limit) break;
    if (seen.has(modelOf(item)) || !isActive(item)) continue;
    seen.add(modelOf(item));
    codes.push(item.code);
  }
  return codes;
}

type Axis = { axis: L10n; value: L10n };
function axesOf(item: Item): Axis[] {
  const { colour, choices } = item.draft;
  const own = choices.map(({ axis, value }) => ({ axis, value: typesetBoth(value) }));
  return colour === null
    ? own
    : [...own, { axis: COLOUR.name, value: optionOf(COLOUR, colourWord(colour, { uk: 'm', ru: 'm' })).value }];
}

/** How products refer to each other: variants, gifts, related goods, replacements. */
export function relationsAmong(items: readonly Item[], leaves: ReadonlyMap<string, CategoryNode>) {
  const byPopularity = [...items].sort((a, b) => b.popularity - a.popularity);
  const popular = grouped(byPopularity, (item) => item.draft.leaf);
  const byPrice = grouped(
    [...items].sort((a, b) => a.price.current - b.price.current),
    (item) => item.draft.leaf,
  );
  const bySeries = grouped(byPopularity, ({ draft }) => `${draft.brand} ${draft.series} ${draft.leaf.slice(0, 5)}`);
  const groups = grouped(items, groupOf);

  const similar = (item: Item): string[] => {
    const row = byPrice.get(item.draft.leaf) ?? [];
    const at = row.indexOf(item);
    const near = row
      .slice(Math.max(0, at - 30), at + 31)
      .sort((a, b) => Math.abs(a.price.current - item.price.current) - Math.abs(b.price.current - item.price.current));
    return distinct(near, item, 10);
  };
  const fromLeaves = (item: Item, slugs: readonly string[], limit: number): string[] => {
    const random = randomOf(`related ${item.slug}`);
    const pool = slugs.flatMap((slug) => random.sample((popular.get(slug) ?? []).slice(0, 14), 4));
    return distinct(pool, item, limit);
  };
  const variants = (item: Item): ImportProduct['variants'] => {
    const own = axesOf(item);
    const others = (groups.get(groupOf(item)) ?? []).map((other) => ({ other, axes: axesOf(other) }));
    return own.flatMap(({ axis }, index) => {
      const choices = new Map<string, { value: L10n; code: string; score: number }>();
      for (const { other, axes } of others) {
        const value = axes[index]?.value;
        if (value === undefined) continue;
        const same = axes.filter((entry, place) => place !== index && entry.value.uk === own[place]?.value.uk).length;
        const score = other === item ? 99 : same;
        const known = choices.get(value.uk);
        if (known === undefined || known.score < score) choices.set(value.uk, { value, code: other.code, score });
      }
      if (choices.size < 2) return [];
      return [
        { axis, items: [...choices.values()].map(({ value, code }) => ({ slug: slugOf(value.uk), value, code })) },
      ];
    });
  };
  const gift = (item: Item): string[] => {
    const leaf = leaves.get(item.draft.leaf);
    if (
      leaf === undefined ||
      item.price.current < 3000 ||
      item.status !== 'inStock' ||
      !randomOf(`gift ${item.slug}`).chance(0.08)
    )
      return [];
    const pool = leaf.accessories
      .flatMap((slug) => byPrice.get(slug) ?? [])
      .filter((other) => other.stock > 0 && other.price.current < item.price.current * 0.2);
    return pool.length === 0 ? [] : [randomOf(`which ${item.slug}`).pick(pool).code];
  };
  const replacement = (item: Item): string | null =>
    item.status === 'discontinued' ? (similar(item)[0] ?? null) : null;

  return {
    variants,
    gift,
    replacement,
    related: (item: Item): ImportProduct['related'] => {
      const leaf = leaves.get(item.draft.leaf);
      return {
        similar: similar(item),
        accessories: fromLeaves(item, leaf?.accessories ?? [], 10),
        boughtTogether: fromLeaves(item, leaf?.together ?? [], 6),
        series: distinct(
          bySeries.get(`${item.draft.brand} ${item.draft.series} ${item.draft.leaf.slice(0, 5)}`) ?? [],
          item,
          8,
        ),
      };
    },
  };
}
