import { z } from 'zod';
import { readRows } from '../../data/read-data.ts';
import { brandNameSchema } from '../../model/brands.ts';
import { MATERIAL, PORTS, PROCESSOR, RAM, STORAGE, WIFI } from '../../model/common-specifications.ts';
import { type Draft, noun } from '../../model/draft.ts';
import { product } from '../../model/product.ts';
import { l10nSchema, t } from '../../text/l10n.ts';
import { storage } from '../phones/phone-specifications.ts';
import * as computer from './computer-specifications.ts';
import { MEMORY } from './memory-and-graphics.ts';

const desktopsSchema = z.object({
  brand: brandNameSchema,
  name: z.string(),
  series: z.string(),
  chip: z.string(),
  graphics: l10nSchema,
  watts: z.number(),
  price: z.number(),
  layout: z.string(),
});

const DESKTOPS = readRows('computers/desktops.json', desktopsSchema);

/** Assembled computers. */
export function* desktops(): Generator<Draft> {
  for (const item of DESKTOPS) {
    for (const [step, [ram, disk]] of MEMORY.slice(1).entries()) {
      for (const colour of ['black', 'white'] as const) {
        const size = storage(disk);
        const text = `${ram}/${size.text.uk}`;
        yield product({
          leaf: 'nastilni-kompiutery',
          noun: noun('Комп’ютер', 'Компьютер', 'm'),
          brand: item.brand,
          series: item.series,
          model: item.name,
          details: t(text, text),
          price: item.price * (1 + step * 0.1),
          warranty: 36,
          colour,
          isColourNamed: true,
          values: [
            [PROCESSOR, item.chip],
            [computer.GRAPHICS, item.graphics],
            [RAM, ram],
            [STORAGE, size],
            [computer.SUPPLY, item.watts],
            [computer.COOLING, item.watts > 600 ? t('рідинна', 'жидкостная') : t('повітряна', 'воздушная')],
            [WIFI, 'Wi-Fi 6'],
            [PORTS, 'USB-C, 6 × USB-A, HDMI, RJ-45'],
            [computer.SYSTEM, t('без системи', 'без системы')],
            [MATERIAL, item.layout === 'window' ? t('сталь і скло', 'сталь и стекло') : t('сталь', 'сталь')],
          ],
          picture: {
            type: 'desktop-pc',
            views: ['front', 'side', 'back'],
            params: { brand: item.brand, series: item.series, model: item.name, layout: item.layout },
          },
          kg: item.layout === 'mini' ? 1.4 : 8.6,
          mm: item.layout === 'mini' ? [180, 60, 180] : [215, 460, 430],
          story: [
            t(
              `Готовий комп’ютер: процесор ${item.chip}, ${ram} ГБ пам’яті, накопичувач ${size.text.uk}. Зібраний, прогрітий добу під навантаженням і опломбований лише там, де є висока напруга.`,
              `Готовый компьютер: процессор ${item.chip}, ${ram} ГБ памяти, накопитель ${size.text.ru}. Собран, прогрет сутки под нагрузкой и опломбирован только там, где есть высокое напряжение.`,
            ),
            t(
              'Усередині лишилося місце для другого накопичувача й додаткової пам’яті; провідники прибрані за стінку, тож повітря йде прямо до компонентів.',
              'Внутри осталось место для второго накопителя и дополнительной памяти; провода убраны за стенку, поэтому воздух идёт прямо к компонентам.',
            ),
          ],
          topic: 'desktop',
          choices: [{ axis: t('Пам’ять', 'Память'), value: t(text, text) }],
        });
      }
    }
  }
}
