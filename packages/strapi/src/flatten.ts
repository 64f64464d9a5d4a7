const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a document came from Strapi 4: its fields stand in `attributes`. */
const isOfFour = (value: unknown): boolean => isObject(value) && isObject(value.attributes);

function flattened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(flattened);
  if (!isObject(value)) return value;
  // A relation or a picture: `{ data: … }` and nothing else.
  if ('data' in value && Object.keys(value).every((name) => name === 'data' || name === 'meta')) {
    return flattened(value.data);
  }
  const { attributes, ...own } = value;
  const fields = isObject(attributes) ? { documentId: String(own.id), ...own, ...attributes } : value;
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, flattened(field)]));
}

/** A document as Strapi 5 answers it: flat. One of Strapi 4 becomes so, with all that it holds. */
export const flatten = (document: unknown): unknown => (isOfFour(document) ? flattened(document) : document);
