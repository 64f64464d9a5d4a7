import type { Locale } from '@vitryna/contracts/constants';
import type { NavigationMode, PageVariant, RendererBrand } from '@vitryna/contracts/remote';
import { lookAttributes } from '../document/list-view.ts';
import { ownPageColours } from '../document/theme.ts';
import { escapeHtml } from './escape.ts';
import type { Font } from './font-face.ts';

type OpeningInput = {
  locale: Locale;
  composition: string;
  font: Font | null;
  brand?: RendererBrand | undefined;
  navigation?: NavigationMode | undefined;
};

/** The beginning of all documents of a language and a composition: as a new visitor gets it, and for a variant. */
export type DocumentOpening = {
  plain: Uint8Array;
  write: (variant: PageVariant) => Uint8Array;
  /** Of the style blocks of every variant: the policy is the page's, for every visitor. */
  styleHashes: string[];
};

/** Makes the openings; the gateway keeps a page once and writes its beginning anew for who chose something. */
export function createOpening(input: OpeningInput): DocumentOpening {
  const { font } = input;
  return {
    plain: writeOpening(input, { theme: null, hasFont: false, looks: [] }),
    write: (variant) => writeOpening(input, variant),
    styleHashes: font ? [font.whole.hash, font.fallback.hash] : [],
  };
}

/** Everything in which variants differ: attributes of `<html>`, the font, the colours of the browser's frame. UTF-8. */
export function writeOpening(
  { locale, composition, font, brand, navigation }: OpeningInput,
  variant: PageVariant,
): Uint8Array {
  const { theme, hasFont, looks } = variant;
  const [light, dark] = ownPageColours.split(' ');
  const pageColours = { light, dark, ...brand?.pageColours };
  const ground = `${pageColours.light} ${pageColours.dark}`;
  const attributes = [
    ['lang', locale],
    ['data-composition', composition],
    // Left out where all is usual: it costs those pages nothing.
    ...(navigation === 'plain' ? [['data-navigation', navigation]] : []),
    ...(theme ? [['data-theme', theme]] : []),
    ...(ground === ownPageColours ? [] : [['data-page-colours', ground]]),
    // The page's requests after hydration.
    ...(font && !hasFont ? [['data-fonts', font.stylesheet]] : []),
  ].map(([name, value = '']) => ` ${name}="${escapeHtml(value)}"`);
  const style = hasFont ? font?.whole : font?.fallback;
  const colours = (['light', 'dark'] as const).map(
    (scheme) =>
      `<meta name="theme-color" content="${pageColours[theme ?? scheme]}" media="(prefers-color-scheme: ${scheme})">`,
  );
  return Buffer.concat([
    Buffer.from(`<!doctype html><html${attributes.join('')}${lookAttributes(looks)}><head><meta charset="utf-8">`),
    style?.element ?? new Uint8Array(),
    Buffer.from(colours.join('')),
  ]);
}
