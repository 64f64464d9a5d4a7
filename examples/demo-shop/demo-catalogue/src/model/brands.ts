import { z } from 'zod';

/** Invented makers: the level multiplies prices and quality decides how well buyers rate them. */
type Brand = { name: string; level: number; quality: number };

const BRANDS = {
  vartis: { name: 'Vartis', level: 1.12, quality: 0.9 },
  obrii: { name: 'Obrii', level: 1.2, quality: 0.86 },
  kutok: { name: 'Kutok', level: 0.82, quality: 0.76 },
  pole: { name: 'Pole', level: 0.74, quality: 0.66 },
  porih: { name: 'Porih', level: 0.94, quality: 0.78 },
  mriya: { name: 'Mriya', level: 1.15, quality: 0.88 },
  potik: { name: 'Potik', level: 0.92, quality: 0.77 },
  vuzol: { name: 'Vuzol', level: 1.05, quality: 0.83 },
  hilka: { name: 'Hilka', level: 0.76, quality: 0.68 },
  oselia: { name: 'Oselia', level: 1.08, quality: 0.85 },
  zatysh: { name: 'Zatysh', level: 0.86, quality: 0.74 },
  zoria: { name: 'Zoria', level: 1.16, quality: 0.91 },
  iskra: { name: 'Iskra', level: 1, quality: 0.84 },
  promin: { name: 'Promin', level: 0.9, quality: 0.77 },
  kremin: { name: 'Kremin', level: 0.8, quality: 0.71 },
  zirka: { name: 'Zirka', level: 1.2, quality: 0.88 },
  sokil: { name: 'Sokil', level: 0.95, quality: 0.79 },
  lastivka: { name: 'Lastivka', level: 0.78, quality: 0.72 },
  forma: { name: 'Forma', level: 1.14, quality: 0.87 },
  rysa: { name: 'Rysa', level: 0.94, quality: 0.79 },
  tkach: { name: 'Tkach', level: 0.98, quality: 0.82 },
  plyn: { name: 'Plyn', level: 0.76, quality: 0.69 },
  tysha: { name: 'Tysha', level: 1.22, quality: 0.9 },
  vidlun: { name: 'Vidlun', level: 0.96, quality: 0.8 },
  tembr: { name: 'Tembr', level: 0.76, quality: 0.7 },
  obraz: { name: 'Obraz', level: 1.16, quality: 0.87 },
  vydyvo: { name: 'Vydyvo', level: 0.95, quality: 0.78 },
  palitra: { name: 'Palitra', level: 0.8, quality: 0.7 },
} satisfies Record<string, Brand>;

export type BrandName = keyof typeof BRANDS;
export const brandNameSchema = z.enum(Object.keys(BRANDS) as BrandName[]);

export const brandOf = (name: BrandName): Brand => BRANDS[name];
