/** What follows `npm test --`. */
export type TestOptions = {
  isFull: boolean;
  keepsGoing: boolean;
  /** Only what a change can reach: the revision that it is counted from, null for the default; undefined for everything. */
  changedSince: string | null | undefined;
  /** One step alone, and words that it is given. */
  only: { step: string; words: string[] } | null;
};

/**
 * Reads the words after `npm test --`; `--only STEP` takes all that follow it.
 *
 * @throws on words that contradict or lack each other
 */
export function readOptions(words: readonly string[]): TestOptions {
  const at = words.indexOf('--only');
  const own = at === -1 ? words : words.slice(0, at);
  const [step, ...rest] = at === -1 ? [] : words.slice(at + 1);
  if (at !== -1 && step === undefined) throw new Error('--only needs the name of a step.');
  const changed = own.indexOf('--changed');
  const [since, revision] = changed === -1 ? [] : own.slice(changed + 1);
  if (since === 'since' && (revision === undefined || revision.startsWith('-')))
    throw new Error('"since" needs a revision.');
  if (changed !== -1 && (step !== undefined || own.includes('--full')))
    throw new Error('--changed chooses the steps itself: it goes with neither --only nor --full.');
  return {
    isFull: own.includes('--full'),
    keepsGoing: own.includes('--keep-going'),
    changedSince: changed === -1 ? undefined : since === 'since' ? (revision ?? null) : null,
    only: step === undefined ? null : { step, words: rest },
  };
}
