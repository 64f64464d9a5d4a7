import type { ProductCardView } from '../src/index.ts';

type Sample = Partial<ProductCardView> & Pick<ProductCardView, 'code' | 'title' | 'price'>;

// Written by write-assets.ts, a folder for each product's code.
const pictureFolder = './pictures/';

function sample(overrides: Sample): ProductCardView {
  return {
    id: overrides.code,
    href: '#product',
    picture: { base: `${pictureFolder}${overrides.code}/`, alt: overrides.title },
    badges: [],
    rating: 4.8,
    reviewsCount: 126,
    keySpecs: [
      { label: 'Роздільність', value: '4 Мп' },
      { label: 'Об’єктив', value: '2,8 мм' },
      { label: 'Уночі', value: 'ІЧ 30 м' },
      { label: 'Живлення', value: 'PoE, 12 В' },
    ],
    previousPrice: null,
    status: 'inStock',
    isDeliveryFree: true,
    buy: { kind: 'buy', href: '#cart' },
    isFavourite: false,
    isCompared: false,
    ...overrides,
  };
}

/** One product for each state of a card. */
export const sampleProducts: ProductCardView[] = [
  sample({
    code: '1048276',
    title: 'IP-камера Vartis Dome 4 Pro, купольна, мікрофон, PoE',
    price: 4299,
    previousPrice: 4899,
    badges: [{ kind: 'hit', text: 'Хіт' }],
    isFavourite: true,
    isCompared: true,
  }),
  sample({
    code: '1048312',
    title: 'IP-камера Vartis Bullet 8, циліндрична, 4К, подвійне світло',
    price: 6750,
    badges: [{ kind: 'new', text: 'Новинка' }],
    isCompared: true,
    rating: 4.9,
    reviewsCount: 84,
    keySpecs: [
      { label: 'Роздільність', value: '8 Мп (4К)' },
      { label: 'Об’єктив', value: '4 мм' },
      { label: 'Уночі', value: 'ІЧ 50 м + світло' },
      { label: 'Живлення', value: 'PoE, 12 В' },
    ],
  }),
  sample({
    code: '1048341',
    title: 'IP-камера Vartis Turret 5, Full Color уночі',
    price: 3680,
    buy: { kind: 'inCart', href: '#cart' },
  }),
  sample({
    code: '1049107',
    title: 'IP-камера Obrii Dome Zoom 5X, моторизована, чорна',
    price: 18990,
    previousPrice: 21500,
    status: 'quickProduction',
  }),
  sample({
    code: '1052034',
    title: 'Камера Vartis Bullet 4G, автономна, із сонячною панеллю',
    price: 7490,
    badges: [{ kind: 'gift', text: 'Подарунок' }],
  }),
  sample({
    code: '1054002',
    title: 'IP-камера Vartis Turret 12, панорамна 180°, чорна',
    price: 12400,
    rating: null,
    reviewsCount: 0,
    status: 'preOrder',
    buy: { kind: 'preOrder', href: '#pre-order' },
    badges: [{ kind: 'new', text: 'Новинка' }],
  }),
  sample({
    code: '1055018',
    title: 'IP-камера Obrii Turret 4 Lite',
    price: 5120,
    status: 'outOfStock',
    buy: { kind: 'notify', href: '#product' },
    isDeliveryFree: false,
  }),
  sample({
    code: '1048120',
    title: 'IP-камера Vartis Bullet 2, циліндрична, базова',
    price: 1890,
    isDeliveryFree: false,
  }),
];
