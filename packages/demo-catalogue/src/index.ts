export { createDemoCatalogue } from './create-demo-catalogue.ts';
