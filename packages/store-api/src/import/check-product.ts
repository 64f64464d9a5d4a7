import { type ImportProduct, importProductSchema } from '@vitryna/contracts/catalogue-import';
import type { ImportContext } from './build-record.ts';

/**
 * A record that is not imported, and why. `code` is empty when the record does not say it; `about` is what the reason is about, so that
 * records can be counted by reason.
 */
export type Skipped = { code: string; reason: string; about?: string };

/** Codes and slugs that this run has already taken. */
export type Taken = { codes: Set<string>; slugs: Set<string> };

const codeOf = (record: unknown): string =>
  typeof record === 'object' && record !== null && 'code' in record ? String(record.code).slice(0, 40) : '';

/** Neither engine stores NUL, and jsonb takes no half of a surrogate pair. */
const holdsBadText = (record: unknown): boolean => /\\u0000|\\ud[89a-f]/i.test(JSON.stringify(record));

/** Checks one record against the schema, the definitions and what came before it. */
export function checkProduct(
  record: unknown,
  context: ImportContext,
  taken: Taken,
): { product: ImportProduct } | { skipped: Skipped } {
  const skip = (reason: string, about?: string) => ({
    skipped: { code: codeOf(record), reason, ...(about !== undefined && { about }) },
  });
  const parsed = importProductSchema.safeParse(record);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const [field, ...rest] = issue?.path ?? [];
    const where = rest.length > 0 ? [field, ...rest].join('.') : undefined;
    return skip(`${String(field ?? 'record')}: ${issue?.message ?? 'not a product'}`, where);
  }
  const product = parsed.data;
  if (holdsBadText(product)) return skip('holds characters that cannot be stored');
  const category = product.categoryCodes.find((code) => !context.categories.has(code));
  if (category !== undefined) return skip('unknown category', category);
  const items = product.specifications.flatMap((group) => group.items);
  const unknown = items.find(({ slug }) => !context.specifications.has(slug));
  if (unknown) return skip('unknown specification', unknown.slug);
  if (taken.codes.has(product.code)) return skip('the code came before in this source');
  if (taken.slugs.has(product.slug)) return skip('the slug came before in this source', product.slug);
  taken.codes.add(product.code);
  taken.slugs.add(product.slug);
  return { product };
}
