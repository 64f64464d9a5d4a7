import { z } from 'zod';
import { readRows } from '../../data/read-data.ts';
import { APP, BLUETOOTH, MATERIAL, PROTOCOL, TEMPERATURE } from '../../model/common-specifications.ts';
import { cross3 } from '../../model/cross.ts';
import { type Draft, noun } from '../../model/draft.ts';
import { product } from '../../model/product.ts';
import { spec } from '../../model/specification.ts';
import { same, t } from '../../text/l10n.ts';
import { ASSISTANTS, LOCAL, MAKERS, MATTER, VOICES } from './smart-home-specifications.ts';

const DEVICES = spec('Підтримка пристроїв', 'Поддержка устройств', { group: 'functions', better: 'higher' });

const hubsSchema = z.object({
  name: z.string(),
  radio: z.enum(['Zigbee 3.0, Wi-Fi', 'Zigbee 3.0, Bluetooth', 'Zigbee 3.0, Thread', 'Zigbee 3.0, Thread, Wi-Fi']),
  devices: z.number(),
  local: z.boolean(),
  price: z.number(),
  layout: z.string(),
});

const HUBS = readRows('smart-home/hubs.json', hubsSchema);

/** Hubs of the smart home. */
export function* smartHubs(): Generator<Draft> {
  for (const [maker, step, colour] of cross3(MAKERS, HUBS, ['white', 'graphite'] as const)) {
    yield product({
      leaf: 'khaby-rozumnoho-domu',
      noun: noun('Хаб розумного дому', 'Хаб умного дома', 'm'),
      brand: maker.brand,
      series: 'Home Hub',
      model: step.name,
      details: same(step.radio),
      price: step.price * maker.level,
      warranty: 24,
      colour,
      isColourNamed: true,
      values: [
        [DEVICES, step.devices],
        [PROTOCOL, step.radio],
        [LOCAL, step.local],
        [ASSISTANTS, VOICES],
        [MATTER, step.devices > 100],
        [APP, 'iOS, Android'],
        [BLUETOOTH, '5.2'],
        [TEMPERATURE, t('від 0 до +40 °C', 'от 0 до +40 °C')],
        [MATERIAL, t('пластик', 'пластик')],
      ],
      picture: {
        type: 'smart-hub',
        views: ['front', 'back', 'detail'],
        params: { brand: maker.brand, series: 'Home Hub', model: step.name, layout: step.layout },
      },
      kg: 0.19,
      mm: [96, 28, 96],
      story: [
        t(
          `Хаб з’єднує до ${step.devices} датчиків, ламп, розеток і замків різних виробників в один дім: сценарій «пішли з дому» вимикає все однією кнопкою.`,
          `Хаб соединяет до ${step.devices} датчиков, ламп, розеток и замков разных производителей в один дом: сценарий «ушли из дома» выключает всё одной кнопкой.`,
        ),
        step.local
          ? t(
              'Сценарії виконуються на самому хабі, тому світло вмикається й тоді, коли інтернету немає.',
              'Сценарии выполняются на самом хабе, поэтому свет включается и тогда, когда интернета нет.',
            )
          : t(
              'Керування доступне звідусіль через застосунок; домашні дані зберігаються у зашифрованому вигляді.',
              'Управление доступно отовсюду через приложение; домашние данные хранятся в зашифрованном виде.',
            ),
      ],
      topic: 'smartHome',
    });
  }
}
