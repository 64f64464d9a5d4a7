export { sampleRecords } from './sample-records.ts';
export { createStrapiDouble, type StrapiDouble } from './strapi-double.ts';
