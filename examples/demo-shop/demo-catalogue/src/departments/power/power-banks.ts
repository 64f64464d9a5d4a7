import { z } from 'zod';
import { readRows } from '../../data/read-data.ts';
import type { BrandName } from '../../model/brands.ts';
import { MATERIAL } from '../../model/common-specifications.ts';
import { cross3 } from '../../model/cross.ts';
import { type Draft, noun } from '../../model/draft.ts';
import { product } from '../../model/product.ts';
import type { ColourName } from '../../text/colours.ts';
import { t } from '../../text/l10n.ts';
import { figure } from '../../text/typography.ts';
import * as power from './power-specifications.ts';

const stepSchema = z.object({
  leaf: z.string(),
  name: z.string(),
  mah: z.number(),
  watts: z.number(),
  screen: z.boolean(),
  wireless: z.boolean(),
  price: z.number(),
});
type Step = z.infer<typeof stepSchema>;
const STEPS: readonly Step[] = readRows('power/power-banks.json', stepSchema);
const BRANDS: readonly BrandName[] = ['iskra', 'zoria', 'promin', 'kremin'];
const COLOURS: readonly ColourName[] = ['black', 'white', 'blue'];

type Form = 'slim' | 'puck' | 'column' | 'display' | 'strap' | 'pad' | 'tower' | 'handle';
const FORMS: Readonly<Record<string, readonly Form[]>> = {
  Slim: ['slim'],
  Magnet: ['puck'],
  '10000': ['column', 'display', 'strap', 'column'],
  '20000': ['display', 'strap'],
  '20000 Air': ['pad'],
  '20000 Pro': ['tower', 'tower', 'display'],
  '27000': ['display', 'tower'],
  '30000': ['strap', 'display'],
  '50000': ['handle'],
};

/** What a maker builds a step as. */
function formOf(brand: BrandName, { name }: Step): Form {
  const forms = FORMS[name] ?? [];
  return forms[BRANDS.indexOf(brand) % forms.length] ?? 'display';
}

/** Millimetres of the forms that are no flat box growing with its capacity. */
const MEASURES: Partial<Record<Form, readonly [number, number, number]>> = {
  slim: [66, 115, 9],
  puck: [86, 86, 16],
  column: [52, 115, 52],
  tower: [62, 130, 62],
  handle: [113, 160, 60],
};

/** Power banks. */
export function* powerBanks(): Generator<Draft> {
  for (const [brand, step, colour] of cross3(BRANDS, STEPS, COLOURS)) {
    if (colour === 'blue' && (brand === 'kremin' || step.mah > 20000)) continue;
    const form = formOf(brand, step);
    const model = `Bank ${step.name}`;
    const wh = Math.round(step.mah * 0.0037);
    const phones = figure(Math.round((step.mah * 0.62) / 500) / 10);
    const mah = figure(step.mah);
    yield product({
      leaf: step.leaf,
      noun: noun('Повербанк', 'Повербанк', 'm'),
      brand,
      series: 'Bank',
      model,
      details: t(`${mah} мА·год, ${figure(step.watts)} Вт`, `${mah} мА·ч, ${figure(step.watts)} Вт`),
      price: step.price,
      warranty: brand === 'iskra' || brand === 'zoria' ? 24 : 12,
      colour,
      isColourNamed: true,
      values: [
        [power.BANK_CAPACITY, step.mah],
        [power.FAST_CHARGE, step.watts],
        [
          power.USB_C,
          step.watts > 50 ? t('2, вхід і вихід', '2, вход и выход') : t('1, вхід і вихід', '1, вход и выход'),
        ],
        [power.WIRELESS, step.wireless],
        [power.SCREEN, step.screen],
        [power.CAPACITY, wh],
        [power.USB_A, step.mah > 5000 ? 2 : 1],
        [power.CHARGE_TIME, Math.round((step.mah / Math.max(5000, step.watts * 160)) * 10) / 10],
        [power.FLIGHT, wh <= 100 ? t('так', 'да') : t('лише з дозволу', 'только с разрешения')],
        [MATERIAL, step.watts > 50 ? t('алюміній', 'алюминий') : t('пластик', 'пластик')],
      ],
      picture: {
        type: 'power-bank',
        views: ['front', 'side', 'detail', 'scene'],
        params: {
          brand,
          series: 'Bank',
          model,
          capacity: step.mah,
          watts: step.watts,
          layout: form,
          wireless: step.wireless,
        },
      },
      kg: 0.08 + step.mah / 62000,
      mm: MEASURES[form] ?? [70, 105 + Math.round(step.mah / 700), 14 + Math.round(step.mah / 2200)],
      story: [
        step.mah < 10000
          ? t(
              `${mah} мА·год — це понад половина заряду смартфона: саме стільки, щоб дістатися дому на зв’язку.`,
              `${mah} мА·ч — это больше половины заряда смартфона: как раз столько, чтобы добраться домой на связи.`,
            )
          : t(
              `${mah} мА·год — це приблизно ${phones} повної зарядки смартфона з акумулятором 5000 мА·год.`,
              `${mah} мА·ч — это примерно ${phones} полной зарядки смартфона с аккумулятором 5000 мА·ч.`,
            ),
        step.watts > 50
          ? t(
              `Потужності ${figure(step.watts)} Вт вистачає для ноутбука з USB-C, а сам повербанк наповнюється за обідню перерву.`,
              `Мощности ${figure(step.watts)} Вт хватает для ноутбука с USB-C, а сам повербанк наполняется за обеденный перерыв.`,
            )
          : t(
              'Швидка зарядка додає телефонові половину заряду приблизно за пів години.',
              'Быстрая зарядка добавляет телефону половину заряда примерно за полчаса.',
            ),
        step.wireless
          ? t(
              'Покладіть телефон на корпус — і він заряджається без кабелю; магніт не дасть зісковзнути.',
              'Положите телефон на корпус — и он заряжается без кабеля; магнит не даст соскользнуть.',
            )
          : step.screen
            ? t(
                'Екран показує заряд у відсотках, а не чотирма крапками: видно, чи вистачить до вечора.',
                'Экран показывает заряд в процентах, а не четырьмя точками: видно, хватит ли до вечера.',
              )
            : t('Корпус тонший за палець і не випирає з кишені.', 'Корпус тоньше пальца и не выпирает из кармана.'),
      ],
      topic: 'powerBank',
    });
  }
}
