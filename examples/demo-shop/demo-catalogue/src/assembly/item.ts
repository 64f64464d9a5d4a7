import type { ImportProduct } from '@vitryna/contracts/catalogue-import';
import { type Locale, perLocale } from '@vitryna/contracts/languages';
import { slugOf } from '@vitryna/routing/slug-of';
import { isAdvertised } from '../model/advertised.ts';
import { brandOf } from '../model/brands.ts';
import type { Draft } from '../model/draft.ts';
import { colourWord } from '../text/colours.ts';
import type { L10n } from '../text/l10n.ts';
import { hash, randomOf } from '../text/random.ts';
import { typesetBoth } from '../text/typography.ts';
import { isOnRequest } from './on-request.ts';
import { previousPrice, shopPrice } from './prices.ts';

/** A product with everything others need to refer to it. */
export type Item = {
  draft: Draft;
  code: string;
  sku: string;
  slug: string;
  name: L10n;
  /** What the shop reckons with, whether it tells the price or not. */
  price: { current: number; previous: number | null };
  isOnRequest: boolean;
  status: ImportProduct['status'];
  stock: number;
  popularity: number;
  /** Days before «now» when the product came to the shop. */
  ageDays: number;
  /** How its card picture is turned, where its type can be. */
  pose: number;
};

/** A product that no photographer has turned yet. */
export type Unposed = Omit<Item, 'pose'>;

const STATUSES: readonly (readonly [ImportProduct['status'], number])[] = [
  ['quickProduction', 0.05],
  ['preOrder', 0.03],
  ['expected', 0.03],
  ['outOfStock', 0.04],
  ['discontinued', 0.02],
];

function statusFor(roll: number): ImportProduct['status'] {
  let edge = 0;
  for (const [status, share] of STATUSES) {
    edge += share;
    if (roll < edge) return status;
  }
  return 'inStock';
}

function nameOf(draft: Draft): L10n {
  const colour = draft.isColourNamed && draft.colour !== null ? colourWord(draft.colour, draft.noun.genders) : null;
  const tell = (language: Locale): string =>
    [
      `${draft.noun[language]} ${brandOf(draft.brand).name} ${draft.model}`,
      draft.details[language],
      colour?.[language] ?? '',
    ]
      .filter((part) => part !== '')
      .join(', ');
  return typesetBoth(perLocale(tell));
}

/** Gives every draft its code, slug, price, status and popularity; the same drafts always get the same. */
export function itemsOf(drafts: Iterable<Draft>): Unposed[] {
  const codes = new Set<number>();
  const slugs = new Set<string>();
  const items: Unposed[] = [];
  for (const draft of drafts) {
    const name = nameOf(draft);
    const base = slugOf(name.uk).slice(0, 110);
    let slug = base;
    for (let copy = 2; slugs.has(slug); copy += 1) slug = `${base}-${copy}`;
    slugs.add(slug);
    let code = 1_050_000 + (hash(slug) % 900_000);
    while (codes.has(code)) code += 1;
    codes.add(code);
    const random = randomOf(slug);
    const { level, quality } = brandOf(draft.brand);
    const advertised = isAdvertised(slug);
    const roll = statusFor(random.next());
    const rolled = advertised ? 'inStock' : roll;
    const current = shopPrice(draft.price * level);
    const earlier = previousPrice(current, random);
    const previous = advertised ? (earlier ?? shopPrice(current / 0.88)) : earlier;
    const onRequest = isOnRequest(draft, current);
    const status = onRequest ? 'outOfStock' : rolled;
    items.push({
      draft,
      code: String(code),
      slug,
      name,
      status,
      sku: `${draft.brand.slice(0, 3)}-${slugOf(draft.model).replaceAll('-', '')}-${String(code).slice(-4)}`.toUpperCase(),
      price: { current, previous: onRequest ? null : previous },
      isOnRequest: onRequest,
      stock: status !== 'inStock' ? 0 : random.chance(0.12) ? random.between(1, 4) : random.between(5, 160),
      popularity:
        Math.round(
          (random.next() * 0.8 + quality * 0.2) *
            (status === 'inStock' || status === 'quickProduction' ? 1 : 0.7) *
            10000,
        ) / 10000,
      ageDays:
        status === 'preOrder'
          ? random.between(1, 20)
          : random.chance(0.1)
            ? random.between(2, 40)
            : random.between(41, 900),
    });
  }
  return items;
}
