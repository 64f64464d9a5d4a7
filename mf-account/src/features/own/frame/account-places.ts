import type { Locale } from '@vitryna/contracts/constants';
import { href, paths } from '@vitryna/routing';

/** Places of the account, in the order of its navigation. */
export const accountPlaces = [
  'profile',
  'orders',
  'favourites',
  'addresses',
  'watches',
  'reviews',
  'coupons',
  'security',
] as const;
export type AccountPlace = (typeof accountPlaces)[number];

/** The name of each place. */
export const placeNames: Record<AccountPlace, string> = {
  profile: 'Personal data',
  orders: 'Orders',
  favourites: 'Favourites',
  addresses: 'Addresses',
  watches: 'What I wait for',
  reviews: 'Reviews and questions',
  coupons: 'Coupons',
  security: 'Sign-in and security',
};

/** The position of each place. */
export function placeHref(locale: Locale, place: AccountPlace): string {
  if (place === 'profile') return paths.account(locale);
  if (place === 'favourites') return paths.accountFavorites(locale);
  return href(locale, `/account/${place}`);
}
