import spellings from './data/brand-spellings.json' with { type: 'json' };
import { foldText } from './fold.ts';

/** Latin names by the Cyrillic spellings that letter-by-letter transliteration does not give. */
const aliases = new Map<string, string[]>();
for (const [latin, words] of Object.entries(spellings)) {
  for (const word of words.split(' ')) {
    const key = foldText(word).replace(/-/g, '');
    aliases.set(key, [...(aliases.get(key) ?? []), latin]);
  }
}

/** Latin names that a folded Cyrillic word may stand for. */
export const aliasesOf = (word: string): readonly string[] => aliases.get(word) ?? [];

/** Latin names that a folded Cyrillic beginning may become. */
export const aliasesBeginning = (beginning: string): string[] =>
  [...aliases].flatMap(([key, names]) => (key.startsWith(beginning) ? names : []));
