import { z } from 'zod';
import { readRows } from '../../data/read-data.ts';
import { brandNameSchema } from '../../model/brands.ts';
import { BATTERY_LIFE, BLUETOOTH, DIAGONAL, MATERIAL, PANEL, PROTECTION } from '../../model/common-specifications.ts';
import { cross3 } from '../../model/cross.ts';
import { type Draft, noun } from '../../model/draft.ts';
import { product } from '../../model/product.ts';
import { spec } from '../../model/specification.ts';
import { same, t } from '../../text/l10n.ts';
import { figure } from '../../text/typography.ts';

const GPS = spec('GPS', 'GPS', { group: 'functions', filter: 'promoted' });
const CALLS = spec('Дзвінки з годинника', 'Звонки с часов', { group: 'functions', filter: 'promoted' });
const HEALTH = spec('Датчики здоров’я', 'Датчики здоровья', { group: 'functions' });
const CASE = spec('Розмір корпусу', 'Размер корпуса', { unit: 'мм', group: 'body', filter: 'promoted' });
const STRAP = spec('Ремінець', 'Ремешок', { group: 'body' });
const PAY = spec('Оплата з зап’ястя', 'Оплата с запястья', { group: 'functions' });
const SPORTS = spec('Режими тренувань', 'Режимы тренировок', { group: 'functions', better: 'higher' });

const modelsSchema = z.object({
  brand: brandNameSchema,
  name: z.string(),
  series: z.string(),
  inch: z.number(),
  days: z.number(),
  gps: z.boolean(),
  calls: z.boolean(),
  pay: z.boolean(),
  sports: z.number(),
  price: z.number(),
  layout: z.string(),
});

const MODELS = readRows('phones/watches.json', modelsSchema);
const STRAPS = [
  { name: t('силікон', 'силикон'), extra: 1 },
  { name: t('шкіра', 'кожа'), extra: 1.12 },
  { name: t('сталь', 'сталь'), extra: 1.22 },
] as const;

/** Smart watches and bands. */
export function* watches(): Generator<Draft> {
  for (const [item, strap, colour] of cross3(MODELS, STRAPS, ['black', 'silver', 'gold'] as const)) {
    // Bands come only with silicone, golden ones not in steel.
    if (item.layout === 'band' && strap.extra > 1) continue;
    if (colour === 'gold' && strap.extra > 1.2) continue;
    const millimetres = item.layout === 'round' ? 44 : item.layout === 'square' ? 45 : 40;
    yield product({
      leaf: 'smart-hodynnyky',
      noun:
        item.layout === 'band'
          ? noun('Фітнес-браслет', 'Фитнес-браслет', 'm')
          : noun('Смарт-годинник', 'Смарт-часы', 'm', 'pl'),
      brand: item.brand,
      series: item.series,
      model: item.name,
      details:
        item.layout === 'band'
          ? same(`${figure(item.inch)}″`)
          : t(`ремінець — ${strap.name.uk}`, `ремешок — ${strap.name.ru}`),
      price: item.price * strap.extra,
      warranty: 12,
      colour,
      isColourNamed: true,
      values: [
        [DIAGONAL, item.inch],
        [BATTERY_LIFE, { text: t(`${item.days} днів`, `${item.days} дней`), number: item.days * 24 }],
        [GPS, item.gps],
        [CALLS, item.calls],
        [PROTECTION, '5 ATM'],
        [PANEL, 'AMOLED'],
        [CASE, millimetres],
        [STRAP, strap.name],
        [PAY, item.pay],
        [SPORTS, item.sports],
        [HEALTH, t('пульс, кисень, сон', 'пульс, кислород, сон')],
        [BLUETOOTH, '5.3'],
        [MATERIAL, item.price > 4000 ? t('сталь', 'сталь') : t('алюміній', 'алюминий')],
      ],
      picture: {
        type: 'smartwatch',
        views: ['front', 'side', 'back', 'scene'],
        params: {
          brand: item.brand,
          series: item.series,
          model: item.name,
          layout: item.layout,
          strap: strap.extra > 1.2 ? 'steel' : strap.extra > 1 ? 'leather' : 'silicone',
        },
      },
      kg: 0.034,
      mm: [millimetres, millimetres, 11],
      story: [
        t(
          `Пульс, кисень у крові й сон вимірюються цілодобово, а ${item.sports} режимів тренувань вистачить від бігу до веслування. Заряду — до ${item.days} днів.`,
          `Пульс, кислород в крови и сон измеряются круглосуточно, а ${item.sports} режимов тренировок хватит от бега до гребли. Заряда — до ${item.days} дней.`,
        ),
        item.gps
          ? t(
              'Власний GPS записує маршрут без телефона: на пробіжку можна вийти без зайвого в кишенях.',
              'Собственный GPS записывает маршрут без телефона: на пробежку можно выйти налегке.',
            )
          : t(
              'Сповіщення, погода й керування музикою — на екрані, який читається на сонці.',
              'Уведомления, погода и управление музыкой — на экране, который читается на солнце.',
            ),
      ],
      topic: 'watch',
      choices: item.layout === 'band' ? [] : [{ axis: t('Ремінець', 'Ремешок'), value: strap.name }],
    });
  }
}
