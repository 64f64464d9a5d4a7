import type { PictureSpec } from '@vitryna/contracts/catalogue-import';
import type { Locale } from '@vitryna/contracts/constants';
import type { Banner } from '@vitryna/contracts/content';
import { ADVERTISED, advertisedPath } from '../model/advertised.ts';
import { type L10n, t } from '../text/l10n.ts';
import { typeset } from '../text/typography.ts';
import { localPath } from './block.ts';
import { pictureUrl } from './picture-url.ts';

export type BilingualBanner = { title: L10n; description: L10n; button: L10n; path: string; picture: PictureSpec };

export const front = (type: string, params: PictureSpec['params']): PictureSpec => ({ type, view: 'front', params });

export const HERO: readonly BilingualBanner[] = [
  {
    title: t('Світло за графіком. Живлення — ні.', 'Свет по графику. Энергия — всегда.'),
    description: t(
      '2048 Вт·год: холодильник, котел, роутер і ноутбук — до 14 годин без мережі.',
      '2048 Вт·ч: холодильник, котёл, роутер и ноутбук — до 14 часов без сети.',
    ),
    button: t('Обрати станцію', 'Выбрать станцию'),
    path: advertisedPath(ADVERTISED.station),
    picture: front('power-station', {
      brand: 'zoria',
      series: 'Zoria',
      model: 'Station 2000',
      capacity: 2048,
      sockets: 4,
      watts: 2400,
      colour: '#2C2F35',
    }),
  },
  {
    title: t('Двір видно навіть без ліхтарів', 'Двор видно даже без фонарей'),
    description: t(
      'Камери з м’яким білим світлом знімають уночі в кольорі й відрізняють людину від кота.',
      'Камеры с мягким белым светом снимают ночью в цвете и отличают человека от кота.',
    ),
    button: t('Обрати камеру', 'Выбрать камеру'),
    path: advertisedPath(ADVERTISED.camera),
    picture: front('dome-camera', {
      brand: 'vartis',
      series: 'Turret',
      model: 'Turret 5 Color',
      layout: 'turret',
      colour: '#ECEDEA',
    }),
  },
  {
    title: t('Тиша, яку можна взяти з собою', 'Тишина, которую можно взять с собой'),
    description: t(
      'Навушники Tysha із шумозаглушенням: до 40 годин музики без розетки.',
      'Наушники Tysha с шумоподавлением: до 40 часов музыки без розетки.',
    ),
    button: t('Слухати', 'Слушать'),
    path: advertisedPath(ADVERTISED.headphones),
    picture: front('headphones', { brand: 'tysha', series: 'ANC', model: 'ANC 5', colour: '#1E2022' }),
  },
];

/** A banner in one language; empty colours are the theme's own. */
export const bannerIn = (banner: BilingualBanner, locale: Locale, position: number): Banner => ({
  title: typeset(banner.title[locale]),
  titleColor: '',
  url: localPath(banner.path, locale),
  description: typeset(banner.description[locale]),
  descriptionColor: '',
  buttonLabel: banner.button[locale],
  buttonColor: '',
  buttonLabelColor: '',
  backgroundImage: null,
  overlayImage: { url: pictureUrl(banner.picture, 'l'), alt: '', width: 960, height: 960 },
  position,
});

const headerTitles: Record<Locale, string> = {
  uk: 'Живлення: готові до зими — знижки на станції та ДБЖ',
  ru: 'Готовы к зиме — скидки на станции и ИБП',
};

/** The strip above the header. */
export const headerBannerIn = (locale: Locale) => ({
  title: typeset(headerTitles[locale]),
  url: localPath('/zhyvlennia-do-zymy', locale),
  image: null,
  adaptiveImage: null,
});
