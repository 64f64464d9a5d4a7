import { buildRemote } from '@vitryna/build-webpack';
import federation from './module-federation.config.ts';

await buildRemote(import.meta.dirname, federation);
