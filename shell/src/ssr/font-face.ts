import { createHash } from 'node:crypto';
import type { RendererInput } from '@vitryna/contracts/remote';
import { assetPath, type HashedStyle } from './composition-assets.ts';

const fontsCss = 'client/fonts/fonts.css';

/**
 * The `@font-face` rules with this release's addresses; null when it was built without a font. The files are not preloaded: a
 * browser holds the first paint back for a preloaded optional font, a quarter of a second on a slow phone.
 */
export function fontFace({ shell, readCss }: Pick<RendererInput, 'shell' | 'readCss'>): HashedStyle | null {
  if (!shell.files[fontsCss]) return null;
  const folder = assetPath(shell, 'client/fonts/');
  const css = readCss(assetPath(shell, fontsCss)).replaceAll('url(fonts/', `url(${folder}`);
  const hash = createHash('sha256').update(css).digest('base64');
  return { name: 'fonts.css', css, hash };
}
