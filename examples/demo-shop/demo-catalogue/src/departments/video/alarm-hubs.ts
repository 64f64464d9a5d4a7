import { APP, MATERIAL, PROTOCOL, TEMPERATURE } from '../../model/common-specifications.ts';
import { cross3 } from '../../model/cross.ts';
import { type Draft, noun } from '../../model/draft.ts';
import { product } from '../../model/product.ts';
import { t } from '../../text/l10n.ts';
import { INDOOR, MAKERS, PLASTIC, WB } from './alarm-makers.ts';
import * as alarm from './alarm-specifications.ts';

const HUBS = [
  { name: 'Hub', devices: 64, channels: t('Ethernet, 2G', 'Ethernet, 2G'), hours: 14, price: 3900, layout: 'disc' },
  {
    name: 'Hub Plus',
    devices: 150,
    channels: t('Ethernet, Wi-Fi, 4G', 'Ethernet, Wi-Fi, 4G'),
    hours: 16,
    price: 6800,
    layout: 'shield',
  },
  {
    name: 'Hub Max',
    devices: 200,
    channels: t('Ethernet, Wi-Fi, 2 × 4G', 'Ethernet, Wi-Fi, 2 × 4G'),
    hours: 30,
    price: 9700,
    layout: 'wave',
  },
] as const;

/** Central units of the alarm. */
export function* alarmHubs(): Generator<Draft> {
  for (const [maker, step, colour] of cross3(MAKERS, HUBS, WB)) {
    yield product({
      leaf: 'tsentrali-syhnalizatsii',
      noun: noun('Централь сигналізації', 'Централь сигнализации', 'f'),
      brand: maker.brand,
      series: 'Hub',
      model: step.name,
      details: step.channels,
      price: step.price * maker.level,
      warranty: 24,
      colour,
      isColourNamed: true,
      values: [
        [alarm.DEVICES, step.devices],
        [alarm.CHANNEL, step.channels],
        [alarm.RANGE, maker.metres],
        [alarm.BACKUP, step.hours],
        [PROTOCOL, maker.radio],
        [alarm.TAMPER, true],
        [APP, 'iOS, Android'],
        [TEMPERATURE, INDOOR],
        [MATERIAL, PLASTIC],
      ],
      picture: {
        type: 'alarm-hub',
        views: ['front', 'back', 'detail'],
        params: { brand: maker.brand, series: 'Hub', model: step.name, ports: 1, layout: step.layout },
      },
      kg: 0.36,
      mm: [163, 36, 163],
      story: [
        t(
          `Централь збирає сигнали від ${step.devices} бездротових пристроїв на відстані до ${maker.metres} м і за секунду повідомляє про тривогу в застосунок, дзвінком та на пульт охорони.`,
          `Централь собирает сигналы от ${step.devices} беспроводных устройств на расстоянии до ${maker.metres} м и за секунду сообщает о тревоге в приложение, звонком и на пульт охраны.`,
        ),
        t(
          `Якщо зникне світло або інтернет, вбудований акумулятор тримає її до ${step.hours} год, а зв’язок перемикається на мобільну мережу сам.`,
          `Если пропадёт свет или интернет, встроенный аккумулятор держит её до ${step.hours} ч, а связь переключается на мобильную сеть сама.`,
        ),
        t(
          'Датчики додаються за QR-кодом: наведіть камеру телефона, дайте ім’я кімнаті — і система готова. Сценарії можуть увімкнути світло або перекрити воду.',
          'Датчики добавляются по QR-коду: наведите камеру телефона, дайте имя комнате — и система готова. Сценарии могут включить свет или перекрыть воду.',
        ),
      ],
      topic: 'alarm',
    });
  }
}
