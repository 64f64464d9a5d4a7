import { createRequire } from 'node:module';
import { Script } from 'node:vm';

/** Builtins that a server bundle may use: what rendering needs; no files, no network, no processes. */
const allowedBuiltins = new Set([
  'assert',
  'async_hooks',
  'buffer',
  'crypto',
  'diagnostics_channel',
  'events',
  'path',
  'perf_hooks',
  'punycode',
  'querystring',
  'stream',
  'stream/web',
  'string_decoder',
  'timers',
  'url',
  'util',
  'util/types',
  'zlib',
]);

const requireBuiltin = createRequire(import.meta.url);

/** Of these only some names: the others hand out what belongs to the thread, or load libraries into the process. */
const partsOfBuiltins: Record<string, (builtin: object) => object> = {
  async_hooks: (builtin) => pick(builtin, ['AsyncLocalStorage', 'AsyncResource']),
  crypto: (builtin) => ({ ...builtin, setEngine: undefined, setFips: undefined }),
  diagnostics_channel: (builtin) => pick(builtin, ['channel', 'hasSubscribers', 'tracingChannel']),
};

const pick = (builtin: object, names: string[]): object =>
  Object.fromEntries(Object.entries(builtin).filter(([name]) => names.includes(name)));

function bundleBuiltin(name: string): unknown {
  const builtin: object = requireBuiltin(`node:${name}`);
  return partsOfBuiltins[name]?.(builtin) ?? builtin;
}

/** The builtin modules that bundles may use, by name: every bundle of a thread gets the same ones. */
export const allowedModules = (): Record<string, unknown> =>
  Object.fromEntries([...allowedBuiltins].map((name) => [`node:${name}`, requireBuiltin(`node:${name}`)]));

/** The `require` of one bundle: the shared packages of the shell, then allowed builtins, else an error that says so. */
export function createBundleRequire(owner: string, shared: Record<string, unknown>): (name: string) => unknown {
  return (name) => {
    if (Object.hasOwn(shared, name)) return shared[name];
    const builtin = name.replace(/^node:/, '');
    if (allowedBuiltins.has(builtin)) return bundleBuiltin(builtin);
    throw new Error(
      `release: ${owner} requires "${name}", which the shell does not share and no server bundle may use`,
    );
  };
}

/**
 * Evaluates a CommonJS bundle and returns its `module.exports`. Nothing is registered anywhere, so that a bundle is
 * collected together with the composition that held it. Whatever the bundle throws is thrown.
 */
export function evaluateBundle(input: {
  code: string;
  /** For stacks, e.g. `mf-catalog/1.2.0/server/server.cjs`. */
  filename: string;
  require: (name: string) => unknown;
}): unknown {
  // On one line with the first line of the bundle: its source map counts lines from there.
  const script = new Script(`(function (module, exports, require, __filename, __dirname) {${input.code}\n})`, {
    filename: input.filename,
  });
  const module = { exports: {} as unknown };
  script.runInThisContext()(module, module.exports, input.require, input.filename, '/');
  return module.exports;
}
