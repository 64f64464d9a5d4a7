import type { L10n } from '@vitryna/contracts/languages';
import type { OfferKind } from '@vitryna/contracts/offer-kind';

type Words = {
  columns: Record<'code' | 'name' | 'category' | 'price' | 'availability', L10n>;
  availability: Record<Exclude<OfferKind, 'discontinued'>, L10n>;
};

/** The words of price lists. */
export const priceListWords: Words = {
  columns: {
    code: { uk: 'Код', ru: 'Код' },
    name: { uk: 'Назва', ru: 'Название' },
    category: { uk: 'Категорія', ru: 'Категория' },
    price: { uk: 'Ціна, грн', ru: 'Цена, грн' },
    availability: { uk: 'Наявність', ru: 'Наличие' },
  },
  availability: {
    buy: { uk: 'в наявності', ru: 'в наличии' },
    preOrder: { uk: 'передзамовлення', ru: 'предзаказ' },
    expected: { uk: 'очікується', ru: 'ожидается' },
    outOfStock: { uk: 'немає', ru: 'нет' },
  },
};
