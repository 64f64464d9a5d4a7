import { MATERIAL, PROTECTION, PROTOCOL, TEMPERATURE } from '../../model/common-specifications.ts';
import { cross3 } from '../../model/cross.ts';
import { type Draft, noun } from '../../model/draft.ts';
import { product } from '../../model/product.ts';
import { t } from '../../text/l10n.ts';
import { INDOOR, MAKERS, OUTDOOR, WB } from './alarm-makers.ts';
import * as alarm from './alarm-specifications.ts';

const KEYPADS = [
  { name: 'Keypad', keys: t('сенсорні', 'сенсорные'), pass: false, years: 2, price: 1650, layout: 'touch' },
  { name: 'Keypad Card', keys: t('сенсорні', 'сенсорные'), pass: true, years: 3, price: 2700, layout: 'wide' },
  { name: 'Keypad Street', keys: t('механічні', 'механические'), pass: true, years: 4, price: 3300, layout: 'keys' },
] as const;

/** Keypads to arm the system. */
export function* keypads(): Generator<Draft> {
  for (const [maker, step, colour] of cross3(MAKERS, KEYPADS, WB)) {
    yield product({
      leaf: 'klaviatury-okhorony',
      noun: noun('Клавіатура охорони', 'Клавиатура охраны', 'f'),
      brand: maker.brand,
      series: 'Keypad',
      model: step.name,
      details: step.pass ? t('код і картка', 'код и карта') : t('вхід за кодом', 'вход по коду'),
      price: step.price * maker.level,
      warranty: 24,
      colour,
      isColourNamed: true,
      values: [
        [alarm.KEYS, step.keys],
        [alarm.PASS, step.pass],
        [PROTOCOL, maker.radio],
        [alarm.YEARS, alarm.years(step.years)],
        [alarm.RANGE, maker.metres],
        [alarm.TAMPER, true],
        [PROTECTION, step.name === 'Keypad Street' ? 'IP65' : 'IP50'],
        [TEMPERATURE, step.name === 'Keypad Street' ? OUTDOOR : INDOOR],
        [MATERIAL, t('пластик і скло', 'пластик и стекло')],
      ],
      picture: {
        type: 'keypad',
        views: ['front', 'side', 'detail'],
        params: { brand: maker.brand, series: 'Keypad', model: step.name, layout: step.layout },
      },
      kg: 0.2,
      mm: [110, 165, 22],
      story: [
        t(
          'Ставте дім під охорону й знімайте з неї без телефона: діти й гості користуються власними кодами, а в журналі видно, хто й коли прийшов.',
          'Ставьте дом под охрану и снимайте с неё без телефона: дети и гости пользуются собственными кодами, а в журнале видно, кто и когда пришёл.',
        ),
        t(
          step.pass
            ? 'Картка або брелок швидші за код, а код під примусом непомітно викликає охорону.'
            : 'Код під примусом непомітно викликає охорону, а після п’яти помилок клавіатура блокується.',
          step.pass
            ? 'Карта или брелок быстрее кода, а код под принуждением незаметно вызывает охрану.'
            : 'Код под принуждением незаметно вызывает охрану, а после пяти ошибок клавиатура блокируется.',
        ),
      ],
      topic: 'alarm',
    });
  }
}
