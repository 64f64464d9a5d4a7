import type { Label, ProductStatus, ShowcaseBlock } from '@vitryna/contracts/api';
import type { L10n } from '@vitryna/contracts/languages';

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

/** Name of the filter by labels. */
export const labelFilterName: L10n = { uk: 'Позначки', ru: 'Метки' };

/** Name of the filter by price, and what stands before its bounds. */
export const priceFilterName: L10n = { uk: 'Ціна', ru: 'Цена' };
export const priceBoundWords: L10n<{ from: string; to: string }> = {
  uk: { from: 'від', to: 'до' },
  ru: { from: 'от', to: 'до' },
};

/** Name of the filter by availability, and of what it offers. */
export const availabilityFilterName: L10n = { uk: 'Наявність', ru: 'Наличие' };
export const availabilityNames: Record<Exclude<ProductStatus, 'discontinued'>, L10n> = {
  inStock: { uk: 'В наявності', ru: 'В наличии' },
  quickProduction: { uk: 'Під замовлення', ru: 'Под заказ' },
  preOrder: { uk: 'Передзамовлення', ru: 'Предзаказ' },
  expected: { uk: 'Очікується', ru: 'Ожидается' },
  outOfStock: { uk: 'Немає в наявності', ru: 'Нет в наличии' },
};

/** What the list of all products is called. */
export const allProducts: L10n = { uk: 'Усі товари', ru: 'Все товары' };

export const showcaseTitles: Record<ShowcaseBlock, L10n> = {
  hits: { uk: 'Хіти продажу', ru: 'Хиты продаж' },
  new: { uk: 'Новинки', ru: 'Новинки' },
  sale: { uk: 'Розпродаж', ru: 'Распродажа' },
  promo: { uk: 'Акційні товари', ru: 'Акционные товары' },
  recommended: { uk: 'Радимо придивитися', ru: 'Советуем присмотреться' },
};

/** What search engines are told of lists and products. */
export const seoWords: L10n<{
  list: string;
  product: string;
  price: string;
  page: string;
  about: (name: string) => string;
}> = {
  uk: {
    list: 'ціни, характеристики, відгуки',
    product: 'характеристики, відгуки',
    price: 'ціна',
    page: 'сторінка',
    about: (name) => `${name}: вибір за характеристиками, чесні ціни в гривнях, доставка по всій Україні, гарантія.`,
  },
  ru: {
    list: 'цены, характеристики, отзывы',
    product: 'характеристики, отзывы',
    price: 'цена',
    page: 'страница',
    about: (name) => `${name}: выбор по характеристикам, честные цены в гривнах, доставка по всей Украине, гарантия.`,
  },
};
