import { z } from 'zod';
import { readRows } from '../../data/read-data.ts';
import { brandNameSchema } from '../../model/brands.ts';
import {
  BATTERY_LIFE,
  BRIGHTNESS,
  DIAGONAL,
  MATERIAL,
  PANEL,
  PORTS,
  PROCESSOR,
  RAM,
  REFRESH,
  RESOLUTION,
  STORAGE,
  WIFI,
} from '../../model/common-specifications.ts';
import { type Draft, noun } from '../../model/draft.ts';
import { product } from '../../model/product.ts';
import { colourNameSchema } from '../../text/colours.ts';
import { l10nSchema, t } from '../../text/l10n.ts';
import { figure } from '../../text/typography.ts';
import { storage } from '../phones/phone-specifications.ts';
import * as computer from './computer-specifications.ts';
import { MEMORY } from './memory-and-graphics.ts';

const modelSchema = z.object({
  leaf: z.string(),
  brand: brandNameSchema,
  name: z.string(),
  series: z.string(),
  inch: z.number(),
  frame: z.string(),
  panel: z.string(),
  hertz: z.number(),
  chip: z.string(),
  graphics: l10nSchema,
  hours: z.number(),
  kg: z.number(),
  price: z.number(),
  colours: z.array(colourNameSchema).readonly(),
});
type Model = z.infer<typeof modelSchema>;

const AIR = 'ultrabuky';

const GAME = 'ihrovi-noutbuky';

const MODELS: readonly Model[] = readRows('computers/laptops.json', modelSchema);

/** How the card picture shows a model; the others stand open. */
const FORMS: Readonly<Record<string, string>> = {
  '14': 'stand',
  '13 Air': 'tent',
  'Lehka 14': 'half',
  'Slim 14': 'closed',
  'Lehka 16': 'wide',
  'Arena 16': 'shelf',
  'Arena 15': 'half',
  'Duel 17': 'shelf',
  'Kontur 16': 'wide',
  'Basic 15': 'half',
  'Office 14': 'closed',
};

/** Laptops: thin, for games and for work. */
export function* laptops(): Generator<Draft> {
  for (const item of MODELS) {
    const isGame = item.leaf === GAME;
    // Makers pair cheap bodies with less memory and gaming ones with more.
    const memory = isGame ? MEMORY.slice(2) : item.price < 20000 ? MEMORY.slice(0, 3) : MEMORY.slice(1);
    for (const [step, [ram, disk]] of memory.entries()) {
      for (const colour of item.colours) {
        const size = storage(disk);
        const text = `${ram}/${size.text.uk}`;
        yield product({
          leaf: item.leaf,
          noun: noun('Ноутбук', 'Ноутбук', 'm'),
          brand: item.brand,
          series: item.series,
          model: item.name,
          details: t(text, text),
          price: item.price * (1 + step * 0.14),
          warranty: item.brand === 'forma' ? 24 : 12,
          colour,
          isColourNamed: true,
          values: [
            [DIAGONAL, item.inch],
            [PROCESSOR, item.chip],
            [RAM, ram],
            [STORAGE, size],
            [computer.GRAPHICS, item.graphics],
            [PANEL, item.panel],
            [RESOLUTION, item.frame],
            [REFRESH, item.hertz],
            [BRIGHTNESS, item.panel === 'OLED' ? 500 : isGame ? 350 : 300],
            [BATTERY_LIFE, item.hours],
            [WIFI, item.price > 30000 ? 'Wi-Fi 6' : 'Wi-Fi 5'],
            [
              PORTS,
              isGame
                ? '2 × USB-C, 3 × USB-A, HDMI, RJ-45'
                : item.inch < 14
                  ? '2 × USB-C, 3,5 мм'
                  : '2 × USB-C, 2 × USB-A, HDMI',
            ],
            [computer.KEYBOARD_LIGHT, isGame ? 'RGB' : item.price > 18000 ? t('біле', 'белая') : t('немає', 'нет')],
            [computer.SYSTEM, item.price > 30000 ? t('із системою', 'с системой') : t('без системи', 'без системы')],
            [MATERIAL, item.price > 25000 ? t('алюміній', 'алюминий') : t('пластик', 'пластик')],
          ],
          picture: {
            type: 'laptop',
            views: ['front', 'back', 'side', 'scene'],
            params: {
              brand: item.brand,
              series: item.series,
              model: item.name,
              diagonal: item.inch,
              layout: isGame ? 'gaming' : item.inch > 15 ? 'classic' : 'slim',
              form: FORMS[item.name] ?? 'open',
            },
          },
          kg: item.kg,
          mm: [Math.round(item.inch * 22.3), isGame ? 25 : 17, Math.round(item.inch * 15.6)],
          story: [
            isGame
              ? t(
                  `Екран ${figure(item.inch)}″ із ${item.hertz} Гц і відеокарта ${item.graphics.uk} тягнуть сучасні ігри на високих налаштуваннях, а охолодження з двома вентиляторами не скидає частоту через пів години.`,
                  `Экран ${figure(item.inch)}″ с ${item.hertz} Гц и видеокарта ${item.graphics.ru} тянут современные игры на высоких настройках, а охлаждение с двумя вентиляторами не сбрасывает частоту через полчаса.`,
                )
              : item.leaf === AIR
                ? t(
                    `${figure(item.kg)} кг у рюкзаку майже не відчуваються, а екран ${figure(item.inch)}″ ${item.panel} показує фото й таблиці без втоми для очей.`,
                    `${figure(item.kg)} кг в рюкзаке почти не чувствуются, а экран ${figure(item.inch)}″ ${item.panel} показывает фото и таблицы без усталости для глаз.`,
                  )
                : t(
                    `Великий екран ${figure(item.inch)}″, зручна клавіатура й усі потрібні роз’єми: документи, бухгалтерія, десятки вкладок і відеозустрічі — без перехідників.`,
                    `Большой экран ${figure(item.inch)}″, удобная клавиатура и все нужные разъёмы: документы, бухгалтерия, десятки вкладок и видеовстречи — без переходников.`,
                  ),
            t(
              `Процесор ${item.chip} разом із ${ram} ГБ пам’яті ${ram > 15 ? 'тримає важкі проєкти й віртуальні машини' : 'упевнено справляється з навчанням і роботою'}. Накопичувач ${size.text.uk} можна замінити: кришка знімається звичайною викруткою.`,
              `Процессор ${item.chip} вместе с ${ram} ГБ памяти ${ram > 15 ? 'держит тяжёлые проекты и виртуальные машины' : 'уверенно справляется с учёбой и работой'}. Накопитель ${size.text.ru} можно заменить: крышка снимается обычной отвёрткой.`,
            ),
            t(
              `Від акумулятора ноутбук працює до ${item.hours} годин і заряджається через USB-C${isGame ? ' у дорозі або потужним блоком удома' : ', зокрема й від повербанка на 65 Вт'}.`,
              `От аккумулятора ноутбук работает до ${item.hours} часов и заряжается через USB-C${isGame ? ' в дороге или мощным блоком дома' : ', в том числе от повербанка на 65 Вт'}.`,
            ),
          ],
          topic: 'laptop',
          choices: [{ axis: t('Пам’ять', 'Память'), value: t(text, text) }],
        });
      }
    }
  }
}
