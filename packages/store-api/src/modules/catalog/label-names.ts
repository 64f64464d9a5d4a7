import type { Label } from '@vitryna/contracts/api';

type L10n = { uk: string; ru: string };

/** Names of the labels as filters and showcases show them. */
export const labelNames: Record<Label, L10n> = {
  new: { uk: 'Новинка', ru: 'Новинка' },
  hit: { uk: 'Хіт продажу', ru: 'Хит продаж' },
  sale: { uk: 'Знижка', ru: 'Скидка' },
  promo: { uk: 'Акція', ru: 'Акция' },
  shippingIncluded: { uk: 'Безкоштовна доставка', ru: 'Бесплатная доставка' },
  shippingPaid: { uk: 'Платна доставка', ru: 'Платная доставка' },
  markdown: { uk: 'Уцінка', ru: 'Уценка' },
  exclusive: { uk: 'Ексклюзив', ru: 'Эксклюзив' },
};

/** Name of the filter that narrows a search to categories. */
export const categoryFilterName: L10n = { uk: 'Категорія', ru: 'Категория' };
