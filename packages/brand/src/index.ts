export { type BrandContacts, brandConfig } from './brand-config.ts';
export type { BrandData } from './brand-schema.ts';
export { type Brand, demoBrandFolder, readBrand } from './read-brand.ts';
