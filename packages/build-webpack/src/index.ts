export { buildRemote } from './build-remote.ts';
