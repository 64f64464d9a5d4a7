import { defineRemote } from '@vitryna/build';
import federation from './module-federation.config.ts';

export default defineRemote(import.meta.dirname, federation);
