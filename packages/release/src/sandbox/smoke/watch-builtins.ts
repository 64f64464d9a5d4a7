/** Tells which of the things that all code of a thread or a page shares are not as they were when the watch began; each is named once. */
export type ChangedBuiltins = () => string[];

/**
 * Remembers what the engine and the platform give to everybody: objects and prototypes with their properties, and globals; and modules that
 * are shared. Who puts another function there, or adds a property, changes the code of all other parts in silence. New globals are not told:
 * they meet nobody who does not ask for them.
 *
 * Browsers get this function as a text: it uses nothing from around it. And it is built of nothing that can be changed: no iterators, no
 * methods.
 */
export function watchBuiltins(scope: typeof globalThis, modules: Record<string, unknown> = {}): ChangedBuiltins {
  type Held = { name: string; holder: object; keys: PropertyKey[]; was: (PropertyDescriptor | undefined)[] };
  const { getOwnPropertyDescriptor, is, hasOwn, create } = Object;
  const { ownKeys } = Reflect;
  const textOf = String;
  const bare = <T>(): Record<PropertyKey, T> => create(null);
  // Errors are meant to be set up by programs, the console is for whoever looks in.
  const free = bare<true>();
  free['Error.stackTraceLimit'] = true;
  free['Error.prepareStackTrace'] = true;
  for (const name of ['console', 'globalThis', 'window', 'self', 'global', 'process']) free[name] = true;

  const isHolder = (value: unknown): value is object =>
    typeof value === 'function' || (typeof value === 'object' && value !== null);
  const all: Held[] = [];
  const seen = new Set<object>();
  const look = (holder: object, name: string): Held => {
    const keys = ownKeys(holder);
    return { name, holder, keys, was: keys.map((key) => getOwnPropertyDescriptor(holder, key)) };
  };
  const hold = (holder: unknown, name: string): void => {
    if (!isHolder(holder) || seen.has(holder)) return;
    seen.add(holder);
    all.push(look(holder, name));
    for (const inner of name === 'Intl' ? ownKeys(holder) : ['prototype']) {
      hold(getOwnPropertyDescriptor(holder, inner)?.value, `${name}.${textOf(inner)}`);
    }
  };
  const globals = look(scope, '');
  globals.keys.forEach((key, index) => {
    if (typeof key === 'string' && !free[key]) hold(globals.was[index]?.value, key);
  });
  for (const [name, module] of Object.entries(modules)) {
    hold(module, name);
    // A module of CommonJS lies in the one that a bundler makes of it.
    hold((module as { default?: unknown } | null)?.default, name);
  }
  // What a page has one of, and whose methods can be covered by properties of its own.
  for (const one of ['history', 'navigator']) {
    if (one in scope) hold((scope as unknown as Record<string, unknown>)[one], one);
  }

  const isSame = (one: PropertyDescriptor | undefined, other: PropertyDescriptor | undefined): boolean =>
    is(one?.value, other?.value) && one?.get === other?.get && one?.set === other?.set;

  return () => {
    const changed: string[] = [];
    const report = (path: string): void => {
      if (free[path]) return;
      free[path] = true;
      changed[changed.length] = path;
    };
    const compare = ({ name, holder, keys, was }: Held): void => {
      const known = bare<true>();
      const isGlobal = name === '';
      for (let index = 0; index < keys.length; index += 1) {
        const key = keys[index] as PropertyKey;
        known[key] = true;
        // A counter in a global of somebody's is no part of the platform.
        if (isGlobal && !isHolder(was[index]?.value)) continue;
        if (!isSame(was[index], getOwnPropertyDescriptor(holder, key)))
          report((isGlobal ? '' : `${name}.`) + textOf(key));
      }
      const now = ownKeys(holder);
      if (isGlobal || now.length <= keys.length) return;
      for (let index = 0; index < now.length; index += 1) {
        const key = now[index] as PropertyKey;
        if (!hasOwn(known, key)) report(`${name}.${textOf(key)}`);
      }
    };
    compare(globals);
    for (let index = 0; index < all.length; index += 1) compare(all[index] as Held);
    return changed;
  };
}
