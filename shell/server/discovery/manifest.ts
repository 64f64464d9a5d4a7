import type { Brand } from '@vitryna/brand';
import { type Locale, locales } from '@vitryna/contracts/constants';
import { manifestPath, paths } from '@vitryna/routing';
import { type FlatHeaders, type Middleware, noSniff, send } from '../http/request-context.ts';

type ManifestBrand = Pick<Brand, 'name' | 'colours'>;
type Text = (locale: Locale, key: string) => string;

const sizes = [192, 512] as const;

/** The web app manifest of one language: name and start differ, so each language is installed as itself. */
export function webManifest(locale: Locale, text: Text, { name, colours }: ManifestBrand): Record<string, unknown> {
  const start = paths.home(locale);
  const icon = (size: number, purpose: 'any' | 'maskable') => ({
    src: `/icons/${purpose === 'any' ? 'icon' : 'maskable'}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const shortcut = (key: string, url: string) => ({ name: text(locale, key), url });
  return {
    id: start,
    name: name[locale],
    short_name: name[locale],
    description: text(locale, 'Electronics chosen by figures, not by promises.'),
    lang: locale,
    dir: 'ltr',
    start_url: start,
    scope: '/',
    display: 'standalone',
    background_color: colours.page.light,
    theme_color: colours.solid.light,
    categories: ['shopping'],
    icons: [
      { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      ...sizes.map((size) => icon(size, 'any')),
      ...sizes.map((size) => icon(size, 'maskable')),
    ],
    shortcuts: [
      shortcut('Catalogue', paths.catalog(locale)),
      shortcut('Cart', paths.checkout(locale)),
      shortcut('Favourites', paths.accountFavorites(locale)),
    ],
  };
}

const headers: FlatHeaders = [
  'Content-Type',
  'application/manifest+json; charset=utf-8',
  'Cache-Control',
  'public, max-age=3600',
  ...noSniff,
];

/** `/manifest.webmanifest` and one for each further language, in the words of the live composition. */
export const createManifests =
  (text: Text, brand: ManifestBrand): Middleware =>
  (context) => {
    const locale = locales.find((one) => manifestPath(one) === context.pathname);
    if (!locale) return false;
    send(context, 200, headers, JSON.stringify(webManifest(locale, text, brand)));
    return true;
  };
