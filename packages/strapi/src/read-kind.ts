import type { ContentRecord } from '@vitryna/contracts/assortment';
import type { Locale } from '@vitryna/contracts/constants';
import { collectOmissions } from '@vitryna/contracts/tolerant';
import { contentTypes } from './content-types.ts';
import { flatten } from './flatten.ts';
import { type Kind, kinds } from './kinds.ts';
import { readFields } from './read-fields.ts';

type Values = Record<string, unknown>;

/** One entry as the store keeps it. */
export type KeptRecord = Omit<ContentRecord, 'kind'> & { kind: Kind };

/** The entries of a kind in a language, and what was left out of them and why. */
export type KindContent = { records: KeptRecord[]; omissions: string[] };

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null;
const placeOf = ({ position }: Values): number => (typeof position === 'number' ? position : Number.MAX_SAFE_INTEGER);

/** Documents of Strapi as entries of the contract, in their order. One that is wrong is left out alone, and so is a wrong block. */
export function readKind(kind: Kind, locale: Locale, documents: readonly unknown[]): KindContent {
  const { type, schema, key, isMany = false, shape = (values) => values, order = () => 0 } = kinds[kind];
  const omissions: string[] = [];
  const read = documents.flatMap((document) => {
    const flat = flatten(document);
    if (!isObject(flat)) return [];
    const fields = readFields(flat, contentTypes[type].fields);
    // A post is of the day on which it was published where no editor gives another.
    const dated = kind === 'blog-post' && !fields.publishedAt ? { ...fields, publishedAt: flat.publishedAt } : fields;
    const values = shape(dated);
    const place = `${kind} ${key(values) || String(flat.documentId ?? flat.id)} (${locale})`;
    const { result, omissions: parts } = collectOmissions(() => schema.safeParse(values));
    omissions.push(...parts.map((part) => `${place}: ${part}`));
    if (result.success && result.data) return [{ key: key(values), values, body: result.data }];
    const [issue] = result.error?.issues ?? [];
    omissions.push(`${place}: ${issue ? `${issue.path.join('.')} ${issue.message}` : 'empty'}`);
    return [];
  });
  const sorted = read.toSorted(
    (one, other) => placeOf(one.values) - placeOf(other.values) || order(one.values, other.values),
  );
  const seen = new Set<string>();
  const kept = sorted.filter(({ key: itsKey }) => {
    const isFirst = isMany || !seen.has(itsKey);
    if (!isFirst) omissions.push(`${kind} ${itsKey} (${locale}): there is another one`);
    seen.add(itsKey);
    return isFirst;
  });
  const records = kept.map(({ key: itsKey, body }, position): KeptRecord => {
    // A banner carries its place, by which pages sort.
    const placed = 'position' in body ? { ...body, position } : body;
    return { kind, locale, key: itsKey, position, body: placed };
  });
  return { records, omissions };
}
