import { z } from 'zod';
import { readRows } from '../../data/read-data.ts';
import { brandNameSchema } from '../../model/brands.ts';
import { CONSUMPTION, MATERIAL, TEMPERATURE } from '../../model/common-specifications.ts';
import { cross } from '../../model/cross.ts';
import { type Draft, noun } from '../../model/draft.ts';
import { product } from '../../model/product.ts';
import { spec } from '../../model/specification.ts';
import { l10nSchema, plural, t } from '../../text/l10n.ts';

const PORT_COUNT = spec('Кількість портів', 'Количество портов', {
  group: 'ports',
  filter: 'promoted',
  better: 'higher',
});
const PORT_SPEED = spec('Швидкість портів', 'Скорость портов', { group: 'ports', filter: 'promoted' });
const POE = spec('Порти з PoE', 'Порты с PoE', { group: 'ports', filter: 'promoted', better: 'higher' });
const BUDGET = spec('Бюджет PoE', 'Бюджет PoE', { unit: 'Вт', group: 'power', view: 'range', better: 'higher' });
const UPLINK = spec('Порти SFP', 'Порты SFP', { group: 'ports' });
const MANAGEMENT = spec('Рівень керування', 'Уровень управления', { group: 'control', filter: 'promoted' });
const MATRIX = spec('Комутаційна матриця', 'Коммутационная матрица', {
  unit: ['Гбіт/с', 'Гбит/с'],
  group: 'performance',
  filter: 'none',
  better: 'higher',
});
const COOLING = spec('Охолодження', 'Охлаждение', { group: 'body' });
const MOUNT = spec('Монтаж', 'Монтаж', { group: 'body' });

type Step = { ports: number; gigabit: number; sfp: number; price: number };
const STEPS: readonly Step[] = [
  { ports: 5, gigabit: 1, sfp: 0, price: 520 },
  { ports: 8, gigabit: 1, sfp: 0, price: 790 },
  { ports: 8, gigabit: 2.5, sfp: 1, price: 3300 },
  { ports: 16, gigabit: 1, sfp: 2, price: 2900 },
  { ports: 24, gigabit: 1, sfp: 2, price: 4200 },
  { ports: 24, gigabit: 2.5, sfp: 4, price: 9800 },
  { ports: 48, gigabit: 1, sfp: 4, price: 11900 },
];

const kindSchema = z.object({
  leaf: z.string(),
  series: z.string(),
  brands: z.array(brandNameSchema).readonly(),
  details: l10nSchema,
  level: z.number(),
  poe: z.boolean(),
  managed: l10nSchema,
});
type Kind = z.infer<typeof kindSchema>;
const KINDS: readonly Kind[] = readRows('networks/switches.json', kindSchema);

const SWITCH = noun('Комутатор', 'Коммутатор', 'm');

/** Network switches: plain, PoE and managed. */
export function* switches(): Generator<Draft> {
  for (const kind of KINDS) {
    for (const [brand, step] of cross(kind.brands, STEPS)) {
      const { ports, gigabit, sfp } = step;
      const isFast = gigabit > 1;
      const model = `${kind.series} ${ports}${isFast ? 'X' : 'G'}${kind.poe ? 'P' : ''}`;
      const budget = kind.poe ? Math.round((ports * (isFast ? 22 : 13)) / 5) * 5 : 0;
      const portsUk = `${ports} ${plural(ports, ['порт', 'порти', 'портів'])}`;
      const portsRu = `${ports} ${plural(ports, ['порт', 'порта', 'портов'])}`;
      const speed = t(`${isFast ? '2,5' : '1'} Гбіт/с`, `${isFast ? '2,5' : '1'} Гбит/с`);
      yield product({
        leaf: kind.leaf,
        noun: SWITCH,
        brand,
        series: kind.series,
        model,
        details: t(`${portsUk}, ${kind.details.uk}`, `${portsRu}, ${kind.details.ru}`),
        price: step.price * kind.level,
        warranty: brand === 'mriya' || brand === 'vuzol' ? 60 : 24,
        colour: brand === 'hilka' ? 'white' : brand === 'potik' ? 'blue' : 'black',
        values: [
          [PORT_COUNT, ports],
          [PORT_SPEED, speed],
          [POE, kind.poe ? ports : { text: t('немає', 'нет'), number: 0 }],
          [MANAGEMENT, kind.managed],
          [
            UPLINK,
            sfp === 0
              ? { text: t('немає', 'нет'), number: 0 }
              : { text: t(`${sfp} × SFP${isFast ? '+' : ''}`, `${sfp} × SFP${isFast ? '+' : ''}`), number: sfp },
          ],
          ...(kind.poe ? [[BUDGET, budget] as const] : []),
          [MATRIX, Math.round(ports * gigabit * 2 + sfp * (isFast ? 20 : 2))],
          [COOLING, ports > 16 && kind.poe ? t('вентилятори', 'вентиляторы') : t('пасивне', 'пассивное')],
          [MOUNT, ports > 8 ? t('стійка 19″', 'стойка 19″') : t('стіл або стіна', 'стол или стена')],
          [CONSUMPTION, Math.round(3 + ports * 0.7 + budget)],
          [TEMPERATURE, t('від 0 до +45 °C', 'от 0 до +45 °C')],
          [MATERIAL, ports > 5 ? t('сталь', 'сталь') : t('пластик', 'пластик')],
        ],
        picture: {
          type: 'network-switch',
          views: ['front', 'back', 'detail'],
          params: { brand, series: kind.series, model, ports, sfp, rack: ports > 8, poe: kind.poe },
        },
        kg: 0.2 + ports * 0.07,
        mm: ports > 8 ? [440, 44, 200] : [100 + ports * 10, 27, 98],
        story: [
          t(
            `${portsUk} по ${speed.uk} — це ${ports > 16 ? 'поверх офісу або школи' : ports > 8 ? 'невеликий офіс чи під’їзд із камерами' : 'телевізор, приставка, комп’ютер і сховище'} без боротьби за швидкість.`,
            `${portsRu} по ${speed.ru} — это ${ports > 16 ? 'этаж офиса или школы' : ports > 8 ? 'небольшой офис или подъезд с камерами' : 'телевизор, приставка, компьютер и хранилище'} без борьбы за скорость.`,
          ),
          kind.poe
            ? t(
                `Бюджет ${budget} Вт живить камери, точки доступу й телефони тими самими кабелями. Якщо пристрій завис, комутатор сам вимкне й увімкне його порт.`,
                `Бюджет ${budget} Вт питает камеры, точки доступа и телефоны теми же кабелями. Если устройство зависло, коммутатор сам выключит и включит его порт.`,
              )
            : kind.series === 'Core'
              ? t(
                  'VLAN, агрегація каналів, списки доступу й статичні маршрути налаштовуються у вебінтерфейсі або командами; конфігурація переноситься файлом.',
                  'VLAN, агрегация каналов, списки доступа и статические маршруты настраиваются в веб-интерфейсе или командами; конфигурация переносится файлом.',
                )
              : t(
                  'Налаштовувати нічого: увімкнули в розетку, вставили кабелі — працює. Порти, у яких нічого немає, майже не споживають енергії.',
                  'Настраивать нечего: включили в розетку, вставили кабели — работает. Порты, в которых ничего нет, почти не потребляют энергии.',
                ),
          ports > 16 && kind.poe
            ? t(
                'Вентилятори розганяються лише під навантаженням, але для кімнати, де працюють люди, краще обрати модель на 8 портів.',
                'Вентиляторы разгоняются только под нагрузкой, но для комнаты, где работают люди, лучше выбрать модель на 8 портов.',
              )
            : t(
                'Вентиляторів немає, тож у кімнаті чути лише годинник.',
                'Вентиляторов нет, поэтому в комнате слышны только часы.',
              ),
        ],
        topic: 'switch',
      });
    }
  }
}
