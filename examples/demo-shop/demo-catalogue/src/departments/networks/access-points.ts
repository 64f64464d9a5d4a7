import { z } from 'zod';
import { readRows } from '../../data/read-data.ts';
import { CONSUMPTION, PROTECTION, TEMPERATURE, WIFI } from '../../model/common-specifications.ts';
import { cross } from '../../model/cross.ts';
import { type Draft, noun } from '../../model/draft.ts';
import { product } from '../../model/product.ts';
import { spec } from '../../model/specification.ts';
import { same, t } from '../../text/l10n.ts';

const CLIENTS = spec('Кількість клієнтів', 'Количество клиентов', {
  group: 'network',
  view: 'range',
  better: 'higher',
});
const SPEED = spec('Сумарна швидкість', 'Суммарная скорость', {
  unit: ['Мбіт/с', 'Мбит/с'],
  group: 'network',
  view: 'range',
  better: 'higher',
});
const PLACE = spec('Розташування', 'Расположение', { filter: 'promoted' });
const UPLINK = spec('Порт Ethernet', 'Порт Ethernet', { group: 'ports' });
const FEED = spec('Стандарт PoE', 'Стандарт PoE', { group: 'power', filter: 'promoted' });
const CONTROLLER = spec('Контролер', 'Контроллер', { group: 'control' });
const ROAMING = spec('Безшовний роумінг', 'Бесшовный роуминг', { group: 'functions' });
const GAIN = spec('Підсилення антен', 'Усиление антенн', {
  unit: ['дБі', 'дБи'],
  group: 'network',
  filter: 'none',
  better: 'higher',
});

const PLACES = {
  ceiling: t('стеля', 'потолок'),
  wall: t('стіна, коробка 86 мм', 'стена, коробка 86 мм'),
  street: t('вулиця', 'улица'),
};

const MAKERS = [
  { brand: 'mriya', series: 'Air' },
  { brand: 'vuzol', series: 'Khmara' },
  { brand: 'potik', series: 'Wave' },
] as const;

const stepsSchema = z.object({
  name: z.string(),
  wifi: z.string(),
  mbps: z.number(),
  clients: z.number(),
  place: z.enum(['ceiling', 'wall', 'street']),
  price: z.number(),
});

const STEPS = readRows('networks/access-points.json', stepsSchema);

/** Access points for ceilings, walls and streets. */
export function* accessPoints(): Generator<Draft> {
  for (const [maker, step] of cross(MAKERS, STEPS)) {
    const model = `${maker.series} ${step.name}`;
    const isOutside = step.place === 'street';
    const place = PLACES[step.place];
    const isNew = step.wifi === 'Wi-Fi 7';
    yield product({
      leaf: 'tochky-dostupu',
      noun: noun('Точка доступу', 'Точка доступа', 'f'),
      brand: maker.brand,
      series: maker.series,
      model,
      details: t(`${step.wifi}, ${place.uk}`, `${step.wifi}, ${place.ru}`),
      price: step.price,
      warranty: 36,
      colour: 'white',
      values: [
        [WIFI, step.wifi],
        [SPEED, step.mbps],
        [CLIENTS, step.clients],
        [PLACE, place],
        [FEED, step.mbps > 5000 ? 'PoE+ (802.3at)' : 'PoE (802.3af)'],
        [UPLINK, step.mbps > 3000 ? t('2,5 Гбіт/с', '2,5 Гбит/с') : t('1 Гбіт/с', '1 Гбит/с')],
        [ROAMING, '802.11k/v/r'],
        [GAIN, isOutside ? 6 : 4],
        [CONTROLLER, t('у застосунку, без плати', 'в приложении, без платы')],
        [CONSUMPTION, step.mbps > 5000 ? 21 : 12],
        [PROTECTION, isOutside ? 'IP67' : t('для приміщень', 'для помещений')],
        [TEMPERATURE, isOutside ? t('від −30 до +60 °C', 'от −30 до +60 °C') : t('від 0 до +40 °C', 'от 0 до +40 °C')],
      ],
      picture: {
        type: 'access-point',
        views: ['front', 'side', 'back'],
        params: { brand: maker.brand, series: maker.series, model, layout: step.place, antennas: isOutside ? 2 : 0 },
      },
      kg: isOutside ? 0.7 : 0.42,
      mm: step.place === 'wall' ? [86, 120, 32] : [190, 36, 190],
      story: [
        t(
          `Точка обслуговує до ${step.clients} пристроїв і роздає ${step.mbps} Мбіт/с у двох діапазонах. Живлення — тим самим кабелем, що й дані.`,
          `Точка обслуживает до ${step.clients} устройств и раздаёт ${step.mbps} Мбит/с в двух диапазонах. Питание — тем же кабелем, что и данные.`,
        ),
        isOutside
          ? t(
              'Корпус IP67 витримує зливу, мороз і літнє сонце; дві антени спрямовують сигнал на терасу, двір або паркінг.',
              'Корпус IP67 выдерживает ливень, мороз и летнее солнце; две антенны направляют сигнал на террасу, двор или паркинг.',
            )
          : t(
              'Тихий плаский корпус не привертає уваги, а світлодіод можна вимкнути на ніч.',
              'Тихий плоский корпус не привлекает внимания, а светодиод можно выключить на ночь.',
            ),
        isNew
          ? t(
              'Wi-Fi 7 передає дані одразу кількома каналами, тому відеодзвінок не завмирає, коли поруч качають гру.',
              'Wi-Fi 7 передаёт данные сразу по нескольким каналам, поэтому видеозвонок не замирает, когда рядом качают игру.',
            )
          : t(
              'Кілька точок працюють як одна мережа: телефон переходить між ними без розриву розмови.',
              'Несколько точек работают как одна сеть: телефон переходит между ними без разрыва разговора.',
            ),
      ],
      topic: 'network',
      group: `${maker.brand} ${maker.series}`,
      choices: [{ axis: t('Виконання', 'Исполнение'), value: same(step.name) }],
    });
  }
}
