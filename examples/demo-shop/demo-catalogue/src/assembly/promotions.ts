import type { ImportCategory } from '@vitryna/contracts/catalogue-import';
import { type L10n, t } from '../text/l10n.ts';
import { randomOf } from '../text/random.ts';
import type { Item } from './item.ts';

const DAY = 86_400;
/** The category whose children are shown only while their promotion runs (specification §9). */
export const PROMOTIONS_CODE = '11136';

type Campaign = {
  code: string;
  slug: string;
  name: L10n;
  lead: L10n;
  prefix: string;
  startDays: number;
  endDays: number;
};
const CAMPAIGNS: readonly Campaign[] = [
  {
    code: '11137',
    slug: 'zhyvlennia-do-zymy',
    name: t('Живлення: готові до зими', 'Электропитание: готовы к зиме'),
    lead: t(
      'Станції, безперебійники й повербанки, які доставимо до найближчого відключення.',
      'Станции, бесперебойники и повербанки, которые доставим до ближайшего отключения.',
    ),
    prefix: '15',
    startDays: -9,
    endDays: 12,
  },
  {
    code: '11138',
    slug: 'tyzhden-bezpeky',
    name: t('Тиждень безпеки', 'Неделя безопасности'),
    lead: t(
      'Камери й сигналізація зі знижкою, монтаж — у подарунок від трьох камер.',
      'Камеры и сигнализация со скидкой, монтаж — в подарок от трёх камер.',
    ),
    prefix: '12',
    startDays: -2,
    endDays: 5,
  },
  {
    code: '11139',
    slug: 'zvuk-zi-znyzhkoiu',
    name: t('Звук зі знижкою', 'Звук со скидкой'),
    lead: t('Навушники, колонки й саундбари за ціною вихідних.', 'Наушники, колонки и саундбары по цене выходных.'),
    prefix: '18',
    startDays: -6,
    endDays: 20,
  },
  {
    code: '11140',
    slug: 'robochyi-stil',
    name: t('Робочий стіл', 'Рабочий стол'),
    lead: t(
      'Монітори, клавіатури й накопичувачі для тих, хто працює вдома.',
      'Мониторы, клавиатуры и накопители для тех, кто работает дома.',
    ),
    prefix: '17',
    startDays: -14,
    endDays: 31,
  },
  {
    code: '11141',
    slug: 'shkilnyi-rozprodazh',
    name: t('Шкільний розпродаж', 'Школьная распродажа'),
    lead: t('Планшети й телефони до навчального року.', 'Планшеты и телефоны к учебному году.'),
    prefix: '16',
    startDays: -80,
    endDays: -45,
  },
];

type Promotion = NonNullable<ImportCategory['promotion']>;
export type Offer = { campaign: Campaign; promotion: Promotion; isLive: boolean };

/** Campaigns with their periods; ends fall on midnight UTC. */
export function offersAt(now: Date): Offer[] {
  const today = Math.floor(now.getTime() / 1000 / DAY) * DAY;
  return CAMPAIGNS.map((campaign) => ({
    campaign,
    promotion: {
      name: campaign.name,
      startAt: today + campaign.startDays * DAY,
      endAt: today + campaign.endDays * DAY,
    },
    isLive: campaign.endDays > 0,
  }));
}

/** The offer a reduced product takes part in, if any. */
export function offerFor(item: Item, leafCode: string, offers: readonly Offer[]): Offer | null {
  if (item.price.previous === null || item.status === 'discontinued') return null;
  const offer = offers.find(({ campaign }) => leafCode.startsWith(campaign.prefix));
  return offer !== undefined && randomOf(`offer ${item.slug}`).chance(0.55) ? offer : null;
}
