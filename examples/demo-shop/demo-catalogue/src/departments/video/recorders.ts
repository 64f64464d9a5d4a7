import { CONSUMPTION, MATERIAL, PORTS, TEMPERATURE } from '../../model/common-specifications.ts';
import { cross } from '../../model/cross.ts';
import { type Draft, noun } from '../../model/draft.ts';
import { product } from '../../model/product.ts';
import { spec } from '../../model/specification.ts';
import { plural, same, t } from '../../text/l10n.ts';
import { COMPRESSION } from './camera-specifications.ts';

const CHANNELS = spec('Кількість каналів', 'Количество каналов', { filter: 'promoted', better: 'higher' });
const POE_PORTS = spec(
  'Порти PoE',
  'Порты PoE',
  { group: 'ports', filter: 'promoted', better: 'higher' },
  'porty-poe-zapys',
);
const BAYS = spec('Відсіки для дисків', 'Отсеки для дисков', { group: 'memory', better: 'higher' });
const MAX_RECORDING = spec('Запис до', 'Запись до', { unit: 'Мп', group: 'image', better: 'higher' });
const BANDWIDTH = spec('Вхідний потік', 'Входящий поток', {
  unit: ['Мбіт/с', 'Мбит/с'],
  group: 'network',
  filter: 'none',
  better: 'higher',
});
const VIDEO_OUT = spec('Відеовиходи', 'Видеовыходы', { group: 'ports' });
const SEARCH = spec('Пошук у записі', 'Поиск в записи', { group: 'functions' });

const LINES = [
  { brand: 'vartis', series: 'Arkhiv', level: 1, smart: true },
  { brand: 'obrii', series: 'Skarb', level: 1.1, smart: true },
  { brand: 'kutok', series: 'Box', level: 0.8, smart: false },
] as const;

const STEPS = [
  { channels: 4, poe: 0, bays: 1, price: 2900 },
  { channels: 4, poe: 4, bays: 1, price: 4300 },
  { channels: 8, poe: 0, bays: 1, price: 3900 },
  { channels: 8, poe: 8, bays: 1, price: 6900 },
  { channels: 16, poe: 0, bays: 2, price: 7200 },
  { channels: 16, poe: 16, bays: 2, price: 13400 },
  { channels: 32, poe: 0, bays: 4, price: 16800 },
  { channels: 32, poe: 16, bays: 4, price: 24500 },
] as const;

type Line = (typeof LINES)[number];

/** Cases and their measures in millimetres. */
const CASES = {
  auto: [315, 48, 240],
  compact: [240, 54, 200],
  upright: [103, 246, 200],
  rack: [482, 44, 250],
  drawers: [482, 70, 320],
  tower: [115, 266, 220],
  cabinet: [240, 206, 220],
} as const;

/** The case that a maker builds for so many channels and disks. */
function caseOf({ series }: Line, { channels, poe, bays }: (typeof STEPS)[number]): keyof typeof CASES {
  if (bays > 2) return poe > 0 || series === 'Arkhiv' ? 'drawers' : series === 'Skarb' ? 'cabinet' : 'tower';
  if (bays === 2) return poe > 0 ? 'rack' : series === 'Box' ? 'cabinet' : 'tower';
  if (poe > 0) return channels > 4 ? 'auto' : series === 'Skarb' ? 'compact' : 'auto';
  return channels > 4 && series !== 'Skarb' ? 'upright' : 'compact';
}

const RECORDER = noun('Відеореєстратор', 'Видеорегистратор', 'm');

/** Network video recorders. */
export function* recorders(): Generator<Draft> {
  for (const [line, step] of cross(LINES, STEPS)) {
    const { channels, poe, bays } = step;
    const model = `${line.series} ${channels}${poe > 0 ? `P${poe}` : ''}`;
    const layout = caseOf(line, step);
    const limit = channels > 8 ? 12 : 8;
    const days = Math.round((bays * 8000) / (channels * 28));
    const channelsUk = `${channels} ${plural(channels, ['канал', 'канали', 'каналів'])}`;
    const channelsRu = `${channels} ${plural(channels, ['канал', 'канала', 'каналов'])}`;
    yield product({
      leaf: 'videoreiestratory',
      noun: RECORDER,
      brand: line.brand,
      series: line.series,
      model,
      details: poe > 0 ? t(`${channelsUk}, PoE × ${poe}`, `${channelsRu}, PoE × ${poe}`) : t(channelsUk, channelsRu),
      price: step.price * line.level,
      warranty: 36,
      colour: 'black',
      values: [
        [CHANNELS, channels],
        [POE_PORTS, poe === 0 ? { text: t('немає', 'нет'), number: 0 } : poe],
        [BAYS, bays],
        [MAX_RECORDING, limit],
        [
          SEARCH,
          line.smart ? t('за людьми й авто', 'по людям и авто') : t('за часом і рухом', 'по времени и движению'),
        ],
        [BANDWIDTH, channels * 10],
        [VIDEO_OUT, channels > 8 ? '2 × HDMI, VGA' : 'HDMI, VGA'],
        [COMPRESSION, 'H.265+, H.264'],
        [PORTS, `${channels > 8 ? 2 : 1} × RJ-45, 2 × USB`],
        [CONSUMPTION, 8 + channels],
        [TEMPERATURE, t('від −10 до +55 °C', 'от −10 до +55 °C')],
        [MATERIAL, t('сталь', 'сталь')],
      ],
      picture: {
        type: 'video-recorder',
        views: ['front', 'back', 'detail'],
        params: { brand: line.brand, series: line.series, model, channels, ports: poe, bays, layout },
      },
      kg: 0.9 + bays * 0.6,
      mm: CASES[layout],
      story: [
        t(
          `Реєстратор приймає до ${channels} камер із роздільністю до ${limit} Мп і пише їх цілодобово на ${bays === 1 ? 'один диск' : bays === 2 ? 'два диски' : 'чотири диски'} SATA. Із дисками по 8 ТБ архіву вистачає приблизно на ${days} ${plural(days, ['день', 'дні', 'днів'])} безперервного запису.`,
          `Регистратор принимает до ${channels} камер с разрешением до ${limit} Мп и пишет их круглосуточно на ${bays === 1 ? 'один диск' : bays === 2 ? 'два диска' : 'четыре диска'} SATA. С дисками по 8 ТБ архива хватает примерно на ${days} ${plural(days, ['день', 'дня', 'дней'])} непрерывной записи.`,
        ),
        poe > 0
          ? t(
              `Вбудований комутатор на ${poe} портів PoE живить камери по тому самому кабелю: окремі блоки живлення не потрібні, а нова камера з’являється в списку сама.`,
              `Встроенный коммутатор на ${poe} ${poe === 4 ? 'порта' : 'портов'} PoE питает камеры по тому же кабелю: отдельные блоки питания не нужны, а новая камера появляется в списке сама.`,
            )
          : t(
              'Камери підключаються через звичайний комутатор або PoE-комутатор у зручному місці, тож реєстратор можна сховати в шафу чи сейф.',
              'Камеры подключаются через обычный коммутатор или PoE-коммутатор в удобном месте, поэтому регистратор можно спрятать в шкаф или сейф.',
            ),
        line.smart
          ? t(
              'Потрібний момент шукайте не за часом, а за подією: «людина у дворі», «авто біля воріт». Фрагмент зберігається на флешку або надсилається з телефона.',
              'Нужный момент ищите не по времени, а по событию: «человек во дворе», «авто у ворот». Фрагмент сохраняется на флешку или отправляется с телефона.',
            )
          : t(
              'Перегляд із телефона працює без білої IP-адреси: досить зчитати код на корпусі.',
              'Просмотр с телефона работает без белого IP-адреса: достаточно считать код на корпусе.',
            ),
      ],
      topic: 'recorder',
      group: `${line.brand} ${line.series}`,
      choices: [
        { axis: t('Порти PoE', 'Порты PoE'), value: poe === 0 ? t('без PoE', 'без PoE') : same(`PoE × ${poe}`) },
        { axis: t('Канали', 'Каналы'), value: same(String(channels)) },
      ],
    });
  }
}
