import { buildRemote } from '@vitryna/build-vite';
import federation from './module-federation.config.ts';

await buildRemote(import.meta.dirname, federation);
