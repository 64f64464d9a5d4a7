import type { L10n } from '@vitryna/contracts/languages';
import type { ProductCardView } from '@vitryna/ui';

type BadgeKind = ProductCardView['badges'][number]['kind'];

/** Words of the badges: loaders write them into the view model, where no translations are at hand. */
export const badgeTexts: L10n<Record<Exclude<BadgeKind, 'free' | 'note'>, string>> = {
  uk: { hit: 'Хіт', new: 'Новинка', gift: 'Подарунок' },
  ru: { hit: 'Хит', new: 'Новинка', gift: 'Подарок' },
};
