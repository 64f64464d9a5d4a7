import type { StatsCompilation } from '@rspack/core';

/** Chunk file → the modules in it with their size before minification, largest first: what a broken budget shows. */
export function moduleSizes(stats: StatsCompilation): Record<string, { module: string; bytes: number }[]> {
  const sizes: Record<string, { module: string; bytes: number }[]> = {};
  for (const chunk of stats.chunks ?? []) {
    const file = chunk.files?.find((name) => name.endsWith('.js'));
    if (!file) continue;
    sizes[file] = (chunk.modules ?? [])
      .flatMap((module) => module.modules ?? [module])
      .filter((module) => module.moduleType !== 'runtime')
      .map((module) => ({ module: shorten(module.name ?? module.identifier ?? '?'), bytes: module.size ?? 0 }))
      .sort((a, b) => b.bytes - a.bytes);
  }
  return sizes;
}

function shorten(name: string): string {
  return name.replace(/^.*node_modules\/(?:\.pnpm\/[^/]+\/node_modules\/)?/, '').replace(/^(?:\.\.?\/)+/, '');
}
