import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decode } from '@jridgewell/sourcemap-codec';

export type ModuleSize = { module: string; bytes: number };

/**
 * Script of a release → the modules in it with their bytes as minified, largest first, read off its source map: what a broken
 * budget shows.
 */
export function moduleSizes(folder: string): Record<string, ModuleSize[]> {
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js') && existsSync(join(folder, `${name}.map`)));
  return Object.fromEntries(
    scripts.map((name) => {
      const code = readFileSync(join(folder, name), 'utf8');
      const map = JSON.parse(readFileSync(join(folder, `${name}.map`), 'utf8')) as SourceMap;
      return [name, sizesOf(code, map)];
    }),
  );
}

type SourceMap = { sources: (string | null)[]; mappings: string };

function sizesOf(code: string, { sources, mappings }: SourceMap): ModuleSize[] {
  const lines = code.split('\n');
  const bytes = new Map<string, number>();
  for (const [number, segments] of decode(mappings).entries()) {
    for (const [index, segment] of segments.entries()) {
      const end = segments[index + 1]?.[0] ?? lines[number]?.length ?? segment[0];
      const source = segment.length > 1 ? sources[segment[1] ?? -1] : null;
      const module = shorten(source ?? 'bundler');
      bytes.set(module, (bytes.get(module) ?? 0) + end - segment[0]);
    }
  }
  return [...bytes].map(([module, size]) => ({ module, bytes: size })).sort((a, b) => b.bytes - a.bytes);
}

function shorten(source: string): string {
  return source
    .replace(/^webpack:\/\/[^/]*\//, '')
    .replace(/^.*node_modules\/(?:\.pnpm\/[^/]+\/node_modules\/)?/, '')
    .replace(/^(?:\.\.?\/)+/, '');
}
