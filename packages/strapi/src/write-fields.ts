import { fieldsOf } from './components.ts';
import { contentTypes } from './content-types.ts';
import { type Field, type Fields, nameOf, type TypeName } from './fields.ts';

type Values = Record<string, unknown>;

/** What stands elsewhere in Strapi and is named by its id. */
export type Links = {
  /** The id of a picture in the library; null where it cannot be had. */
  picture: (image: { url: string; alt: string }) => Promise<number | null>;
  /** The id of a document of another type. */
  document: (type: TypeName, value: Values) => string | undefined;
};

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const objectsIn = (value: unknown): Values[] => (Array.isArray(value) ? value.filter(isObject) : []);
const cells = (value: unknown): string =>
  (Array.isArray(value) ? value : []).map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ');

async function pictureOf(value: unknown, links: Links): Promise<number | null> {
  if (!isObject(value) || typeof value.url !== 'string') return null;
  return links.picture({ url: value.url, alt: String(value.alt ?? value.name ?? '') });
}

async function writeField(field: Field, value: unknown, links: Links): Promise<unknown> {
  switch (field.is) {
    case 'text':
    case 'longText':
    case 'richText':
    case 'colour':
    case 'moment':
    case 'integer':
    case 'decimal':
      return value;
    case 'lines':
      return (Array.isArray(value) ? value : []).join('\n');
    case 'cells':
      return cells(value);
    case 'rows':
      return (Array.isArray(value) ? value : []).map(cells).join('\n');
    case 'picture':
      return pictureOf(value, links);
    case 'pictures':
      return (await Promise.all(objectsIn(value).map((image) => pictureOf(image, links)))).filter((id) => id !== null);
    case 'component': {
      const fields = fieldsOf(field.component);
      const write = (item: Values) => writeFields(item, fields, links);
      if (field.isList) return Promise.all(objectsIn(value).map(write));
      return isObject(value) ? write(value) : undefined;
    }
    case 'blocks':
      return Promise.all(
        objectsIn(value).map(async (block) => ({
          __component: `block.${block.type}`,
          ...(await writeFields(block, fieldsOf(`block.${block.type}` as never), links)),
        })),
      );
    case 'relation': {
      const ids = (field.isList ? objectsIn(value) : [value]).flatMap((item) =>
        isObject(item) ? (links.document(field.to, item) ?? []) : [],
      );
      return field.isList ? ids : ids[0];
    }
  }
}

/** An entry of the contract as Strapi takes it; what is missing is left empty. */
export async function writeFields(values: Values, fields: Fields, links: Links): Promise<Values> {
  const written = await Promise.all(
    Object.entries(fields).map(async ([name, field]) => {
      const value = values[name];
      const isThere = value !== undefined && value !== null && value !== '';
      return [nameOf(name, field), isThere ? await writeField(field, value, links) : undefined] as const;
    }),
  );
  return Object.fromEntries(written.filter(([, value]) => value !== undefined && value !== null));
}

/** The same for a document of a content type. */
export const writeDocument = (type: TypeName, values: Values, links: Links): Promise<Values> =>
  writeFields(values, contentTypes[type].fields, links);
