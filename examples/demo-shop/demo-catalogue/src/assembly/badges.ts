import type { ImportProduct } from '@vitryna/contracts/catalogue-import';
import { type L10n, t } from '../text/l10n.ts';
import { randomOf } from '../text/random.ts';
import type { Item } from './item.ts';

type Badge = { department: string; text: L10n; color: string; background: string; url: string | null; share: number };

/** Colours are those of the quiet badge: ink on soft yellow, soft green or grey. */
const BADGES: readonly Badge[] = [
  {
    department: '12',
    text: t('Вибір майстрів', 'Выбор мастеров'),
    color: '#15181B',
    background: '#FFF6D9',
    url: '/services',
    share: 0.07,
  },
  {
    department: '13',
    text: t('Працює від 12 В', 'Работает от 12 В'),
    color: '#13703F',
    background: '#E4F3EA',
    url: null,
    share: 0.08,
  },
  {
    department: '15',
    text: t('Готові до зими', 'Готовы к зиме'),
    color: '#15181B',
    background: '#FFF6D9',
    url: null,
    share: 0.12,
  },
  {
    department: '16',
    text: t('З плівкою', 'С плёнкой'),
    color: '#15181B',
    background: '#FFF6D9',
    url: null,
    share: 0.06,
  },
  {
    department: '17',
    text: t('Для навчання', 'Для учёбы'),
    color: '#13703F',
    background: '#E4F3EA',
    url: null,
    share: 0.06,
  },
  {
    department: '18',
    text: t('Є в шоурумі', 'Есть в шоуруме'),
    color: '#454B51',
    background: '#E9EBE6',
    url: '/about-company/contact',
    share: 0.07,
  },
  {
    department: '19',
    text: t('З монтажем', 'С монтажом'),
    color: '#454B51',
    background: '#E9EBE6',
    url: '/services',
    share: 0.1,
  },
];

/** Short enough for one line on a card of 180 pixels beside its heart. At most one badge, on a small share of each department. */
export const badgesOf = (item: Item, leafCode: string): ImportProduct['badges'] =>
  BADGES.filter(
    ({ department, share }) => leafCode.startsWith(department) && randomOf(`badge ${item.slug}`).chance(share),
  ).map(({ text, color, background, url }) => ({ text, color, background, url }));
