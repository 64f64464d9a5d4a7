import type { Storages } from './storages.ts';

/** One value and where it is remembered. `Name` carries its owner: `store_theme`. */
export type PersistOptions<T> = {
  name: string;
  /** The value when nothing is stored, or something that `parse` refuses. */
  initial: T;
  /** Gives the value back from what was stored, or throws. */
  parse: (stored: unknown) => T;
} & ({ storage: 'local' | 'session' } | { storage: 'cookies' /** Seconds. */; maxAge: number });

/** A remembered value. It is read anew each time: another tab may have written it. */
export type Persisted<T> = { read: () => T; write: (value: T) => void; clear: () => void };

function decode(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A text stands for itself unless it would be read as something else: a cookie then says `dark`, not `%22dark%22`. */
const encode = (value: unknown): string =>
  typeof value === 'string' && decode(value) === value ? value : JSON.stringify(value);

/**
 * Remembers a value under a name.
 *
 * @throws `write` and `clear` do for the cookies of a request: 'Cannot set a readonly cookie.' (specification §8)
 */
export function persist<T>(storages: Storages, options: PersistOptions<T>): Persisted<T> {
  const { name, initial, parse } = options;
  const storage = storages[options.storage];
  return {
    read: () => {
      const text = storage.get(name);
      if (text === null) return initial;
      try {
        return parse(decode(text));
      } catch {
        return initial;
      }
    },
    write: (value) => {
      const text = encode(value);
      if (options.storage === 'cookies') storages.cookies.set(name, text, options.maxAge);
      else storages[options.storage].set(name, text);
    },
    clear: () => storage.remove(name),
  };
}
