import prepositions from './data/prepositions.json' with { type: 'json' };
import { foldText } from './fold.ts';
import { isStopWord, rewritePhrases } from './synonyms.ts';
import { wordsOf } from './words.ts';

/** A word of a query, or several that are one; after `для` it says what for, after `з` what with. */
export type Chunk = { text: string; role: 'purpose' | 'feature' | null };

/** Most chunks that are read; more do not narrow a search. */
const maxChunks = 12;
const roles = new Map(
  (['purpose', 'feature'] as const).flatMap((role) =>
    prepositions[role].map((word) => [foldText(word), role] as const),
  ),
);
const isCyrillic = (text: string): boolean => /^[а-яіїєґё’'-]+$/i.test(text);

/** Joins numbers with their unit and thousands with what follows them. */
function joinNumbers(raw: readonly string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < raw.length; at += 1) {
    const [chunk = '', next] = [raw[at], raw[at + 1]];
    const isNumber = /^\d+(?:[.,]\d+)?$/.test(chunk);
    const unit = next !== undefined && isNumber ? wordsOf(`${chunk} ${next}`) : [];
    const isThousands = next !== undefined && /^\d{1,3}$/.test(chunk) && /^\d00$/.test(next);
    const isMeasure = unit.length === 1 && !isThousands;
    joined.push(isMeasure || isThousands ? `${chunk} ${next}` : chunk);
    if (isMeasure || isThousands) at += 1;
  }
  return joined;
}

/** A role lasts until the next preposition, or until a word that is a model or a number. */
function withRoles(texts: readonly string[]): Chunk[] {
  let role: Chunk['role'] = null;
  return texts.map((text, at) => {
    const own = roles.get(foldText(text));
    if (own) role = own;
    else if (!isCyrillic(text)) role = null;
    return { text, role: at === 0 ? null : role };
  });
}

/** Splits a query into chunks: numbers keep their unit, phrases become the catalogue's, empty words go. */
export function chunksOf(query: string): Chunk[] {
  const raw = query
    .trim()
    .split(/\s+/)
    .slice(0, maxChunks * 2);
  const joined = withRoles(joinNumbers(raw));
  const kept = rewritePhrases(joined).filter(({ text }) => !isStopWord(foldText(text)));
  return (kept.length > 0 ? kept : joined).filter(({ text }) => /[\p{L}\p{N}]/u.test(text)).slice(0, maxChunks);
}
