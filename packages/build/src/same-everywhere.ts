import { isAbsolute, relative } from 'node:path';
import { rspack } from '@rspack/core';

const virtualModule = /^(?:[^!]+!=!)?data:text\/javascript,/;
const quotedPath = /"((?:[^"\\]|\\.)*)"/g;

/** A path as a module of this folder imports it. */
export function importPath(folder: string, path: string): string {
  const own = relative(folder, path).replaceAll('\\', '/');
  return own.startsWith('.') ? own : `./${own}`;
}

/**
 * The federation plugin writes the checkout's own paths into the virtual module that it begins with. Module ids and source maps are
 * made from it, so the same source would get another version in every folder.
 */
export function sameEverywhere(folder: string) {
  return new rspack.NormalModuleReplacementPlugin(virtualModule, (resource) => {
    const [scheme = ''] = virtualModule.exec(resource.request) ?? [];
    const code = decodeURIComponent(resource.request.slice(scheme.length)).replace(quotedPath, (whole, path: string) =>
      isAbsolute(path) ? JSON.stringify(importPath(folder, path)) : whole,
    );
    resource.request = scheme + encodeURIComponent(code);
  });
}
