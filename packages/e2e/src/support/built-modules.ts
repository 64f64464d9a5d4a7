import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');

/** A module inside a script, with its bytes as minified. */
export type BuiltModule = { module: string; bytes: number };

/** The modules in a script of the store, from its app's `dist/modules.json`; none of what is no script of a release. */
export function modulesIn(path: string): BuiltModule[] {
  const [, app, file] = /^\/assets\/([^/]+)\/[^/]+\/(.+\.js)$/.exec(path) ?? [];
  const list = join(root, app ?? '', 'dist/modules.json');
  if (!app || !file || !existsSync(list)) return [];
  return (JSON.parse(readFileSync(list, 'utf8')) as Record<string, BuiltModule[]>)[file] ?? [];
}
