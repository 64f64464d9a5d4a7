import { createHash } from 'node:crypto';
import { assetPath } from '@vitryna/contracts/file-addresses';
import type { Release } from '@vitryna/contracts/release';
import type { AssetLink, RendererInput } from '@vitryna/contracts/remote';
import { escapeHtml } from './escape.ts';

/** A file of a release as a page links to it. */
export function assetLink(release: Release, file: string): AssetLink {
  const known = release.files[file];
  if (!known) throw new Error(`[shell] ${release.name} ${release.version} lists ${file} but does not hold it.`);
  return { path: assetPath(release, file), integrity: known.integrity };
}

/** The scripts that every document begins with: a small one, and the entry that it runs. */
export type ShellScripts = { starter: AssetLink; entry: AssetLink };

/** The scripts of a shell; an entry that has no starter begins by itself. */
export function shellScripts(shell: Release): ShellScripts {
  const [starter = shell.entry] = shell.exposes['./starter']?.js ?? [];
  return { starter: assetLink(shell, starter), entry: assetLink(shell, shell.entry) };
}

/** A style block of documents: its element as bytes, and the base64 SHA-256 of its contents. */
export type HashedStyle = { element: Uint8Array; hash: string };

/** Makes a style block; what stylesheets of the same `name` hold is in it, so that the browser does not fetch them. */
export function styleBlock(name: string, css: string): HashedStyle {
  return {
    element: Buffer.from(`<style data-href="${escapeHtml(name)}">${css}</style>`),
    hash: createHash('sha256').update(css).digest('base64'),
  };
}

/** CSS of the composition as style blocks, read and hashed once. */
export function createStyleReader({ readCss }: Pick<RendererInput, 'readCss'>) {
  const blocks = new Map<string, HashedStyle>();
  return (release: Release, file: string): HashedStyle => {
    const path = assetPath(release, file);
    let block = blocks.get(path);
    if (!block) {
      const css = readCss(path)
        .replace(/\/\*# sourceMappingURL=.*?\*\/\s*$/, '')
        .trim();
      // The name is what the chunk's own CSS loading looks for before it would fetch the file again.
      block = styleBlock(file.slice(file.lastIndexOf('/') + 1), css);
      blocks.set(path, block);
    }
    return block;
  };
}

/** The shell's own styles: what the header needs with the brand's, apart from the rest, which a document brings behind the header. */
export function readShellStyles(
  { shell, brand }: Pick<RendererInput, 'shell' | 'brand'>,
  readStyle: ReturnType<typeof createStyleReader>,
): { headerStyles: HashedStyle[]; shellStyles: HashedStyle[] } {
  // The build writes the header's stylesheet first.
  const [header, ...rest] = (shell.exposes['.']?.css ?? []).map((file) => readStyle(shell, file));
  // Behind the tokens, whose colours it may change.
  const own = brand ? [styleBlock('brand.css', brand.css)] : [];
  return { headerStyles: [...(header ? [header] : []), ...own], shellStyles: rest };
}
