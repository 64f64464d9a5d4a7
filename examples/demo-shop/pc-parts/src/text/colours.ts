import { type Locale, perLocale } from '@vitryna/contracts/languages';
import type { Gender, L10n } from './l10n.ts';

type Forms = Record<Gender, string>;
const forms = (stem: string, ru: string): L10n<Forms> => ({
  uk: { m: `${stem}ий`, f: `${stem}а`, n: `${stem}е`, pl: `${stem}і` },
  ru: { m: `${ru}ый`, f: `${ru}ая`, n: `${ru}ое`, pl: `${ru}ые` },
});
const blue = {
  uk: { m: 'синій', f: 'синя', n: 'синє', pl: 'сині' },
  ru: { m: 'синий', f: 'синяя', n: 'синее', pl: 'синие' },
};

/** The words of the data set for colours, and how pictures paint them. */
const WORDS: Record<string, L10n<Forms> & { hex: string }> = {
  Black: { ...forms('чорн', 'чёрн'), hex: '#1E2022' },
  White: { ...forms('біл', 'бел'), hex: '#ECEDEA' },
  Silver: { ...forms('сріблист', 'серебрист'), hex: '#C4C8CB' },
  Gray: { ...forms('сір', 'сер'), hex: '#8B9096' },
  Red: { ...forms('червон', 'красн'), hex: '#A8322B' },
  Blue: { ...blue, hex: '#2C4A78' },
  Green: { ...forms('зелен', 'зелён'), hex: '#3F5E4B' },
  Gold: { ...forms('золотист', 'золотист'), hex: '#D2B887' },
  Yellow: { ...forms('жовт', 'жёлт'), hex: '#E2B93B' },
  Orange: { ...forms('помаранчев', 'оранжев'), hex: '#E2712B' },
  Brown: { ...forms('коричнев', 'коричнев'), hex: '#6B4F3A' },
  Pink: { ...forms('рожев', 'розов'), hex: '#E3B7B5' },
  Purple: { ...forms('фіолетов', 'фиолетов'), hex: '#6C5A9C' },
  Clear: { ...forms('прозор', 'прозрачн'), hex: '#D9DEE0' },
  Transparent: { ...forms('прозор', 'прозрачн'), hex: '#D9DEE0' },
  Multicolor: { ...forms('різнокольоров', 'разноцветн'), hex: '#8B9096' },
  Beige: { ...forms('бежев', 'бежев'), hex: '#D8CBB5' },
  Camo: { ...forms('камуфляжн', 'камуфляжн'), hex: '#5E6650' },
  Teal: { ...forms('смарагдов', 'изумрудн'), hex: '#2E6E6A' },
  Copper: { ...forms('мідн', 'медн'), hex: '#A9673F' },
  Gunmetal: { ...forms('темно-сір', 'тёмно-сер'), hex: '#4A4F55' },
  Turquoise: { ...forms('бірюзов', 'бирюзов'), hex: '#4FA9A5' },
  Cyan: { ...forms('блакитн', 'лазурн'), hex: '#5BB5D0' },
  Platinum: { ...forms('платинов', 'платинов'), hex: '#D5D6D2' },
  Amber: { ...forms('бурштинов', 'янтарн'), hex: '#D08A2E' },
  Sandstone: { ...forms('піщан', 'песочн'), hex: '#CDB591' },
};

/** «Translucent Blue» reads as its colour with «напівпрозорий» before it, «UV Blue» as «ультрафіолетовий». */
const PREFIXES: Record<string, L10n> = {
  Translucent: { uk: 'напівпрозор', ru: 'полупрозрачн' },
  UV: { uk: 'ультрафіолетов', ru: 'ультрафиолетов' },
};

function word(token: string, gender: Gender): L10n | null {
  const [first = '', second] = token.split(' ');
  const colour = WORDS[second ?? first];
  if (colour === undefined) return null;
  const plain = { uk: colour.uk[gender], ru: colour.ru[gender] };
  const prefix = second === undefined ? undefined : PREFIXES[first];
  if (second === undefined) return plain;
  if (prefix === undefined) return null;
  const before = forms(prefix.uk, prefix.ru);
  return { uk: `${before.uk[gender]} ${plain.uk}`, ru: `${before.ru[gender]} ${plain.ru}` };
}

/** «Black / Red» → «чорний / червоний» in the gender of the noun; null for a colour outside the glossary. */
export function colourWords(text: string, gender: Gender): L10n | null {
  const words = text.split(' / ').map((token) => word(token, gender));
  if (words.some((entry) => entry === null)) return null;
  const tell = (language: Locale): string => [...new Set(words.map((entry) => entry?.[language] ?? ''))].join(' / ');
  return perLocale(tell);
}

/** The body colour of a picture. */
export const colourHex = (text: unknown): string =>
  (typeof text === 'string' ? WORDS[text.split(' / ')[0] ?? '']?.hex : undefined) ?? '#2B2E31';
