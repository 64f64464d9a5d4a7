import type { AdCard } from '@vitryna/contracts/api';
import type { PopupCardRecord } from '@vitryna/contracts/assortment';
import type { PictureSpec } from '@vitryna/contracts/catalogue-import';
import { type Locale, locales } from '@vitryna/contracts/constants';
import { type L10n, t } from '../text/l10n.ts';
import { typeset } from '../text/typography.ts';
import { localPath } from './block.ts';
import { pictureUrl } from './picture-url.ts';

type Colours = Pick<
  AdCard,
  'titleColor' | 'descriptionColor' | 'buttonLabelColor' | 'buttonBorderColor' | 'buttonBackgroundColor'
>;

type BilingualCard = {
  id: string;
  title: L10n;
  description: L10n;
  button: L10n;
  path: string;
  product: { name: L10n; picture: PictureSpec };
  /** Fills the card; its colours go with it. */
  background: { url: string; colours: Colours } | null;
};

const theme: Colours = {
  titleColor: '',
  descriptionColor: '',
  buttonLabelColor: '',
  buttonBorderColor: '',
  buttonBackgroundColor: '',
};

const CARDS: readonly BilingualCard[] = [
  {
    id: 'winter-power',
    title: t('Тепло і світло цієї зими', 'Тепло и свет этой зимой'),
    description: t(
      'До −15 % на зарядні станції та джерела живлення до кінця місяця.',
      'До −15 % на зарядные станции и источники питания до конца месяца.',
    ),
    button: t('До станцій', 'К станциям'),
    path: '/zariadni-stantsii',
    product: {
      name: t('Зарядна станція Zoria Station 2000', 'Зарядная станция Zoria Station 2000'),
      picture: {
        type: 'power-station',
        view: 'front',
        params: { brand: 'zoria', series: 'Zoria', model: 'Station 2000', capacity: 2048, sockets: 4, watts: 2400 },
      },
    },
    background: null,
  },
  {
    id: 'night-colour',
    title: t('Колір уночі — за ціною чорно-білого', 'Цвет ночью — по цене чёрно-белого'),
    description: t('Камери Vartis із м’яким білим світлом.', 'Камеры Vartis с мягким белым светом.'),
    button: t('Обрати камеру', 'Выбрать камеру'),
    path: '/ip-kamery',
    product: {
      name: t('Камера Vartis Turret 5 Color', 'Камера Vartis Turret 5 Color'),
      picture: {
        type: 'dome-camera',
        view: 'front',
        params: { brand: 'vartis', series: 'Turret', model: 'Turret 5 Color', layout: 'turret', colour: '#ECEDEA' },
      },
    },
    background: {
      url: '/media/evening/xl.webp',
      colours: {
        titleColor: '#ffffff',
        descriptionColor: '#dbe4ee',
        buttonLabelColor: '#14202b',
        buttonBorderColor: '#ffd58a',
        buttonBackgroundColor: '#ffd58a',
      },
    },
  },
  {
    id: 'quiet-headphones',
    title: t('Тиша в подарунок', 'Тишина в подарок'),
    description: t(
      'Навушники Tysha із шумозаглушенням: безкоштовна доставка від 2000 ₴.',
      'Наушники Tysha с шумоподавлением: бесплатная доставка от 2000 ₴.',
    ),
    button: t('Слухати', 'Слушать'),
    path: '/nakladni-navushnyky',
    product: {
      name: t('Навушники Tysha ANC 5', 'Наушники Tysha ANC 5'),
      picture: {
        type: 'headphones',
        view: 'front',
        params: { brand: 'tysha', series: 'ANC', model: 'ANC 5', colour: '#1E2022' },
      },
    },
    background: null,
  },
];

const cardIn = (card: BilingualCard, locale: Locale): AdCard => ({
  id: card.id,
  title: typeset(card.title[locale]),
  description: typeset(card.description[locale]),
  url: localPath(card.path, locale),
  buttonLabel: card.button[locale],
  ...(card.background?.colours ?? theme),
  backgroundImage: card.background && { url: card.background.url },
  overlayImage: { url: pictureUrl(card.product.picture, 'l'), name: typeset(card.product.name[locale]) },
});

/** The slides in both languages, and the drawn pictures that they show. */
export const createPopupCards = (): { cards: PopupCardRecord[]; pictures: PictureSpec[] } => ({
  cards: locales.flatMap((locale) => CARDS.map((card, position) => ({ locale, position, card: cardIn(card, locale) }))),
  pictures: CARDS.map(({ product }) => product.picture),
});
