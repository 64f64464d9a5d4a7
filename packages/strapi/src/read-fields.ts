import { fieldsOf } from './components.ts';
import { contentTypes } from './content-types.ts';
import { type Field, type Fields, nameOf } from './fields.ts';
import { toHtml } from './rich-text.ts';

type Values = Record<string, unknown>;

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const objectsIn = (value: unknown): Values[] => (Array.isArray(value) ? value.filter(isObject) : []);

const sized = ({ url, width, height }: Values) => ({ url, width: width ?? null, height: height ?? null });

/** A file of Strapi's library as a picture of the contract; its addresses without a host are below Strapi's own. */
function toPicture(value: unknown): Values | null {
  if (!isObject(value) || typeof value.url !== 'string') return null;
  const formats = Object.entries(isObject(value.formats) ? value.formats : {});
  return {
    ...sized(value),
    alt: value.alternativeText ?? null,
    formats: Object.fromEntries(formats.flatMap(([name, file]) => (isObject(file) ? [[name, sized(file)]] : []))),
    ...(typeof value.name === 'string' && { name: value.name }),
  };
}

const linesOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value.map(String) : String(value).split('\n'))
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Cells of a line: `a | b`; a sign within a cell is written `\|`. */
const cellsOf = (line: string): string[] => line.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'));

function readField(field: Field, value: unknown): unknown {
  if (field.is === 'colour') return value ?? '';
  if (field.is === 'blocks') return objectsIn(value).flatMap(readBlock);
  if (field.is === 'pictures') return objectsIn(value).flatMap((file) => toPicture(file) ?? []);
  if (value === null || value === undefined) return undefined;
  switch (field.is) {
    case 'richText':
      return toHtml(value);
    case 'picture':
      return toPicture(value);
    case 'decimal':
      return Number(value);
    case 'lines':
      return linesOf(value);
    case 'cells':
      return cellsOf(String(value));
    case 'rows':
      return linesOf(value).map(cellsOf);
    case 'component':
      return readInner(value, fieldsOf(field.component), field.isList);
    case 'relation':
      return readInner(value, contentTypes[field.to].fields, field.isList);
    case 'text':
    case 'longText':
    case 'moment':
    case 'integer':
      return value;
  }
}

function readInner(value: unknown, fields: Fields, isList = false): unknown {
  if (isList) return objectsIn(value).map((item) => readFields(item, fields));
  return isObject(value) ? readFields(value, fields) : undefined;
}

/** A component of a zone as a block of the contract, which leaves it out where it knows none of its name. */
function readBlock(value: Values): Values[] {
  const [, type = ''] = String(value.__component).split('.', 2);
  // `block.…` in whatever category a shop has put it.
  return [{ ...readFields(value, fieldsOf(`block.${type}` as never)), type }];
}

/** What Strapi has for each field, by the contract's names; what is empty there is missing. */
export function readFields(document: Values, fields: Fields): Values {
  const read = Object.entries(fields).map(([name, field]) => [name, readField(field, document[nameOf(name, field)])]);
  return Object.fromEntries(read.filter(([, value]) => value !== undefined));
}
