import { z } from 'zod';
import { readData } from '../data/read-data.ts';
import { type L10n, l10nSchema } from '../text/l10n.ts';

/** What cards write instead of a long name, at most twelve letters, by the name's Ukrainian text. */
export const SHORT_NAMES: ReadonlyMap<string, L10n> = new Map(
  Object.entries(readData('short-names.json', z.record(z.string(), l10nSchema))),
);
