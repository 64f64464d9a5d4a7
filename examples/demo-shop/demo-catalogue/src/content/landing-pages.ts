import type { Locale } from '@vitryna/contracts/constants';
import type { LandingPage } from '@vitryna/contracts/content';
import { type L10n, t } from '../text/l10n.ts';
import { typeset } from '../text/typography.ts';
import { type BilingualBlock, steps, text } from './block.ts';

type BilingualLanding = {
  id: string;
  title: L10n;
  /** The first moment of the offer, and the first one after it. */
  period: readonly [startAt: string, endAt: string];
  blocks: readonly BilingualBlock[];
  /** Slugs. */
  products: readonly string[];
  form: { event: string; title: L10n };
};

export const LANDING_PAGES: readonly BilingualLanding[] = [
  {
    id: 'zymovyi-montazh',
    title: t('Зимовий монтаж GV-SS', 'Зимний монтаж GV-SS'),
    period: ['2026-11-01T00:00:00+02:00', '2027-03-01T00:00:00+02:00'],
    blocks: [
      text(
        null,
        t(
          'Монтаж комплекту GV-SS узимку коштує на 15 % менше. Знижка діє на роботи й матеріали для підключення; ціна обладнання лишається тією, що на сайті.',
          'Монтаж комплекта GV-SS зимой стоит на 15 % меньше. Скидка действует на работы и материалы для подключения; цена оборудования остаётся той, что на сайте.',
        ),
      ),
      steps(t('Як скористатися', 'Как воспользоваться'), [
        [
          t('Залиште заявку', 'Оставьте заявку'),
          t('Достатньо номера телефону й адреси будинку.', 'Достаточно номера телефона и адреса дома.'),
        ],
        [
          t('Отримайте розрахунок', 'Получите расчёт'),
          t(
            'Інженер порахує споживання й назве суму вже зі знижкою.',
            'Инженер посчитает потребление и назовёт сумму уже со скидкой.',
          ),
        ],
        [
          t('Оберіть день монтажу', 'Выберите день монтажа'),
          t(
            'Будь-який до кінця лютого. Якщо зупинимося через мороз, знижка лишиться за вами.',
            'Любой до конца февраля. Если остановимся из-за мороза, скидка останется за вами.',
          ),
        ],
      ]),
    ],
    products: [
      'invertor-promin-hybrid-3k-hibrydnyi-3-kvt',
      'invertor-iskra-hybrid-5k-hibrydnyi-5-kvt',
      'invertor-zoria-hybrid-6k-hibrydnyi-6-kvt',
    ],
    form: { event: 'service', title: t('Замовити зі знижкою', 'Заказать со скидкой') },
  },
];

/** A landing page in one language, as it is kept: whether it runs is known when it is read. */
export function landingPageIn(
  { id, title, period, blocks, products, form }: BilingualLanding,
  locale: Locale,
): Omit<LandingPage, 'isActive'> {
  const [startAt, endAt] = period.map((day) => Date.parse(day) / 1000) as [number, number];
  return {
    id,
    title: typeset(title[locale]),
    cover: null,
    period: { startAt, endAt },
    blocks: blocks.map((block) => block(locale)),
    products: [...products],
    form: { event: form.event, title: typeset(form.title[locale]) },
  };
}
