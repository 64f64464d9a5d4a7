import { blockComponents, components, fieldsOf } from './components.ts';
import { contentTypes } from './content-types.ts';
import { type Field, type Fields, nameOf, type TypeName } from './fields.ts';

/** Pairs of a query in the brackets of `qs`, as Strapi reads them. */
type Pairs = [name: string, value: string][];

/** What of a field has to be asked for; nothing where Strapi answers it by itself. */
function ask(at: string, field: Field): Pairs {
  switch (field.is) {
    case 'picture':
    case 'pictures':
      return [[at, 'true']];
    case 'component':
      return whole(at, fieldsOf(field.component));
    case 'relation':
      return whole(at, contentTypes[field.to].fields);
    case 'blocks':
      // Fragments: Strapi 5 knows no other way to what stands within components of a zone.
      return blockComponents.flatMap((component) => whole(`${at}[on][${component}]`, components.get(component) ?? {}));
    case 'text':
    case 'longText':
    case 'richText':
    case 'colour':
    case 'moment':
    case 'integer':
    case 'decimal':
    case 'lines':
    case 'cells':
    case 'rows':
      return [];
  }
}

const below = (prefix: string, fields: Fields): Pairs =>
  Object.entries(fields).flatMap(([name, field]) => ask(`${prefix}[${nameOf(name, field)}]`, field));

/** A part with all that stands in it. */
function whole(at: string, fields: Fields): Pairs {
  const inner = below(`${at}[populate]`, fields);
  return inner.length === 0 ? [[at, 'true']] : inner;
}

/** The `populate` of a content type: every picture, component and relation that the contract has a place for. */
export const populateOf = (type: TypeName): Pairs => below('populate', contentTypes[type].fields);
