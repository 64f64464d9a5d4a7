import { z } from 'zod';
import { readRows } from '../../data/read-data.ts';
import { brandNameSchema } from '../../model/brands.ts';
import { CONSUMPTION, PORTS, WIFI } from '../../model/common-specifications.ts';
import { cross3 } from '../../model/cross.ts';
import { type Draft, noun } from '../../model/draft.ts';
import { product } from '../../model/product.ts';
import { spec } from '../../model/specification.ts';
import { colourNameSchema } from '../../text/colours.ts';
import { plural, t } from '../../text/l10n.ts';

const SPEED = spec('Швидкість Wi-Fi', 'Скорость Wi-Fi', {
  unit: ['Мбіт/с', 'Мбит/с'],
  group: 'network',
  view: 'range',
  better: 'higher',
});
const BANDS = spec('Діапазони', 'Диапазоны', { group: 'network', filter: 'promoted' });
const WAN = spec('Порт WAN', 'Порт WAN', { group: 'ports', filter: 'promoted' });
const LAN = spec('Порти LAN', 'Порты LAN', { group: 'ports', filter: 'promoted', better: 'higher' }, 'porty-lan');
const ANTENNAS = spec('Антени', 'Антенны', { group: 'network' });
const STREAMS = spec('Кількість потоків', 'Количество потоков', { group: 'network', better: 'higher' });
const MESH = spec('Mesh', 'Mesh', { group: 'functions' });
const VPN = spec('VPN-сервер', 'VPN-сервер', { group: 'functions' });
const SECURITY = spec('Захист мережі', 'Защита сети', { group: 'functions' });
const USB = spec('USB-порт', 'USB-порт', { group: 'ports' });
const AREA = spec('Площа покриття', 'Площадь покрытия', {
  unit: ['м²', 'м²'],
  group: 'network',
  view: 'range',
  better: 'higher',
});
const ROUTER_POWER = spec('Живлення роутера', 'Питание роутера', {
  group: 'power',
  hint: t(
    'Моделі на 12 В працюють від міні-ДБЖ під час відключень',
    'Модели на 12 В работают от мини-ИБП во время отключений',
  ),
});

const kindSchema = z.object({
  leaf: z.string(),
  wifi: z.string(),
  bands: z.string(),
  brands: z.array(brandNameSchema).readonly(),
  colours: z.array(colourNameSchema).readonly(),
  prefix: z.string(),
  steps: z
    .array(
      z.object({
        name: z.string(),
        mbps: z.number(),
        antennas: z.number(),
        lan: z.number(),
        wan: z.string(),
        streams: z.number(),
        area: z.number(),
        price: z.number(),
        extra: z.boolean(),
      }),
    )
    .readonly(),
});
type Kind = z.infer<typeof kindSchema>;

const KINDS: readonly Kind[] = readRows('networks/routers.json', kindSchema);

const ROUTER = noun('Маршрутизатор', 'Маршрутизатор', 'm');
const RU_SPEED = (wan: string): string => wan.replace('Гбіт', 'Гбит').replace('Мбіт', 'Мбит');

/** Wireless routers of four generations. */
export function* routers(): Generator<Draft> {
  for (const kind of KINDS) {
    for (const [brand, row, colour] of cross3(kind.brands, kind.steps, kind.colours)) {
      const model = `${kind.prefix}${row.name}`;
      const isMobile = kind.prefix === 'LTE';
      const wan = t(row.wan, RU_SPEED(row.wan));
      yield product({
        leaf: kind.leaf,
        noun: ROUTER,
        brand,
        series: kind.prefix,
        model,
        details: isMobile
          ? t('4G, із SIM-картою', '4G, с SIM-картой')
          : t(`${kind.wifi}, ${row.wan}`, `${kind.wifi}, ${RU_SPEED(row.wan)}`),
        price: row.price,
        warranty: brand === 'mriya' ? 36 : 24,
        colour,
        isColourNamed: true,
        values: [
          [WIFI, kind.wifi],
          [SPEED, row.mbps],
          [WAN, wan],
          [LAN, row.lan],
          [AREA, row.area],
          [BANDS, kind.bands],
          [STREAMS, row.streams],
          [ANTENNAS, row.antennas],
          [MESH, row.extra],
          [VPN, row.extra ? 'WireGuard, OpenVPN' : t('немає', 'нет')],
          [SECURITY, row.extra ? 'WPA3' : 'WPA2 / WPA3'],
          [USB, row.extra ? 'USB 3.0' : t('немає', 'нет')],
          [ROUTER_POWER, row.mbps > 6000 ? '12 В, 3 А' : '12 В, 1,5 А'],
          [CONSUMPTION, Math.round(6 + row.streams * 1.6)],
          [PORTS, `${row.lan} × RJ-45 LAN, 1 × RJ-45 WAN`],
        ],
        picture: {
          type: 'router',
          views: ['front', 'back', 'detail', 'scene'],
          params: { brand, series: kind.prefix, model, antennas: row.antennas, ports: row.lan + 1 },
        },
        kg: 0.3 + row.antennas * 0.06,
        mm: [200 + row.antennas * 10, 45, 150],
        story: [
          isMobile
            ? t(
                `Вставте SIM-карту — і за хвилину в домі є інтернет: для телевізора, ноутбука й камер. Якщо згодом з’явиться провід, ${model} прийме і його, а 4G лишить запасним.`,
                `Вставьте SIM-карту — и через минуту в доме есть интернет: для телевизора, ноутбука и камер. Если позже появится провод, ${model} примет и его, а 4G оставит запасным.`,
              )
            : t(
                `${model} розрахований на житло до ${row.area} м²: ${row.antennas} ${plural(row.antennas, ['антена', 'антени', 'антен'])} і ${row.streams} ${plural(row.streams, ['потік', 'потоки', 'потоків'])} тримають швидкість і тоді, коли вдома одночасно дивляться кіно, грають і працюють.`,
                `${model} рассчитан на жильё до ${row.area} м²: ${row.antennas} ${plural(row.antennas, ['антенна', 'антенны', 'антенн'])} и ${row.streams} ${plural(row.streams, ['поток', 'потока', 'потоков'])} держат скорость и тогда, когда дома одновременно смотрят кино, играют и работают.`,
              ),
          row.extra
            ? t(
                'Кілька таких роутерів об’єднуються в безшовну мережу: телефон сам переходить до ближчого, і розмова не уривається. Вбудований VPN-сервер дає доступ до дому з відрядження.',
                'Несколько таких роутеров объединяются в бесшовную сеть: телефон сам переходит к ближнему, и разговор не обрывается. Встроенный VPN-сервер даёт доступ к дому из командировки.',
              )
            : t(
                'Налаштування займає п’ять хвилин у застосунку українською: назва мережі, пароль, готово. Гостьова мережа й розклад для дітей уже є.',
                'Настройка занимает пять минут в приложении: имя сети, пароль, готово. Гостевая сеть и расписание для детей уже есть.',
              ),
          t(
            'Працює від 12 В, тому під час відключень його підтримає міні-ДБЖ або повербанк із відповідним кабелем: разом з оптичним терміналом — до восьми годин.',
            'Работает от 12 В, поэтому во время отключений его поддержит мини-ИБП или повербанк с подходящим кабелем: вместе с оптическим терминалом — до восьми часов.',
          ),
        ],
        topic: 'network',
      });
    }
  }
}
