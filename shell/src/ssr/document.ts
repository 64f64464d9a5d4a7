import type { Locale } from '@vitryna/contracts/constants';
import type { AssetLink } from '@vitryna/contracts/remote';
import type { PreloadPicture } from '@vitryna/remote-kit';
import { manifestPath } from '@vitryna/routing';
import type { HeadTags } from '../document/head-tags.ts';
import { type PageState, pageStateId } from '../document/page-state.ts';
import type { HashedStyle, ShellScripts } from './composition-assets.ts';
import { escapeHtml, jsonForScript } from './escape.ts';

export type DocumentInput = {
  locale: Locale;
  /** Its beginning, up to where variants differ no longer. */
  opening: Uint8Array;
  head: HeadTags;
  /** The styles of the first paint: tokens, the header. */
  headerStyles: HashedStyle[];
  /** Everything from the header on. */
  styles: HashedStyle[];
  scripts: ShellScripts;
  /** Modules of the matched page, in the order they run. */
  modules: AssetLink[];
  preloadPicture: PreloadPicture | undefined;
  /** React's output, UTF-8. */
  body: Buffer;
  state: PageState | null;
};

const attribute = (name: string, value: string) => ` ${name}="${escapeHtml(value)}"`;

/** The page's top below its header. */
const mainStart = '<main';

/**
 * The whole HTML of a page, UTF-8: everything it needs is named in it, so that one wave of requests follows. Parts that are bytes
 * already are not made into text again: joined, a page would be written four times until it is sent.
 *
 * A browser's parser first stops for a frame after about 10 ms. A phone must be able to paint what it has parsed by then:
 * the page's styles and modules stand behind the header, where React skips what it did not write itself (direct children of
 * its root). Scripts start no later for it: the browser looks through the document for them before it parses.
 */
export function renderDocument(input: DocumentInput): Buffer {
  const { locale, opening, head, body, state } = input;
  const { starter, entry } = input.scripts;
  const start = Math.max(body.indexOf(mainStart), 0);
  const parts: (string | Uint8Array)[] = [
    opening,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(head.title)}</title>`,
    picturePreload(input.preloadPicture),
    ...input.headerStyles.map(({ element }) => element),
    headElements(head),
    '<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/icons/icon.svg" type="image/svg+xml">',
    `<link rel="apple-touch-icon" href="/icons/icon-180.png"><link rel="manifest" href="${manifestPath(locale)}">`,
    '</head><body><div id="root">',
    body.subarray(0, start),
    ...input.styles.map(({ element }) => element),
    `<script defer${attribute('src', starter.path)}${attribute('integrity', starter.integrity)}></script>`,
    preload('rel="preload" as="script"', entry),
    ...input.modules.map((module) => preload('rel="modulepreload" crossorigin', module)),
    body.subarray(start),
    '</div>',
    state ? `<script type="application/json" id="${pageStateId}">${jsonForScript(state)}</script>` : '',
    '</body></html>',
  ];
  return Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
}

function preload(kind: string, { path, integrity }: AssetLink): string {
  return `<link ${kind} fetchpriority="low"${attribute('href', path)}${attribute('integrity', integrity)}>`;
}

function picturePreload(picture: PreloadPicture | undefined): string {
  if (!picture) return '';
  const { srcSet, sizes, type } = picture;
  return `<link rel="preload" as="image" fetchpriority="high"${attribute('imagesrcset', srcSet)}${attribute('imagesizes', sizes)}${attribute('type', type)}>`;
}

/** Tags that the browser replaces while navigating carry `data-head`. */
function headElements(head: HeadTags): string {
  return [
    ...head.metas.map(
      ({ name, content }) => `<meta data-head${attribute('name', name)}${attribute('content', content)}>`,
    ),
    ...head.links.map(
      (link) =>
        `<link data-head${Object.entries(link)
          .map(([name, value]) => attribute(name, value))
          .join('')}>`,
    ),
    ...head.properties.map(
      ({ property, content }) => `<meta data-head${attribute('property', property)}${attribute('content', content)}>`,
    ),
    ...head.structuredData.map(
      (data) =>
        `<script data-head type="application/ld+json">${jsonForScript({ '@context': 'https://schema.org', ...data })}</script>`,
    ),
  ].join('');
}
