export { createStrapi, type Strapi, StrapiError } from './client.ts';
export { type FillReport, fillStrapi } from './fill.ts';
export { type Kind, kindNames, kindsOf } from './kinds.ts';
export { type ContentReader, createContentReader } from './read-content.ts';
export type { KeptRecord, KindContent } from './read-kind.ts';
export { type SchemaFile, schemaFiles } from './schema-files.ts';
