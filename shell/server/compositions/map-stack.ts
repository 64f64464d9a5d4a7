import { SourceMap, type SourceMapPayload } from 'node:module';
import type { ReleaseReader } from '@vitryna/release';
import { LRUCache } from 'lru-cache';

const framePattern = /((?:shell|mf-[a-z0-9-]+)\/[0-9A-Za-z.+-]+)\/(server\/[\w.-]+\.cjs):(\d+):(\d+)/g;

/** Rewrites frames of server bundles in a stack to the sources they were built from. */
export type MapStack = (stack: string) => Promise<string>;

/** Maps stacks with the source maps of the releases, read when they are first needed; a few are kept. */
export function createStackMapper(store: ReleaseReader, keptMaps = 8): MapStack {
  const maps = new LRUCache<string, Promise<SourceMap | null>>({ max: keptMaps });

  const readMap = (release: string, path: string): Promise<SourceMap | null> => {
    const key = `${release}/${path}`;
    let map = maps.get(key);
    if (!map) {
      const [app = '', version = ''] = release.split('/');
      map = store
        .readFile(app, version, `${path}.map`)
        .then((bytes) => new SourceMap(JSON.parse(bytes.toString('utf8')) as SourceMapPayload))
        .catch(() => null);
      maps.set(key, map);
    }
    return map;
  };

  return async (stack) => {
    const frames = [...stack.matchAll(framePattern)];
    let mapped = stack;
    for (const [text, release = '', path = '', line, column] of frames) {
      const map = await readMap(release, path);
      const origin = map?.findEntry(Number(line) - 1, Number(column) - 1);
      if (origin && 'originalSource' in origin && origin.originalSource) {
        const where = `${origin.originalSource}:${origin.originalLine + 1}:${origin.originalColumn + 1}`;
        mapped = mapped.replace(text, `${where} (${release})`);
      }
    }
    return mapped;
  };
}
