import { assetPath } from '@vitryna/contracts/file-addresses';
import type { RendererInput } from '@vitryna/contracts/remote';
import { type HashedStyle, styleBlock } from './composition-assets.ts';

const fontsName = 'fonts.css';
const fontsCss = `client/fonts/${fontsName}`;

/** The store's font with this release's addresses. */
export type Font = {
  /** For a browser that holds the files: the font, and its fallbacks of equal metrics. */
  whole: HashedStyle;
  /** For one that does not: the fallbacks alone. */
  fallback: HashedStyle;
  /** Address of the rules, which name the font's files. */
  stylesheet: string;
};

/** Null when the release was built without a font. */
export function readFont({ shell, readCss }: Pick<RendererInput, 'shell' | 'readCss'>): Font | null {
  if (!shell.files[fontsCss]) return null;
  const stylesheet = assetPath(shell, fontsCss);
  const css = readCss(stylesheet).replaceAll('url(./', `url(${assetPath(shell, 'client/fonts/')}`);
  const fallback = css.split(/(?=@font-face)/).filter((rule) => !rule.includes('url('));
  return { whole: styleBlock(fontsName, css), fallback: styleBlock(fontsName, fallback.join('')), stylesheet };
}
