import { existsSync, globSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

/** The folder of the whole project. */
export const root = join(import.meta.dirname, '../../..');

/** The folder of everything that the project generates: database, releases, pictures. Never committed. */
export const dataFolder = process.env.DATA_FOLDER ?? join(root, '.data');

const demoShop = join(root, 'examples/demo-shop');

/** What the store sells (packages/assortment): the folder that ASSORTMENT_FOLDER names, else the demo shop of this checkout; `off`: nothing. */
export const assortmentFolder =
  process.env.ASSORTMENT_FOLDER || (existsSync(join(demoShop, 'assortment.json')) ? demoShop : 'off');

/** The apps in the order in which they are built: the shell first, because remotes borrow from it, then every remote that there is. */
export const apps = ['shell', ...globSync('mf-*/package.json', { cwd: root }).map(dirname).sort()];

/** The Rspack command of an app: each app depends on its own. */
export const bundler = (app: string): string => join(root, app, 'node_modules/.bin/rspack');

/** Whether an app is built by a bundler of its own, with `node build.ts`. */
export const hasOwnBuild = (app: string): boolean => existsSync(join(root, app, 'build.ts'));

/** The environment of child processes: the project's tools come first on PATH. */
export function childEnv(extra: Record<string, string> = {}): NodeJS.ProcessEnv {
  return { ...process.env, PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter), ...extra };
}
