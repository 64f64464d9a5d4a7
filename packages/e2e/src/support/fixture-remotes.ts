import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');

/** What is written in place of something else in a remote's source; a file that is not there yet has nothing to replace. */
export type Edit = { file: string; was?: string; is: string | Uint8Array };

const pageFile = 'src/page.tsx';

/** Two remotes as small as they can be: the seller tells of an offer and brings its modal, the buyer hears of it and opens it. */
const sources = {
  'mf-seller': {
    'package.json': '{ "name": "@vitryna/mf-seller", "version": "1.0.0", "type": "module" }',
    'module-federation.config.ts': `
      export default {
        name: 'mf-seller',
        exposes: { './pages': './src/pages.ts', './modals': './src/modals.ts' },
        routes: [
          { name: 'offers', path: 'offers', layout: 'default', cache: 'public', page: 'offers', example: 'offers' },
          { name: 'offer', path: 'offers/:id', layout: 'default', cache: 'public', page: 'offers' },
        ],
      };`,
    'src/pages.ts': `
      export const pages = { offers: () => import(/* webpackChunkName: "page-offers" */ './page.tsx') };`,
    'src/modals.ts': `
      export const modals = { offer: () => import(/* webpackChunkName: "modal-offer" */ './modal.tsx') };`,
    'src/modal.tsx': 'export const Component = () => <p>An offer</p>;',
    [pageFile]: `
      import { useEventBus } from '@vitryna/event-bus/react';
      import { useLoaderData } from '@vitryna/remote-kit';
      import { useEffect } from 'react';

      export async function loader({ params }) {
        return { id: params.id ?? 'all' };
      }

      export function Component() {
        const { id } = useLoaderData();
        const bus = useEventBus();
        useEffect(() => bus.emit('product:product-viewed', { productId: id }), [bus, id]);
        return <h1 data-boundary="mf-seller">Offers: {id}</h1>;
      }`,
  },
  'mf-buyer': {
    'package.json': '{ "name": "@vitryna/mf-buyer", "version": "1.0.0", "type": "module" }',
    'module-federation.config.ts': `
      export default {
        name: 'mf-buyer',
        exposes: { './pages': './src/pages.ts' },
        routes: [
          { name: 'wishes', path: 'wishes', layout: 'default', cache: 'public', page: 'wishes' },
          {
            name: 'category',
            path: ':categorySlug/:specifications?',
            layout: 'default',
            cache: 'public',
            page: 'wishes',
            example: 'ip-kamery',
          },
        ],
      };`,
    'src/pages.ts': `
      export const pages = { wishes: () => import(/* webpackChunkName: "page-wishes" */ './page.tsx') };`,
    [pageFile]: `
      import { useEvent } from '@vitryna/event-bus/react';

      export function Component() {
        useEvent('product:product-viewed', ({ productId }) => console.info(productId));
        return <a href="#modal=offer">Wishes</a>;
      }`,
  },
};

/** Name of a remote that is built here. */
export type FixtureName = keyof typeof sources;

/** A remote to be built: what is changed in its source, which is nothing for the untouched one. */
export type Fixture = { id: string; name: FixtureName; edits: readonly Edit[] };

/** Something else in the page's file. */
export const inPage = (was: string, is: string): Edit => ({ file: pageFile, was, is });
/** What runs when the page's module is evaluated. */
export const atStart = (code: string): Edit =>
  inPage('export async function loader', `${code}\nexport async function loader`);
/** What runs first in the page's loader. */
export const inLoader = (code: string): Edit => inPage('return { id', `${code}\nreturn { id`);
/** What runs in each render of the page, and knows its `id`. */
export const inRender = (code: string): Edit => inPage('const bus', `${code}\nconst bus`);
/** Something else in what the remote says of itself. */
export const inFederation = (was: string, is: string): Edit => ({ file: 'module-federation.config.ts', was, is });
/** A page of the seller beside its own: what is changed in the page's file, and whether its only address has a parameter. */
export type MorePage = { edits: readonly Edit[]; isWithoutExample?: true };

/** Where the page of a number is, of those that {@link withPages} adds: its route's name, path and page are all called so. */
export const placeOf = (number: number): string => `offers-${number}`;

/** Adds pages to the seller, before its own: many pages of one remote are built, rendered and hydrated for little more than one. */
export function withPages(pages: readonly MorePage[]): Edit[] {
  const routes = pages.map(({ isWithoutExample }, number) => {
    const place = placeOf(number);
    const address = isWithoutExample ? { path: `${place}/:id` } : { path: place, example: place };
    return JSON.stringify({ name: place, ...address, layout: 'default', cache: 'public', page: place });
  });
  const modules = pages.map(
    (_, number) =>
      `'${placeOf(number)}': () => import(/* webpackChunkName: "page-${placeOf(number)}" */ './${placeOf(number)}.tsx'),`,
  );
  return [
    inFederation('routes: [', `routes: [${routes.join()},`),
    { file: 'src/pages.ts', was: 'pages = {', is: `pages = {${modules.join('')}` },
    ...pages.map(({ edits }, number) => ({
      file: `src/${placeOf(number)}.tsx`,
      is: edits.reduce((code, edit) => editedFile(edit, code), sources['mf-seller'][pageFile]),
    })),
  ];
}

/** A package as it is installed at the team's, instead of the one that the workspace has. */
export const installed = (name: string, version: string): Edit => ({
  file: `node_modules/${name}/package.json`,
  is: JSON.stringify({ name, version }),
});

/** A file's text with a change. A change that is none would be a fixture that proves nothing. */
function editedFile({ file, was = '', is }: Edit, before: string | Uint8Array | undefined): string {
  if (typeof is !== 'string' || typeof before !== 'string' || !before.includes(was))
    throw new Error(`there is no "${was}" in ${file}`);
  return before.replace(was, () => is);
}

function editedSource({ name, edits }: Fixture): Record<string, string | Uint8Array> {
  const files: Record<string, string | Uint8Array> = { ...sources[name] };
  for (const edit of edits) files[edit.file] = edit.was === undefined ? edit.is : editedFile(edit, files[edit.file]);
  return files;
}

/** One build of all: names of its own keep the two compilers of a remote together, and nothing else of what a remote is built by is touched. */
const configOfAll = (fixtures: readonly Fixture[]) => `
  import { join } from 'node:path';
  import { defineRemote } from '@vitryna/build';
  const fixtures = ${JSON.stringify(fixtures.map(({ id, name }) => ({ id, name })))};
  const configs = fixtures.map(async ({ id, name }) => {
    const folder = join(import.meta.dirname, id, name);
    const { default: federation } = await import(join(folder, 'module-federation.config.ts'));
    const nameOf = (own) => [id, name, own].join(' ');
    return defineRemote(folder, federation).map(({ name: own, dependencies = [], ...config }) => ({
      ...config,
      name: nameOf(own),
      dependencies: dependencies.map(nameOf),
    }));
  });
  export default (await Promise.all(configs)).flat();`;

/** Where a fixture's build is. */
export const builtFolder = (folder: string, { id, name }: Pick<Fixture, 'id' | 'name'>): string =>
  join(folder, id, name, 'dist');

/**
 * Writes the sources of fixtures into a folder and builds them as every remote is built, in one process, because most of a small build
 * is its start. Throws with what the build says.
 */
export function buildFixtures(folder: string, fixtures: readonly Fixture[]): void {
  const installedAt = join(root, 'mf-account/node_modules');
  mkdirSync(folder, { recursive: true });
  symlinkSync(installedAt, join(folder, 'node_modules'));
  for (const fixture of fixtures) {
    for (const [file, contents] of Object.entries(editedSource(fixture))) {
      const path = join(folder, fixture.id, fixture.name, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, contents);
    }
  }
  writeFileSync(join(folder, 'rspack.config.ts'), configOfAll(fixtures));
  const { BUILD_FOLDER: _, RELEASE_VERSION: __, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(join(installedAt, '.bin/rspack'), ['build'], {
    cwd: folder,
    env: { ...env, NODE_ENV: 'production' },
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  });
  if (status !== 0) throw new Error(`the build of the fixtures ended with ${status}\n${stdout}${stderr}`);
}
