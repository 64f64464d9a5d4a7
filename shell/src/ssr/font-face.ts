import { createHash } from 'node:crypto';
import type { RendererInput } from '@vitryna/contracts/remote';
import { assetPath, type HashedStyle } from './composition-assets.ts';

export type FontFace = { style: HashedStyle; preload: string[] };

const fontsCss = 'client/fonts/fonts.css';

/** The `@font-face` rules with this release's addresses, and the files to preload; null when it was built without a font. */
export function fontFace({ shell, readCss }: Pick<RendererInput, 'shell' | 'readCss'>): FontFace | null {
  if (!shell.files[fontsCss]) return null;
  const folder = assetPath(shell, 'client/fonts/');
  const css = readCss(assetPath(shell, fontsCss)).replaceAll('url(fonts/', `url(${folder}`);
  const hash = createHash('sha256').update(css).digest('base64');
  const files = Object.keys(shell.files).filter((file) => file.endsWith('.woff2'));
  return { style: { name: 'fonts.css', css, hash }, preload: files.map((file) => assetPath(shell, file)) };
}
