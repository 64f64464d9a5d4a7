import type { L10n } from '@vitryna/contracts/languages';

type Feed = { file: string; title: string; note: string };
type GuideWords = Record<
  'prices' | 'search' | 'contacts' | 'catalogue' | 'shoppers' | 'blog' | 'data' | 'sitemap' | 'inThisLanguage',
  string
> & { feeds: readonly Feed[] };

/** Of the guide for language models: in the language of the pages that it leads to. */
export const guideWords: L10n<GuideWords> = {
  uk: {
    prices: 'Ціни вказано в гривнях; ціна й наявність на сторінці товару завжди чинні.',
    search: 'Пошук товарів:',
    contacts: 'Контакти',
    catalogue: 'Каталог',
    shoppers: 'Покупцям',
    blog: 'Блог',
    data: 'Дані',
    sitemap: 'Карта сайту',
    inThisLanguage: 'Українською',
    feeds: [
      { file: 'google.xml', title: 'Товари для Google Merchant Center', note: 'RSS 2.0; ціни, наявність, доставка' },
      { file: 'hotline.xml', title: 'Прайс-лист для hotline.ua', note: 'XML; лише те, що можна замовити' },
      { file: 'prices.yml', title: 'Каталог у форматі YML', note: 'XML; усі товари з характеристиками' },
    ],
  },
  ru: {
    prices: 'Цены указаны в гривнах; цена и наличие на странице товара всегда действительны.',
    search: 'Поиск товаров:',
    contacts: 'Контакты',
    catalogue: 'Каталог',
    shoppers: 'Покупателям',
    blog: 'Блог',
    data: 'Данные',
    sitemap: 'Карта сайта',
    inThisLanguage: 'На русском',
    feeds: [
      {
        file: 'google.xml',
        title: 'Товары для Google Merchant Center',
        note: 'RSS 2.0, на украинском; цены, наличие, доставка',
      },
      {
        file: 'hotline.xml',
        title: 'Прайс-лист для hotline.ua',
        note: 'XML, на украинском; только то, что можно заказать',
      },
      { file: 'prices.yml', title: 'Каталог в формате YML', note: 'XML, на украинском; все товары с характеристиками' },
    ],
  },
};
