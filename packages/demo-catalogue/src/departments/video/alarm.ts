import { APP, MATERIAL, PROTECTION, PROTOCOL, TEMPERATURE } from '../../model/common-specifications.ts';
import { type Draft, noun } from '../../model/draft.ts';
import type { ColourName } from '../../text/colours.ts';
import { plural, same, t } from '../../text/l10n.ts';
import { cross3 } from '../cross.ts';
import { product } from '../product.ts';
import * as alarm from './alarm-specifications.ts';

const WB: readonly ColourName[] = ['white', 'black'];
const MAKERS = [
  { brand: 'kutok', radio: 'Zigbee 3.0', metres: 300, level: 1 },
  { brand: 'vartis', radio: '868 МГц', metres: 1200, level: 1.05 },
  { brand: 'porih', radio: '868 МГц', metres: 800, level: 0.95 },
] as const;
const PLASTIC = t('пластик ABS', 'пластик ABS');
const INDOOR = t('від −10 до +45 °C', 'от −10 до +45 °C');
const OUTDOOR = t('від −25 до +60 °C', 'от −25 до +60 °C');

const HUBS = [
  { name: 'Hub', devices: 64, channels: t('Ethernet, 2G', 'Ethernet, 2G'), hours: 14, price: 3900 },
  { name: 'Hub Plus', devices: 150, channels: t('Ethernet, Wi-Fi, 4G', 'Ethernet, Wi-Fi, 4G'), hours: 16, price: 6800 },
  {
    name: 'Hub Max',
    devices: 200,
    channels: t('Ethernet, Wi-Fi, 2 × 4G', 'Ethernet, Wi-Fi, 2 × 4G'),
    hours: 30,
    price: 9700,
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
        params: { brand: maker.brand, series: 'Hub', model: step.name, ports: 1 },
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

const MOTION = [
  {
    name: 'Motion',
    layout: 'pillow',
    metres: 12,
    place: t('у приміщенні', 'в помещении'),
    protection: 'IP50',
    pets: t('до 20 кг', 'до 20 кг'),
    kind: t('інфрачервоний', 'инфракрасный'),
    years: 5,
    price: 1150,
  },
  {
    name: 'Motion Duo',
    layout: 'slim',
    metres: 12,
    place: t('у приміщенні', 'в помещении'),
    protection: 'IP50',
    pets: t('до 25 кг', 'до 25 кг'),
    kind: t('інфрачервоний і мікрохвильовий', 'инфракрасный и микроволновой'),
    years: 4,
    price: 1750,
  },
  {
    name: 'Motion Street',
    layout: 'globe',
    metres: 15,
    place: t('на вулиці', 'на улице'),
    protection: 'IP54',
    pets: t('до 80 см заввишки', 'высотой до 80 см'),
    kind: t('два інфрачервоні', 'два инфракрасных'),
    years: 5,
    price: 3600,
  },
  {
    name: 'Motion Curtain',
    layout: 'curtain',
    metres: 6,
    place: t('у приміщенні', 'в помещении'),
    protection: 'IP50',
    pets: t('немає', 'нет'),
    kind: t('інфрачервона штора', 'инфракрасная штора'),
    years: 3,
    price: 1390,
  },
] as const;

/** Motion detectors for rooms and yards. */
export function* motionSensors(): Generator<Draft> {
  for (const [maker, step, colour] of cross3(MAKERS, MOTION, WB)) {
    yield product({
      leaf: 'datchyky-rukhu',
      noun: noun('Датчик руху', 'Датчик движения', 'm'),
      brand: maker.brand,
      series: 'Motion',
      model: step.name,
      details: step.place,
      price: step.price * maker.level,
      warranty: 24,
      colour,
      isColourNamed: true,
      values: [
        [alarm.DETECTION, step.metres],
        [alarm.DETECTOR, step.kind],
        [alarm.PETS, step.pets],
        [alarm.YEARS, alarm.years(step.years)],
        [PROTOCOL, maker.radio],
        [alarm.PLACE, step.place],
        [alarm.RANGE, maker.metres],
        [alarm.BATTERY, step.name === 'Motion Street' ? '2 × CR123A' : 'CR123A'],
        [alarm.TAMPER, true],
        [PROTECTION, step.protection],
        [TEMPERATURE, step.protection === 'IP54' ? OUTDOOR : INDOOR],
        [MATERIAL, PLASTIC],
      ],
      picture: {
        type: 'motion-sensor',
        views: ['front', 'side', 'detail'],
        params: {
          brand: maker.brand,
          series: 'Motion',
          model: step.name,
          layout: step.layout,
        },
      },
      kg: 0.09,
      mm: [62, 110, 50],
      story: [
        t(
          `Датчик помічає людину на відстані до ${step.metres} м і не реагує на протяг чи сонячні плями. Одного комплекту батарей вистачає приблизно на ${step.years} ${plural(step.years, ['рік', 'роки', 'років'])} роботи.`,
          `Датчик замечает человека на расстоянии до ${step.metres} м и не реагирует на сквозняк или солнечные пятна. Одного комплекта батарей хватает примерно на ${step.years} ${plural(step.years, ['год', 'года', 'лет'])} работы.`,
        ),
        t(
          'Кріпиться на стіну або в кут без свердління крізь корпус: спочатку пластина, потім датчик клацає на місце. Спробу зняти його система вважає тривогою.',
          'Крепится на стену или в угол без сверления сквозь корпус: сначала пластина, потом датчик защёлкивается на место. Попытку снять его система считает тревогой.',
        ),
      ],
      topic: 'motion',
    });
  }
}

const DOORS = [
  {
    name: 'Door',
    layout: 'crisp',
    kind: t('магнітний', 'магнитный'),
    years: 3,
    price: 690,
    extra: t('двері та вікна', 'двери и окна'),
  },
  {
    name: 'Door Plus',
    layout: 'twin',
    kind: t('магнітний з датчиком удару', 'магнитный с датчиком удара'),
    years: 4,
    price: 1090,
    extra: t('двері, вікна, скло', 'двери, окна, стекло'),
  },
  {
    name: 'Gate',
    layout: 'bar',
    kind: t('магнітний для воріт', 'магнитный для ворот'),
    years: 5,
    price: 1490,
    extra: t('ворота й хвіртки', 'ворота и калитки'),
  },
] as const;

/** Opening sensors. */
export function* doorSensors(): Generator<Draft> {
  for (const [maker, step, colour] of cross3(MAKERS, DOORS, WB)) {
    yield product({
      leaf: 'datchyky-vidkryttia',
      noun: noun('Датчик відкриття', 'Датчик открытия', 'm'),
      brand: maker.brand,
      series: 'Door',
      model: step.name,
      details: same(maker.radio),
      price: step.price * maker.level,
      warranty: 24,
      colour,
      isColourNamed: true,
      values: [
        [alarm.DETECTOR, step.kind],
        [alarm.YEARS, alarm.years(step.years)],
        [PROTOCOL, maker.radio],
        [alarm.RANGE, maker.metres],
        [alarm.PLACE, step.extra],
        [alarm.BATTERY, step.name === 'Gate' ? 'CR123A' : 'CR2032'],
        [alarm.TAMPER, step.name !== 'Door'],
        [TEMPERATURE, step.name === 'Gate' ? OUTDOOR : INDOOR],
        [MATERIAL, PLASTIC],
      ],
      picture: {
        type: 'door-sensor',
        views: ['front', 'side', 'detail'],
        params: { brand: maker.brand, series: 'Door', model: step.name, layout: step.layout },
      },
      kg: 0.04,
      mm: [20, 90, 24],
      story: [
        t(
          `Датчик повідомляє про відкриття раніше, ніж гість переступить поріг. Він помічає щілину від 2 см і працює від однієї батареї кілька років.`,
          `Датчик сообщает об открытии раньше, чем гость переступит порог. Он замечает щель от 2 см и работает от одной батареи несколько лет.`,
        ),
        t(
          'Клеїться на стрічку з комплекту або прикручується; у сценаріях розумного дому може ввімкнути світло в коридорі чи вимкнути кондиціонер, коли вікно відчинене.',
          'Клеится на ленту из комплекта или прикручивается; в сценариях умного дома может включить свет в коридоре или выключить кондиционер, когда окно открыто.',
        ),
      ],
      topic: 'alarm',
    });
  }
}

const SIRENS = [
  {
    name: 'Siren Home',
    decibels: 97,
    place: t('у приміщенні', 'в помещении'),
    years: 5,
    price: 1350,
    protection: 'IP50',
  },
  { name: 'Siren Street', decibels: 113, place: t('на вулиці', 'на улице'), years: 5, price: 2650, protection: 'IP54' },
  { name: 'Siren Solar', decibels: 110, place: t('на вулиці', 'на улице'), years: 8, price: 3450, protection: 'IP65' },
] as const;

/** Sirens. */
export function* sirens(): Generator<Draft> {
  for (const [maker, step, colour] of cross3(MAKERS, SIRENS, ['white', 'red'] as const)) {
    yield product({
      leaf: 'syreny',
      noun: noun('Сирена', 'Сирена', 'f'),
      brand: maker.brand,
      series: 'Siren',
      model: step.name,
      details: t(`${step.decibels} дБ, ${step.place.uk}`, `${step.decibels} дБ, ${step.place.ru}`),
      price: step.price * maker.level,
      warranty: 24,
      colour,
      isColourNamed: true,
      values: [
        [alarm.LOUDNESS, step.decibels],
        [alarm.PLACE, step.place],
        [PROTOCOL, maker.radio],
        [alarm.YEARS, alarm.years(step.years)],
        [PROTECTION, step.protection],
        [alarm.RANGE, maker.metres],
        [alarm.TAMPER, true],
        [TEMPERATURE, step.protection === 'IP50' ? INDOOR : OUTDOOR],
        [MATERIAL, t('полікарбонат', 'поликарбонат')],
      ],
      picture: {
        type: 'siren',
        views: ['front', 'side', 'detail'],
        params: { brand: maker.brand, series: 'Siren', model: step.name, solar: step.name === 'Siren Solar' },
      },
      kg: 0.42,
      mm: [200, 200, 51],
      story: [
        t(
          `${step.decibels} дБ — це гучніше за відбійний молоток поруч: сусіди почують, а непроханий гість не затримається. Гучність і тривалість задаються в застосунку.`,
          `${step.decibels} дБ — это громче отбойного молотка рядом: соседи услышат, а незваный гость не задержится. Громкость и длительность задаются в приложении.`,
        ),
        t(
          'Світлова рамка показує, чи об’єкт під охороною, а короткий сигнал підтверджує постановку. Зривання зі стіни й заклеювання випромінювача сирена розпізнає.',
          'Световая рамка показывает, под охраной ли объект, а короткий сигнал подтверждает постановку. Срыв со стены и заклеивание излучателя сирена распознаёт.',
        ),
      ],
      topic: 'alarm',
    });
  }
}

const KEYPADS = [
  { name: 'Keypad', keys: t('сенсорні', 'сенсорные'), pass: false, years: 2, price: 1650 },
  { name: 'Keypad Card', keys: t('сенсорні', 'сенсорные'), pass: true, years: 3, price: 2700 },
  { name: 'Keypad Street', keys: t('механічні', 'механические'), pass: true, years: 4, price: 3300 },
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
        params: { brand: maker.brand, series: 'Keypad', model: step.name },
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
