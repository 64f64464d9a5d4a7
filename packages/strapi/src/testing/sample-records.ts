import type { Locale } from '@vitryna/contracts/constants';
import type { Block, BlockType } from '@vitryna/contracts/content';
import type { KeptRecord } from '../read-kind.ts';

const image = { url: '/media/0123456789abcdef/l.webp', alt: '', width: 960, height: 960 };
const banner = {
  title: 'До зими',
  titleColor: '#ffffff',
  url: '/sale',
  description: 'Станції та ДБЖ',
  descriptionColor: '',
  buttonLabel: 'Обрати',
  buttonColor: '',
  buttonLabelColor: '',
  backgroundImage: null,
  overlayImage: image,
  position: 0,
};
const items = [{ title: 'Крок', html: '<p>Опис</p>' }];

/** One of each block that there is. */
export const sampleBlocks: { [Type in BlockType]: Extract<Block, { type: Type }> } = {
  text: { type: 'text', title: 'Про нас', html: '<p>Текст</p>' },
  image: { type: 'image', image, caption: 'Підпис' },
  gallery: { type: 'gallery', title: 'Фото', images: [image] },
  video: { type: 'video', title: 'Огляд', id: 'abcdefghijk' },
  quote: { type: 'quote', text: 'Слова', author: 'Олена' },
  table: { type: 'table', title: 'Таблиця', head: ['Назва', 'Ціна'], rows: [['Кабель | 5 м', '100']] },
  products: { type: 'products', title: 'Товари', slugs: ['hub', 'camera'], query: 'category=hubs' },
  banner: { type: 'banner', banner },
  accordion: { type: 'accordion', title: 'Питання', items },
  steps: { type: 'steps', title: 'Кроки', items },
  cards: { type: 'cards', title: 'Картки', items: [{ title: 'Одна', text: 'Текст', url: '/a', image, icon: 'truck' }] },
  form: { type: 'form', title: 'Напишіть нам', event: 'feedback' },
  file: { type: 'file', title: 'Файли', url: '/files/prices.csv', name: 'Ціни', size: 2048 },
  map: { type: 'map', title: 'Де ми', lat: 50.45, lng: 30.52, label: 'Київ' },
};
const blocks = Object.values(sampleBlocks);

const bodies = {
  page: {
    path: '/warranty',
    metaTitle: 'Гарантія',
    metaDescription: 'Умови',
    h1: 'Гарантія',
    body: '<p>Рік</p>',
    blocks,
  },
  'header-banner': { title: 'Знижки', url: '/sale', image, adaptiveImage: image },
  'hero-banner': banner,
  'promo-banner': banner,
  'category-seo': {
    metaTitle: 'Хаби',
    metaDescription: 'Купити',
    h1: 'Хаби',
    top: '<p>Зверху</p>',
    bottom: '<p>Знизу</p>',
    faq: [{ q: 'Що це?', a: '<p>Хаб</p>' }],
  },
  faq: {
    slug: 'delivery',
    title: 'Доставка',
    groups: [{ title: 'Час', items: [{ slug: 'when', q: 'Коли?', a: '<p>Завтра</p>' }] }],
  },
  'landing-page': {
    id: 'winter',
    title: 'До зими',
    cover: image,
    period: { startAt: 1_793_484_000, endAt: 1_796_076_000 },
    blocks,
    products: ['hub'],
    form: { event: 'feedback', title: 'Питання' },
  },
  'popup-card': {
    id: 'slide',
    title: 'Слайд',
    description: 'Опис',
    url: '/sale',
    buttonLabel: 'Далі',
    titleColor: '',
    descriptionColor: '',
    buttonLabelColor: '',
    buttonBorderColor: '',
    buttonBackgroundColor: '',
    backgroundImage: null,
    overlayImage: null,
  },
  'blog-post': {
    slug: 'how-to-choose',
    title: 'Як обрати',
    excerpt: 'Коротко',
    cover: image,
    category: { slug: 'guides', title: 'Поради' },
    tags: [{ slug: 'power', title: 'Живлення' }],
    author: { slug: 'olena', name: 'Олена', photo: null },
    publishedAt: '2026-11-01T08:00:00.000Z',
    readMinutes: 3,
    views: 0,
    blocks: [sampleBlocks.text],
    toc: [{ id: 'part-1', title: 'Про нас', level: 2 }],
    products: ['hub'],
  },
} satisfies Record<KeptRecord['kind'], Record<string, unknown>>;

const keys: Partial<Record<KeptRecord['kind'], string>> = {
  page: '/warranty',
  'promo-banner': 'hubs',
  'category-seo': 'hubs/brand-ajax',
  faq: 'delivery',
  'landing-page': 'winter',
  'popup-card': 'slide',
  'blog-post': 'how-to-choose',
};

const recordsIn = (locale: Locale): KeptRecord[] =>
  (Object.keys(bodies) as KeptRecord['kind'][]).map((kind) => ({
    kind,
    locale,
    key: keys[kind] ?? '',
    position: 0,
    body: bodies[kind],
  }));

/** One entry of each kind in both languages. */
export const sampleRecords: readonly KeptRecord[] = [...recordsIn('uk'), ...recordsIn('ru')];
