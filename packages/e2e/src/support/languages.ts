/** What a shopper reads in one language, as far as the journeys need it: names of controls and of places. */
export type Language = {
  locale: 'uk' | 'ru';
  /** Prefix of every address but home's. */
  prefix: '' | '/ua';
  home: '/' | '/ru';
  catalogue: string;
  departments: string;
  filters: string;
  chosenFilters: string;
  /** Name of the region of the products that are left. */
  list: string;
  close: string;
  priceTo: string;
  cameras: string;
  resolution: string;
  addToCart: string;
  inCart: string;
  buy: string;
  cart: string;
  cartLines: string;
  emptyCart: string;
  oneMore: string;
  oneLess: string;
  quantity: string;
  remove: RegExp;
  show: RegExp;
  products: RegExp;
  matches: RegExp;
  nextPage: string;
  retry: string;
  /** Name of the link to this language; it is written in it. */
  own: string;
};

export const uk: Language = {
  locale: 'uk',
  prefix: '/ua',
  home: '/',
  catalogue: 'Каталог',
  departments: 'Розділи',
  filters: 'Фільтри',
  chosenFilters: 'Обрані фільтри',
  list: 'Товари',
  close: 'Закрити',
  priceTo: 'до',
  cameras: 'IP-камери',
  resolution: '4 Мп',
  addToCart: 'Додати до кошика',
  inCart: 'У кошику',
  buy: 'Купити',
  cart: 'Кошик',
  cartLines: 'Товари в кошику',
  emptyCart: 'Кошик порожній',
  oneMore: 'На один більше',
  oneLess: 'На один менше',
  quantity: 'Кількість',
  remove: /^Прибрати з кошика/,
  show: /^Показати \d+ товар(?:и|ів|у)?$/,
  products: /^(?<count>[\d\u00A0\u202F ]+) товар(?:и|ів|у)?$/,
  matches: /^(?<count>\d+) із \d+ за вашими фільтрами$/,
  nextPage: 'Наступна сторінка',
  retry: 'Спробувати ще раз',
  own: 'Українською',
};

export const ru: Language = {
  locale: 'ru',
  prefix: '',
  home: '/ru',
  catalogue: 'Каталог',
  departments: 'Разделы',
  filters: 'Фильтры',
  chosenFilters: 'Выбранные фильтры',
  list: 'Товары',
  close: 'Закрыть',
  priceTo: 'до',
  cameras: 'IP-камеры',
  resolution: '4 Мп',
  addToCart: 'Добавить в корзину',
  inCart: 'В корзине',
  buy: 'Купить',
  cart: 'Корзина',
  cartLines: 'Товары в корзине',
  emptyCart: 'Корзина пуста',
  oneMore: 'На один больше',
  oneLess: 'На один меньше',
  quantity: 'Количество',
  remove: /^Убрать из корзины/,
  show: /^Показать \d+ товар(?:а|ов)?$/,
  products: /^(?<count>[\d\u00A0\u202F ]+) товар(?:а|ов)?$/,
  matches: /^(?<count>\d+) из \d+ по вашим фильтрам$/,
  nextPage: 'Следующая страница',
  retry: 'Попробовать ещё раз',
  own: 'На русском',
};

export const languages = [uk, ru];

/** The other of the two. */
export const otherOf = (language: Language): Language => (language === uk ? ru : uk);
