import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brandCss } from './brand-css.ts';
import { brandPictures, problemOf } from './brand-files.ts';
import { type BrandData, brandSchema } from './brand-schema.ts';

/** Whose store it is, ready to be shown. */
export type Brand = BrandData & {
  /** Colours and logo as a style sheet. */
  css: string;
  /** Bytes of its pictures by their addresses. */
  pictures: ReadonlyMap<string, Buffer>;
};

/** The demo's brand, whose folder shows what one is made of. */
export const demoBrandFolder = fileURLToPath(new URL('../vitryna', import.meta.url));

/** Reads a brand's folder; throws an error that names everything that is wrong with it. */
export function readBrand(folder: string = demoBrandFolder): Brand {
  const problems: string[] = [];
  const read = (name: string): Buffer | null => {
    try {
      return readFileSync(join(folder, name));
    } catch {
      problems.push(`${name}: cannot be read`);
      return null;
    }
  };
  const readPicture = (name: string): Buffer => {
    const bytes = read(name) ?? Buffer.alloc(0);
    const problem = bytes.length > 0 && problemOf(name, bytes);
    if (problem) problems.push(`${name}: ${problem}`);
    return bytes;
  };
  const data = parse(read('brand.json'), problems);
  const { light, dark = light, footer = dark } = data?.logo ?? { light: 'logo.svg' };
  const logos = new Map([...new Set([light, dark, footer])].map((name) => [name, readPicture(name)]));
  const pictures = new Map([
    ...Object.entries(brandPictures).map(([name, address]) => [address, readPicture(name)] as const),
    ...[...logos].map(([name, bytes]) => [`/icons/${name}`, bytes] as const),
  ]);
  if (!data || problems.length > 0)
    throw new Error(`brand: ${folder} is no whole brand\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  return { ...data, css: brandCss(data, logos), pictures };
}

function parse(json: Buffer | null, problems: string[]): BrandData | null {
  if (!json) return null;
  try {
    const { data, error } = brandSchema.safeParse(JSON.parse(json.toString()));
    for (const { path, message } of error?.issues ?? [])
      problems.push(['brand.json:', path.join('.'), message].filter(Boolean).join(' '));
    return data ?? null;
  } catch (error) {
    problems.push(`brand.json: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}
