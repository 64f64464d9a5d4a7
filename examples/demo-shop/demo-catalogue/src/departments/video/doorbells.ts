import { z } from 'zod';
import { readRows } from '../../data/read-data.ts';
import { BATTERY_LIFE, MATERIAL, PROTECTION, TEMPERATURE, WIFI } from '../../model/common-specifications.ts';
import { cross3 } from '../../model/cross.ts';
import { type Draft, noun } from '../../model/draft.ts';
import { product } from '../../model/product.ts';
import { l10nSchema, same, t } from '../../text/l10n.ts';
import { ANGLE, CAMERA_POWER, CARD, FRAME, MEGAPIXELS, NIGHT } from './camera-specifications.ts';

const MAKERS = [
  { brand: 'kutok', series: 'Bell', level: 1 },
  { brand: 'porih', series: 'Poklyk', level: 1.1 },
  { brand: 'vartis', series: 'Gate', level: 1.25 },
] as const;

const stepsSchema = z.object({
  suffix: z.string(),
  layout: z.string(),
  megapixels: z.number(),
  frame: z.string(),
  angle: z.number(),
  power: l10nSchema,
  price: z.number(),
  hours: z.number(),
});

const STEPS = readRows('video/doorbells.json', stepsSchema);

/** Video doorbells. */
export function* doorbells(): Generator<Draft> {
  for (const [maker, step, colour] of cross3(MAKERS, STEPS, ['black', 'silver'] as const)) {
    const model = `${maker.series} ${step.suffix}`;
    const hasBattery = step.hours > 0;
    yield product({
      leaf: 'videodzvinky',
      noun: noun('Відеодзвінок', 'Видеозвонок', 'm'),
      brand: maker.brand,
      series: maker.series,
      model,
      details: same(`${step.megapixels} Мп, ${step.angle}°`),
      price: step.price * maker.level,
      warranty: 24,
      colour,
      isColourNamed: true,
      values: [
        [MEGAPIXELS, step.megapixels],
        [ANGLE, step.angle],
        [CAMERA_POWER, step.power],
        [NIGHT, { text: t('ІЧ 6 м', 'ИК 6 м'), number: 6 }],
        [WIFI, 'Wi-Fi 5'],
        [FRAME, step.frame],
        [PROTECTION, 'IP65'],
        [CARD, hasBattery ? t('вбудована 8 ГБ', 'встроенная 8 ГБ') : t('microSD до 256 ГБ', 'microSD до 256 ГБ')],
        ...(hasBattery ? [[BATTERY_LIFE, step.hours] as const] : []),
        [TEMPERATURE, t('від −20 до +50 °C', 'от −20 до +50 °C')],
        [MATERIAL, t('алюміній і пластик', 'алюминий и пластик')],
      ],
      picture: {
        type: 'video-doorbell',
        views: ['front', 'side', 'detail', 'scene'],
        params: {
          brand: maker.brand,
          series: maker.series,
          model,
          layout: step.layout,
          lens: step.megapixels > 4 ? 'pair' : 'single',
        },
      },
      kg: 0.23,
      mm: [48, 138, 28],
      story: [
        t(
          `Натиснули кнопку — і ви бачите гостя в телефоні, де б не були. Кут ${step.angle}° показує людину на повний зріст і посилку на килимку.`,
          `Нажали кнопку — и вы видите гостя в телефоне, где бы ни были. Угол ${step.angle}° показывает человека в полный рост и посылку на коврике.`,
        ),
        hasBattery
          ? t(
              'Провід не потрібен: акумулятора вистачає на кілька місяців, заряджається він від звичайного USB-C.',
              'Провод не нужен: аккумулятора хватает на несколько месяцев, заряжается он от обычного USB-C.',
            )
          : t(
              'Живиться від наявної дзвінкової мережі або по PoE, тому записує й кілька секунд до натискання.',
              'Питается от имеющейся звонковой сети или по PoE, поэтому записывает и несколько секунд до нажатия.',
            ),
        t(
          'Якщо ви зайняті, дзвінок відповість готовою фразою українською: «Залиште, будь ласка, біля дверей».',
          'Если вы заняты, звонок ответит готовой фразой: «Оставьте, пожалуйста, у двери».',
        ),
      ],
      topic: 'camera',
    });
  }
}
