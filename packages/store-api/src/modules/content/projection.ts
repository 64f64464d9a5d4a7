/** A query's fields: `fields` are its scalars, `populate` its relations (pictures, blocks). */
export type Projection = { fields?: string[] | undefined; populate?: string | string[] | undefined };

/**
 * Cuts an item down to what was asked for. Without `fields` all scalars stay; relations stay when they are populated (`*` is
 * all of them) or when the query says nothing about shape at all. `always` are kept in any case.
 */
export function project(
  item: Record<string, unknown>,
  { fields, populate }: Projection,
  { relations, always = [] }: { relations: readonly string[]; always?: readonly string[] },
): Record<string, unknown> {
  const populated = typeof populate === 'string' ? [populate] : populate;
  const isUnshaped = fields === undefined && populated === undefined;
  const isKept = (name: string): boolean => {
    if (always.includes(name) || isUnshaped) return true;
    if (relations.includes(name)) return (populated?.includes(name) || populated?.includes('*')) ?? false;
    return fields?.includes(name) ?? true;
  };
  return Object.fromEntries(Object.entries(item).filter(([name]) => isKept(name)));
}
