import { CONNECTION, MATERIAL } from '../../model/common-specifications.ts';
import { cross } from '../../model/cross.ts';
import { type Draft, noun } from '../../model/draft.ts';
import { product } from '../../model/product.ts';
import { t } from '../../text/l10n.ts';
import * as audio from './audio-specifications.ts';

const MICROPHONES = [
  {
    brand: 'tysha',
    name: 'Holos',
    series: 'Holos',
    kind: t('конденсаторний', 'конденсаторный'),
    pattern: t('кардіоїда', 'кардиоида'),
    rate: 96,
    link: 'USB-C',
    price: 3490,
  },
  {
    brand: 'tysha',
    name: 'Holos Pro',
    series: 'Holos',
    kind: t('динамічний', 'динамический'),
    pattern: t('кардіоїда', 'кардиоида'),
    rate: 96,
    link: 'USB-C, XLR',
    price: 5900,
  },
  {
    brand: 'vidlun',
    name: 'Slovo',
    series: 'Slovo',
    kind: t('конденсаторний', 'конденсаторный'),
    pattern: t('чотири режими', 'четыре режима'),
    rate: 48,
    link: 'USB-C',
    price: 2290,
  },
  {
    brand: 'vidlun',
    name: 'Slovo Duo',
    series: 'Slovo',
    kind: t('петличний, два передавачі', 'петличный, два передатчика'),
    pattern: t('кругова', 'круговая'),
    rate: 48,
    link: 'USB-C',
    price: 2990,
  },
  {
    brand: 'tembr',
    name: 'Mic 1',
    series: 'Mic',
    kind: t('конденсаторний', 'конденсаторный'),
    pattern: t('кардіоїда', 'кардиоида'),
    rate: 48,
    link: 'USB-A',
    price: 790,
  },
  {
    brand: 'rysa',
    name: 'Duel Mic',
    series: 'Duel',
    kind: t('конденсаторний', 'конденсаторный'),
    pattern: t('кардіоїда', 'кардиоида'),
    rate: 48,
    link: 'USB-C',
    price: 1490,
  },
] as const;

/** Microphones for speech and streams. */
export function* microphones(): Generator<Draft> {
  for (const [item, colour] of cross(MICROPHONES, ['black', 'white', 'graphite'] as const)) {
    yield product({
      leaf: 'mikrofony',
      noun: noun('Мікрофон', 'Микрофон', 'm'),
      brand: item.brand,
      series: item.series,
      model: item.name,
      details: item.kind,
      price: item.price,
      warranty: 24,
      colour,
      isColourNamed: true,
      values: [
        [audio.CAPSULE, item.kind],
        [audio.PATTERN, item.pattern],
        [CONNECTION, item.link],
        [audio.SAMPLE, item.rate],
        [audio.RANGE, t('20 Гц – 20 кГц', '20 Гц – 20 кГц')],
        [MATERIAL, item.price > 1400 ? t('метал', 'металл') : t('пластик', 'пластик')],
      ],
      picture: {
        type: 'microphone',
        views: ['front', 'side', 'detail', 'scene'],
        params: {
          brand: item.brand,
          series: item.series,
          model: item.name,
          layout: item.name === 'Slovo Duo' ? 'lavalier' : item.price > 5000 ? 'broadcast' : 'desk',
        },
      },
      kg: 0.5,
      mm: [90, 210, 90],
      story: [
        t(
          'Голос звучить близько й без луни, навіть якщо кімната не оброблена: спрямованість відсікає клавіатуру та вулицю.',
          'Голос звучит близко и без эха, даже если комната не обработана: направленность отсекает клавиатуру и улицу.',
        ),
        t(
          'Під’єднали кабель — і мікрофон уже в списку пристроїв. Кнопка вимкнення беззвучна, а вихід на навушники дає чути себе без затримки.',
          'Подключили кабель — и микрофон уже в списке устройств. Кнопка отключения бесшумна, а выход на наушники позволяет слышать себя без задержки.',
        ),
      ],
      topic: 'microphone',
    });
  }
}
