import { z } from 'zod';
import type { L10n } from './l10n.ts';

export const genderSchema = z.enum(['m', 'f', 'n', 'pl']);
/** Masculine, feminine, neuter, plural: how the noun of a product agrees. */
export type Gender = z.infer<typeof genderSchema>;

type Forms = Record<Gender, string>;
type Colour = L10n<Forms> & { hex: string };

const hard = (stem: string, ru: string): L10n<Forms> => ({
  uk: { m: `${stem}ий`, f: `${stem}а`, n: `${stem}е`, pl: `${stem}і` },
  ru: { m: `${ru}ый`, f: `${ru}ая`, n: `${ru}ое`, pl: `${ru}ые` },
});

const TABLE = {
  white: { hex: '#ECEDEA', ...hard('біл', 'бел') },
  black: { hex: '#1E2022', ...hard('чорн', 'чёрн') },
  graphite: { hex: '#3A3E42', ...hard('графітов', 'графитов') },
  silver: { hex: '#C4C8CB', ...hard('сріблист', 'серебрист') },
  grey: { hex: '#8B9096', ...hard('сір', 'сер') },
  green: { hex: '#3F5E4B', ...hard('зелен', 'зелён') },
  beige: { hex: '#D8CBB5', ...hard('бежев', 'бежев') },
  red: { hex: '#A8322B', ...hard('червон', 'красн') },
  gold: { hex: '#D2B887', ...hard('золотист', 'золотист') },
  lilac: { hex: '#B3A5CC', ...hard('бузков', 'сиренев') },
  orange: { hex: '#E2712B', ...hard('помаранчев', 'оранжев') },
  mint: { hex: '#A9CDBD', ...hard('м’ятн', 'мятн') },
  pink: { hex: '#E3B7B5', ...hard('рожев', 'розов') },
  blue: {
    hex: '#2C4A78',
    uk: { m: 'синій', f: 'синя', n: 'синє', pl: 'сині' },
    ru: { m: 'синий', f: 'синяя', n: 'синее', pl: 'синие' },
  },
  sky: {
    hex: '#8FB4D6',
    uk: { m: 'блакитний', f: 'блакитна', n: 'блакитне', pl: 'блакитні' },
    ru: { m: 'голубой', f: 'голубая', n: 'голубое', pl: 'голубые' },
  },
} satisfies Record<string, Colour>;

export type ColourName = keyof typeof TABLE;
export const colourNameSchema = z.enum(Object.keys(TABLE) as ColourName[]);

export const colourHex = (name: ColourName): string => TABLE[name].hex;

/** The adjective in the gender of the product's noun. */
export const colourWord = (name: ColourName, genders: L10n<Gender>): L10n => ({
  uk: TABLE[name].uk[genders.uk],
  ru: TABLE[name].ru[genders.ru],
});
