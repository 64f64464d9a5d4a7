import { type BrandName, brandOf } from '../../model/brands.ts';
import { CONSUMPTION, MATERIAL, PROTECTION, TEMPERATURE } from '../../model/common-specifications.ts';
import { type Draft, noun } from '../../model/draft.ts';
import type { ColourName } from '../../text/colours.ts';
import { type L10n, same, t } from '../../text/l10n.ts';
import { product } from '../product.ts';
import * as camera from './camera-specifications.ts';
import { cameraStory } from './camera-story.ts';

type Shape = keyof typeof camera.SHAPES;
type Lens = { text: L10n; angle: number };
const LENSES = {
  wide: { text: same('2,8 мм'), angle: 103 },
  middle: { text: same('4 мм'), angle: 87 },
  near: { text: same('3,6 мм'), angle: 92 },
  zoom: { text: same('2,7–13,5 мм'), angle: 104 },
  far: { text: same('4,8–120 мм'), angle: 58 },
  pair: { text: same('2 × 2,8 мм'), angle: 180 },
  fish: { text: same('1,4 мм'), angle: 360 },
} satisfies Record<string, Lens>;

/** One row is a model line of several makers; every maker × resolution is a model, every colour a product. */
type Row = {
  leaf: string;
  shape: Shape;
  series: string;
  suffix: string;
  brands: readonly BrandName[];
  megapixels: readonly number[];
  colours: readonly ColourName[];
  factor: number;
  lens: keyof typeof LENSES;
  night: { metres: number; isColour: boolean };
  link: 'poe' | 'wifi' | 'lte';
  protection: string;
  details: L10n;
  smart: boolean;
  microphone: boolean;
  zoom?: number;
  layout: string;
};

const DOME = 'kupolni-ip-kamery';
const BULLET = 'tsylindrychni-ip-kamery';
const PTZ = 'povorotni-ip-kamery';
const WIFI = 'wi-fi-kamery';
const LTE = '4g-kamery';
const PANORAMA = 'panoramni-ip-kamery';
const W: readonly ColourName[] = ['white'];
const WB: readonly ColourName[] = ['white', 'black'];
const infrared = (metres: number) => ({ metres, isColour: false });
const light = (metres: number) => ({ metres, isColour: true });

const ROWS: readonly Row[] = [
  {
    leaf: DOME,
    shape: 'dome',
    series: 'Dome',
    suffix: 'Lite',
    brands: ['vartis', 'obrii', 'pole', 'porih'],
    megapixels: [2, 4, 5, 8],
    colours: W,
    factor: 0.85,
    lens: 'wide',
    night: infrared(20),
    link: 'poe',
    protection: 'IP66',
    details: t('купольна, базова', 'купольная, базовая'),
    smart: false,
    microphone: false,
    layout: 'dome',
  },
  {
    leaf: DOME,
    shape: 'dome',
    series: 'Dome',
    suffix: 'Pro',
    brands: ['vartis', 'obrii', 'pole', 'porih'],
    megapixels: [2, 4, 5, 8],
    colours: WB,
    factor: 1.25,
    lens: 'wide',
    night: infrared(30),
    link: 'poe',
    protection: 'IP67',
    details: t('купольна, з мікрофоном і PoE', 'купольная, с микрофоном и PoE'),
    smart: true,
    microphone: true,
    layout: 'dome',
  },
  {
    leaf: DOME,
    shape: 'dome',
    series: 'Dome',
    suffix: 'Zoom',
    brands: ['vartis', 'obrii', 'pole', 'porih'],
    megapixels: [2, 4, 5, 8],
    colours: W,
    factor: 1.9,
    lens: 'zoom',
    night: infrared(40),
    link: 'poe',
    protection: 'IP67',
    details: t('купольна, моторизована', 'купольная, моторизованная'),
    smart: true,
    microphone: false,
    layout: 'dome',
  },
  {
    leaf: DOME,
    shape: 'turret',
    series: 'Turret',
    suffix: '',
    brands: ['vartis', 'obrii', 'kutok'],
    megapixels: [4, 5, 8],
    colours: W,
    factor: 1,
    lens: 'wide',
    night: infrared(30),
    link: 'poe',
    protection: 'IP67',
    details: t('для вулиці, PoE', 'уличная, PoE'),
    smart: false,
    microphone: false,
    layout: 'turret',
  },
  {
    leaf: DOME,
    shape: 'turret',
    series: 'Turret',
    suffix: 'Color',
    brands: ['vartis', 'obrii', 'kutok'],
    megapixels: [4, 5, 8],
    colours: WB,
    factor: 1.3,
    lens: 'wide',
    night: light(25),
    link: 'poe',
    protection: 'IP67',
    details: t('кольорова вночі', 'цветная ночью'),
    smart: true,
    microphone: true,
    layout: 'turret',
  },
  {
    leaf: DOME,
    shape: 'turret',
    series: 'Turret',
    suffix: 'Zoom',
    brands: ['vartis', 'obrii', 'kutok'],
    megapixels: [4, 5, 8],
    colours: W,
    factor: 1.85,
    lens: 'zoom',
    night: infrared(40),
    link: 'poe',
    protection: 'IP67',
    details: t('моторизована, з аналітикою', 'моторизованная, с аналитикой'),
    smart: true,
    microphone: true,
    layout: 'turret',
  },
  {
    leaf: BULLET,
    shape: 'bullet',
    series: 'Bullet',
    suffix: '',
    brands: ['vartis', 'obrii', 'kutok', 'pole', 'porih'],
    megapixels: [2, 4, 5, 8],
    colours: W,
    factor: 0.95,
    lens: 'wide',
    night: infrared(30),
    link: 'poe',
    protection: 'IP67',
    details: t('циліндрична, базова', 'цилиндрическая, базовая'),
    smart: false,
    microphone: false,
    layout: 'plain',
  },
  {
    leaf: BULLET,
    shape: 'bullet',
    series: 'Bullet',
    suffix: 'Pro',
    brands: ['vartis', 'obrii', 'kutok', 'pole', 'porih'],
    megapixels: [2, 4, 5, 8],
    colours: WB,
    factor: 1.3,
    lens: 'middle',
    night: light(50),
    link: 'poe',
    protection: 'IP67',
    details: t('циліндрична, подвійне світло', 'цилиндрическая, двойной свет'),
    smart: true,
    microphone: true,
    layout: 'dual',
  },
  {
    leaf: BULLET,
    shape: 'bullet',
    series: 'Bullet',
    suffix: 'Zoom',
    brands: ['vartis', 'obrii', 'kutok', 'pole', 'porih'],
    megapixels: [2, 4, 5, 8],
    colours: W,
    factor: 1.95,
    lens: 'zoom',
    night: infrared(60),
    link: 'poe',
    protection: 'IP67',
    details: t('циліндрична, моторизована', 'цилиндрическая, моторизованная'),
    smart: true,
    microphone: false,
    layout: 'box',
  },
  {
    leaf: PTZ,
    shape: 'ptz',
    series: 'Orbit',
    suffix: '4X',
    brands: ['vartis', 'obrii', 'porih'],
    megapixels: [2, 4, 5, 8],
    colours: W,
    factor: 2.3,
    lens: 'zoom',
    night: infrared(50),
    link: 'poe',
    protection: 'IP66',
    details: t('поворотна, зум 4×', 'поворотная, зум 4×'),
    smart: true,
    microphone: true,
    zoom: 4,
    layout: 'mini',
  },
  {
    leaf: PTZ,
    shape: 'ptz',
    series: 'Orbit',
    suffix: '25X',
    brands: ['vartis', 'obrii', 'porih'],
    megapixels: [2, 4, 5, 8],
    colours: W,
    factor: 4.6,
    lens: 'far',
    night: infrared(150),
    link: 'poe',
    protection: 'IP67',
    details: t('швидкісна поворотна, зум 25×', 'скоростная поворотная, зум 25×'),
    smart: true,
    microphone: false,
    zoom: 25,
    layout: 'speed',
  },
  {
    leaf: PTZ,
    shape: 'ptz',
    series: 'Orbit',
    suffix: 'Duo',
    brands: ['vartis', 'obrii', 'porih'],
    megapixels: [4, 5, 8],
    colours: WB,
    factor: 3.1,
    lens: 'wide',
    night: light(40),
    link: 'poe',
    protection: 'IP66',
    details: t('поворотна, з двома об’єктивами', 'поворотная, с двумя объективами'),
    smart: true,
    microphone: true,
    zoom: 8,
    layout: 'duo',
  },
  {
    leaf: WIFI,
    shape: 'turret',
    series: 'Mini',
    suffix: '',
    brands: ['kutok', 'pole', 'porih'],
    megapixels: [2, 3, 4, 5],
    colours: WB,
    factor: 0.72,
    lens: 'near',
    night: infrared(10),
    link: 'wifi',
    protection: 'IP20',
    details: t('Wi-Fi, для дому', 'Wi-Fi, для дома'),
    smart: false,
    microphone: true,
    layout: 'turret',
  },
  {
    leaf: WIFI,
    shape: 'ptz',
    series: 'Mini Orbit',
    suffix: '',
    brands: ['kutok', 'pole', 'porih'],
    megapixels: [2, 3, 4, 5],
    colours: W,
    factor: 0.9,
    lens: 'middle',
    night: infrared(10),
    link: 'wifi',
    protection: 'IP20',
    details: t('Wi-Fi, поворотна', 'Wi-Fi, поворотная'),
    smart: true,
    microphone: true,
    layout: 'indoor',
  },
  {
    leaf: WIFI,
    shape: 'bullet',
    series: 'Yard',
    suffix: '',
    brands: ['kutok', 'pole', 'porih'],
    megapixels: [3, 4, 5],
    colours: W,
    factor: 1.1,
    lens: 'wide',
    night: light(20),
    link: 'wifi',
    protection: 'IP66',
    details: t('Wi-Fi, вулична', 'Wi-Fi, уличная'),
    smart: true,
    microphone: true,
    layout: 'round',
  },
  {
    leaf: LTE,
    shape: 'bullet',
    series: 'Bullet 4G',
    suffix: '',
    brands: ['vartis', 'kutok', 'pole'],
    megapixels: [3, 4, 5],
    colours: W,
    factor: 2.2,
    lens: 'middle',
    night: light(20),
    link: 'lte',
    protection: 'IP66',
    details: t('автономна, із сонячною панеллю', 'автономная, с солнечной панелью'),
    smart: true,
    microphone: true,
    layout: 'round',
  },
  {
    leaf: LTE,
    shape: 'ptz',
    series: 'Orbit 4G',
    suffix: '',
    brands: ['vartis', 'kutok', 'pole'],
    megapixels: [3, 4, 5],
    colours: W,
    factor: 2.7,
    lens: 'middle',
    night: light(25),
    link: 'lte',
    protection: 'IP66',
    details: t('автономна, поворотна', 'автономная, поворотная'),
    smart: true,
    microphone: true,
    layout: 'solar',
  },
  {
    leaf: PANORAMA,
    shape: 'turret',
    series: 'Pano',
    suffix: '180',
    brands: ['vartis', 'obrii', 'porih'],
    megapixels: [8, 12],
    colours: WB,
    factor: 1.45,
    lens: 'pair',
    night: infrared(30),
    link: 'poe',
    protection: 'IP67',
    details: t('панорамна 180°', 'панорамная 180°'),
    smart: true,
    microphone: true,
    layout: 'turret',
  },
  {
    leaf: PANORAMA,
    shape: 'dome',
    series: 'Pano',
    suffix: '360',
    brands: ['vartis', 'obrii', 'porih'],
    megapixels: [5, 8, 12],
    colours: W,
    factor: 1.6,
    lens: 'fish',
    night: infrared(15),
    link: 'poe',
    protection: 'IP66',
    details: t('панорамна 360°', 'панорамная 360°'),
    smart: true,
    microphone: true,
    layout: 'mini',
  },
];

const POWER = {
  poe: t('PoE, 12 В', 'PoE, 12 В'),
  wifi: same('USB-C, 5 В'),
  lte: t('акумулятор, сонячна панель', 'аккумулятор, солнечная панель'),
};
const LINKS = { poe: t('дротовий', 'проводная'), wifi: same('Wi-Fi'), lte: same('4G') };
const PICTURES: Record<Shape, string> = {
  dome: 'dome-camera',
  turret: 'dome-camera',
  bullet: 'bullet-camera',
  ptz: 'ptz-camera',
};
const SIZES: Record<Shape, readonly [number, number, number]> = {
  dome: [122, 89, 122],
  turret: [110, 95, 110],
  bullet: [70, 78, 196],
  ptz: [168, 260, 168],
};
const WEIGHTS: Record<Shape, number> = { dome: 0.41, turret: 0.39, bullet: 0.52, ptz: 1.9 };
const CAMERA = noun('IP-камера', 'IP-камера', 'f');

const draft = (row: Row, brand: BrandName, megapixels: number, colour: ColourName): Draft | null => {
  const matrix = camera.MATRICES[megapixels];
  if (matrix === undefined) return null;
  const lens: Lens = LENSES[row.lens];
  const model = [row.series, String(megapixels), row.suffix].filter((part) => part !== '').join(' ');
  const isIndoor = row.protection === 'IP20';
  const { metres, isColour } = row.night;
  return product({
    leaf: row.leaf,
    noun: CAMERA,
    brand,
    series: row.series,
    model,
    details: row.details,
    price: matrix.price * row.factor,
    warranty: row.link === 'wifi' ? 24 : 36,
    colour,
    isColourNamed: row.colours.length > 1 && colour !== 'white',
    values: [
      [camera.MEGAPIXELS, megapixels],
      [camera.LENS, { text: lens.text, number: lens.angle }],
      [
        camera.NIGHT,
        {
          text: isColour ? t(`світло ${metres} м`, `свет ${metres} м`) : t(`ІЧ ${metres} м`, `ИК ${metres} м`),
          number: metres,
        },
      ],
      [camera.CAMERA_POWER, POWER[row.link]],
      [PROTECTION, isIndoor ? t('для приміщень', 'для помещений') : row.protection],
      [camera.SHAPE, camera.SHAPES[row.shape]],
      [camera.FRAME, matrix.frame],
      [camera.SENSOR, matrix.sensor],
      [camera.ANGLE, lens.angle],
      [camera.WDR, matrix.wdr],
      [camera.COMPRESSION, megapixels > 3 ? 'H.265+, H.264' : 'H.265, H.264'],
      ...(row.zoom === undefined
        ? []
        : [[camera.OPTICAL_ZOOM, { text: same(`${row.zoom}×`), number: row.zoom }] as const]),
      [
        camera.ANALYTICS,
        row.smart
          ? t('людина, транспорт, лінія', 'человек, транспорт, линия')
          : t('детектор руху', 'детектор движения'),
      ],
      [camera.MICROPHONE, row.microphone],
      [
        camera.CARD,
        row.smart ? t('microSD до 512 ГБ', 'microSD до 512 ГБ') : t('microSD до 256 ГБ', 'microSD до 256 ГБ'),
      ],
      [camera.LINK, LINKS[row.link]],
      [CONSUMPTION, matrix.watts],
      [TEMPERATURE, isIndoor ? t('від −10 до +45 °C', 'от −10 до +45 °C') : t('від −40 до +60 °C', 'от −40 до +60 °C')],
      [MATERIAL, isIndoor ? t('пластик', 'пластик') : t('алюміній', 'алюминий')],
    ],
    picture: {
      type: PICTURES[row.shape],
      views: ['front', 'side', 'detail', 'scene'],
      params: {
        brand,
        series: row.series,
        model,
        layout: row.layout,
        lens: row.lens,
        solar: row.link === 'lte',
        antennas: row.link === 'wifi' && !isIndoor ? 2 : 0,
      },
    },
    kg: WEIGHTS[row.shape],
    mm: SIZES[row.shape],
    story: cameraStory({
      model: `${brandOf(brand).name} ${model}`,
      megapixels,
      sensor: matrix.sensor,
      night: row.night,
      lens: lens.text.uk,
      angle: lens.angle,
      link: row.link,
      hasMicrophone: row.microphone,
      isSmart: row.smart,
      protection: row.protection,
    }),
    topic: 'camera',
  });
};

/** IP cameras of all shapes: a little over three hundred. */
export function* ipCameras(): Generator<Draft> {
  for (const row of ROWS) {
    for (const brand of row.brands) {
      for (const megapixels of row.megapixels) {
        for (const colour of row.colours) {
          const made = draft(row, brand, megapixels, colour);
          if (made !== null) yield made;
        }
      }
    }
  }
}
