import { ADVERTISED, advertisedPath } from '../model/advertised.ts';
import { t } from '../text/l10n.ts';
import { type BilingualBanner, front } from './banners.ts';

/** Small offers: of the home page, and of categories by their code. */
export const PROMO: readonly (BilingualBanner & { codes: readonly string[] })[] = [
  {
    title: t('Камера, що бачить колір уночі', 'Камера, которая видит цвет ночью'),
    description: t('Vartis Turret 5 Color', 'Vartis Turret 5 Color'),
    button: t('До камер', 'К камерам'),
    path: advertisedPath(ADVERTISED.camera),
    codes: ['', '12000'],
    picture: front('dome-camera', {
      brand: 'vartis',
      series: 'Turret',
      model: 'Turret 5 Color',
      layout: 'turret',
      colour: '#ECEDEA',
    }),
  },
  {
    title: t('Wi-Fi 7 на весь дім', 'Wi-Fi 7 на весь дом'),
    description: t('Mriya BE7200, 2,5\u00a0Гбіт/\u2060с', 'Mriya BE7200, 2,5\u00a0Гбит/\u2060с'),
    button: t('До роутерів', 'К роутерам'),
    path: advertisedPath(ADVERTISED.router),
    codes: ['', '13000'],
    picture: front('router', {
      brand: 'mriya',
      series: 'BE',
      model: 'BE7200',
      antennas: 6,
      ports: 5,
      colour: '#1E2022',
    }),
  },
  {
    title: t('Робочий стіл на 27 дюймів', 'Рабочий стол на 27 дюймов'),
    description: t('Монітори Forma View з одним кабелем USB-C', 'Мониторы Forma View с одним кабелем USB-C'),
    button: t('До моніторів', 'К мониторам'),
    path: '/ofisni-monitory',
    codes: [''],
    picture: front('monitor', { brand: 'forma', series: 'View', model: 'View 27Q', diagonal: 27, colour: '#1E2022' }),
  },
  {
    title: t('Монтаж камер під ключ', 'Монтаж камер под ключ'),
    description: t('Проєкт безкоштовно, виїзд по всій Україні', 'Проект бесплатно, выезд по всей Украине'),
    button: t('До послуг', 'К услугам'),
    path: '/services',
    codes: ['12000'],
    picture: front('bullet-camera', { brand: 'vartis', series: 'Bullet', model: 'Bullet 5', colour: '#ECEDEA' }),
  },
];
