import { setImmediate } from 'node:timers';

/** Globals that reach the network, and what is made of one of them. */
const networkGlobals = ['fetch', 'WebSocket', 'EventSource', 'BroadcastChannel'];
/** The global key of the dispatcher of Node's fetch. */
const dispatcherKeys = ['undici.globalDispatcher.1', 'undici.globalDispatcher.2'].map((name) => Symbol.for(name));

const refuse = (name: string) => () => {
  throw new Error(`render-pool: no bundle may use ${name}`);
};

/** Code that would end the process ends its thread, like any uncaught error, and is named by it. */
const end = (name: string) => () => {
  const error = new Error(`render-pool: a bundle called ${name}`);
  // Also where its caller catches what is thrown.
  setImmediate(() => {
    throw error;
  });
  throw error;
};

/** The little of `process` that rendering needs: no builtin modules, no exit, no signals, no environment of the gateway. */
function createProcess() {
  const { version, versions, platform, arch, nextTick, hrtime, uptime, emitWarning } = process;
  const nothing = () => sealed;
  const sealed = Object.freeze({
    version,
    versions,
    platform,
    arch,
    nextTick,
    hrtime,
    uptime,
    emitWarning,
    env: Object.freeze({ NODE_ENV: process.env.NODE_ENV }),
    argv: Object.freeze([]),
    cwd: () => '/',
    exit: end('process.exit'),
    reallyExit: end('process.reallyExit'),
    abort: end('process.abort'),
    kill: end('process.kill'),
    getBuiltinModule: refuse('process.getBuiltinModule'),
    on: nothing,
    once: nothing,
    off: nothing,
    emit: () => false,
  });
  return sealed;
}

/** A console that writes to the gateway's standard error and holds no stream. */
function createConsole() {
  const { error } = console;
  const write = (...values: unknown[]) => error(...values);
  const names = ['debug', 'dir', 'error', 'group', 'info', 'log', 'table', 'trace', 'warn'];
  const silent = ['assert', 'clear', 'count', 'countReset', 'groupEnd', 'time', 'timeEnd', 'timeLog', 'timeStamp'];
  return Object.freeze({
    ...Object.fromEntries(names.map((name) => [name, write])),
    ...Object.fromEntries(silent.map((name) => [name, () => undefined])),
  });
}

const set = (name: PropertyKey, value: unknown) =>
  Object.defineProperty(globalThis, name, { value, writable: false, configurable: false, enumerable: false });

/**
 * Takes from the globals of this thread, for good, what leads out of it, before any bundle is evaluated. It is a lock against mistakes
 * and idle hands; what it cannot hold back stands in decision 105.
 */
export function sealThread(): void {
  const dispatcher = Object.freeze({ dispatch: refuse('the network') });
  for (const key of dispatcherKeys) set(key, dispatcher);
  for (const name of networkGlobals) set(name, undefined);
  set('console', createConsole());
  set('process', createProcess());
}
