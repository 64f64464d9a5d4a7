import { assetPath } from '@vitryna/contracts/file-addresses';
import type { RendererInput } from '@vitryna/contracts/remote';
import { type HashedStyle, styleBlock } from './composition-assets.ts';

const fontsName = 'fonts.css';
const fontsCss = `client/fonts/${fontsName}`;

/** The store's font with this release's addresses. */
export type Font = {
  /** For a browser that holds the files: the font, and its fallback of equal metrics. */
  whole: HashedStyle;
  /** For one that does not: the fallback alone. */
  fallback: HashedStyle;
  /** Addresses of the font's files. */
  files: string[];
};

/** Null when the release was built without a font. */
export function readFont({ shell, readCss }: Pick<RendererInput, 'shell' | 'readCss'>): Font | null {
  if (!shell.files[fontsCss]) return null;
  const folder = assetPath(shell, 'client/fonts/');
  const css = readCss(assetPath(shell, fontsCss)).replaceAll('url(fonts/', `url(${folder}`);
  const files = [...css.matchAll(/url\(([^)]+)\)/g)].flatMap(([, file]) => file ?? []);
  const fallback = css.split(/(?=@font-face)/).filter((rule) => !rule.includes('url('));
  return { whole: styleBlock(fontsName, css), fallback: styleBlock(fontsName, fallback.join('')), files };
}
