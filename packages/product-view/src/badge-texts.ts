import type { Locale } from '@vitryna/contracts/constants';
import type { ProductCardView } from '@vitryna/ui';

type BadgeKind = ProductCardView['badges'][number]['kind'];

/** Words of the badges: loaders write them into the view model, where no translations are at hand. */
export const badgeTexts: Record<Locale, Record<Exclude<BadgeKind, 'free' | 'note'>, string>> = {
  uk: { hit: 'Хіт', new: 'Новинка', gift: 'Подарунок' },
  ru: { hit: 'Хит', new: 'Новинка', gift: 'Подарок' },
};
