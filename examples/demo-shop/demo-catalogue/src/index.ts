export { seedSource } from './seed-source.ts';
