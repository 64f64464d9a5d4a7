import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Release, ReleaseFile, RouteDeclaration } from '@vitryna/contracts/release';
import { integrityOf } from '../model/integrity.ts';
import { fakeRemoteBundle, fakeShellBundle } from './fake-bundles.ts';

/** A test's release; the rest is filled in. */
export type FakeReleaseInput = Partial<Omit<Release, 'files' | 'name'>> & {
  name: string;
  /** Contents of further files by path. */
  contents?: Record<string, string>;
  /** Source of `server/server.cjs`. */
  bundle?: string;
};

/** A release folder in memory: what the build would have written. */
export type FakeRelease = { release: Release; files: Map<string, Buffer> };

/** A public page of the default layout. */
export const fakeRoute = (name: string, path: string, example?: string): RouteDeclaration => ({
  name,
  path,
  layout: 'default',
  cache: 'public',
  query: [],
  page: name,
  ...(example !== undefined && { example }),
});

/** Makes a whole release from a few facts, with hashes and compressed twins. */
export function fakeRelease(input: FakeReleaseInput): FakeRelease {
  const { contents = {}, bundle, ...facts } = input;
  const version = facts.version ?? '1.0.0';
  const isShell = facts.name === 'shell';
  const sources: Record<string, string> = {
    'client/entry.js': `export const version = '${facts.name} ${version}';\n`.repeat(20),
    'client/styles.css': `.${facts.name} { --version: '${version}' }\n`,
    'server/server.cjs': bundle ?? (isShell ? fakeShellBundle(version) : fakeRemoteBundle(version, facts.routes ?? [])),
    ...contents,
  };
  const bytes = new Map<string, Buffer>();
  const files: Record<string, ReleaseFile> = {};
  for (const [path, source] of Object.entries(sources)) {
    const original = Buffer.from(source);
    bytes.set(path, original);
    files[path] = { integrity: integrityOf(original), size: original.length };
    if (path.startsWith('client/')) {
      const twins = { brotli: brotliCompressSync(original), gzip: gzipSync(original) };
      bytes.set(`${path}.br`, twins.brotli).set(`${path}.gz`, twins.gzip);
      Object.assign(files[path], { brotli: twins.brotli.length, gzip: twins.gzip.length });
    }
  }
  const assets = { js: ['client/entry.js'], css: ['client/styles.css'] };
  const release: Release = {
    schema: 1,
    version,
    builtAt: '2026-01-01T00:00:00.000Z',
    entry: 'client/entry.js',
    server: 'server/server.cjs',
    routes: [],
    exposes: isShell ? {} : { './pages': assets, './modals': { js: [], css: [] } },
    pages: Object.fromEntries((facts.routes ?? []).map(({ page }) => [page, assets])),
    modals: {},
    shared: isShell ? { react: '19.3.1' } : { react: '^19.0.0' },
    contracts: { events: 1, store: 1, api: 1 },
    passesTrust: true,
    events: { sends: [], hears: [] },
    needs: [],
    texts: {},
    ...facts,
    files,
  };
  return { release, files: bytes };
}

/** Writes a release folder as the build does. */
export async function writeFakeRelease(folder: string, input: FakeReleaseInput): Promise<Release> {
  const { release, files } = fakeRelease(input);
  const all = new Map<string, Buffer | string>(files).set('release.json', JSON.stringify(release));
  for (const [path, bytes] of all) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), bytes);
  }
  return release;
}
