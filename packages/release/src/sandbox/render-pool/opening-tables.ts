import type { RenderResult } from '@vitryna/contracts/remote';
import type { FromThread, PlainResult } from './messages.ts';
import { allVariants, variantKey } from './variants.ts';

type Opening = NonNullable<RenderResult['opening']>;

/** In a thread: makes a table of what a function writes for every variant, once for each function, because no function can leave it. */
export function createOpeningSender(post: (message: FromThread) => void) {
  const keys = new WeakMap<Opening['write'], number>();
  let last = 0;
  return ({ length, write }: Opening): NonNullable<PlainResult['opening']> => {
    let key = keys.get(write);
    if (key === undefined) {
      last += 1;
      key = last;
      keys.set(write, key);
      const written = allVariants.map((variant) => [variantKey(variant), Uint8Array.from(write(variant))] as const);
      post({ kind: 'opening', key, variants: Object.fromEntries(written) });
    }
    return { length, key };
  };
}

/** In the gateway: tables of a composition, one of each kind whichever thread sent it. */
export function createOpeningTables() {
  const known = new Map<string, Opening['write']>();
  return (variants: Record<string, Uint8Array>): Opening['write'] => {
    const content = JSON.stringify(
      Object.entries(variants).map(([name, bytes]) => [name, Buffer.from(bytes).toString('latin1')]),
    );
    const same = known.get(content);
    if (same) return same;
    const write: Opening['write'] = (variant) => variants[variantKey(variant)] ?? new Uint8Array();
    known.set(content, write);
    return write;
  };
}
