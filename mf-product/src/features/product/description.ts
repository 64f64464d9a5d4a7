import type { Product } from '@vitryna/contracts/api';
import type { Locale } from '@vitryna/contracts/constants';
import { localise } from '@vitryna/i18n';

/** The description of a product in a language (specification §3.1), as HTML that the server has cleaned. */
export function descriptionOf({ contents }: Pick<Product, 'contents'>, locale: Locale): string {
  return localise(contents.find(({ type }) => type === 'description')?.body, locale);
}
