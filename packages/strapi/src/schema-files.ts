import { blockComponents, components } from './components.ts';
import { type ContentType, contentTypes } from './content-types.ts';
import { type Field, type Fields, nameOf } from './fields.ts';

type Json = Record<string, unknown>;
/** A file of a Strapi project: its path from the project's folder, and its text. */
export type SchemaFile = { path: string; text: string };

function attributeOf(field: Field): Json {
  switch (field.is) {
    case 'text':
    case 'cells':
      return { type: 'string' };
    case 'colour':
      return { type: 'string', regex: '^(#[0-9a-fA-F]{3,8})?$' };
    case 'longText':
    case 'lines':
    case 'rows':
      return { type: 'text' };
    case 'richText':
      return { type: 'richtext' };
    case 'moment':
      return { type: 'datetime' };
    case 'integer':
      return { type: 'integer' };
    case 'decimal':
      return { type: 'float' };
    case 'picture':
    case 'pictures':
      return { type: 'media', multiple: field.is === 'pictures', allowedTypes: ['images'] };
    case 'component':
      return { type: 'component', component: field.component, repeatable: field.isList ?? false };
    case 'blocks':
      return { type: 'dynamiczone', components: [...blockComponents] };
    case 'relation':
      return {
        type: 'relation',
        relation: field.isList ? 'manyToMany' : 'manyToOne',
        target: `api::${field.to}.${field.to}`,
      };
  }
}

const attributesOf = (fields: Fields, isLocalized: boolean): Json =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const options = isLocalized ? { pluginOptions: { i18n: { localized: !field.isShared } } } : {};
      const required = field.isRequired ? { required: true } : {};
      return [nameOf(name, field), { ...attributeOf(field), ...required, ...options }];
    }),
  );

const json = (value: Json): string => `${JSON.stringify(value, null, 2)}\n`;
const collection = (name: string): string => name.replaceAll('-', '_');

function typeFiles(name: string, { plural, label, fields }: ContentType): SchemaFile[] {
  const schema = {
    kind: 'collectionType',
    collectionName: collection(plural),
    info: { singularName: name, pluralName: plural, displayName: label },
    options: { draftAndPublish: true },
    pluginOptions: { i18n: { localized: true } },
    attributes: attributesOf(fields, true),
  };
  const factory = (kind: 'Router' | 'Controller' | 'Service') =>
    `'use strict';\n\nmodule.exports = require('@strapi/strapi').factories.createCore${kind}('api::${name}.${name}');\n`;
  const at = (rest: string) => `src/api/${name}/${rest}`;
  return [
    { path: at(`content-types/${name}/schema.json`), text: json(schema) },
    { path: at(`routes/${name}.js`), text: factory('Router') },
    { path: at(`controllers/${name}.js`), text: factory('Controller') },
    { path: at(`services/${name}.js`), text: factory('Service') },
  ];
}

function componentFile(component: string, fields: Fields): SchemaFile {
  const [category, name] = component.split('.') as [string, string];
  return {
    path: `src/components/${category}/${name}.json`,
    text: json({
      collectionName: `components_${category}_${collection(name)}s`,
      info: { displayName: name },
      options: {},
      attributes: attributesOf(fields, false),
    }),
  };
}

/** The content types of a store as files of a Strapi 5 project. */
export const schemaFiles = (): SchemaFile[] => [
  ...[...components].map(([name, fields]) => componentFile(name, fields)),
  ...Object.entries(contentTypes).flatMap(([name, type]) => typeFiles(name, type)),
];
