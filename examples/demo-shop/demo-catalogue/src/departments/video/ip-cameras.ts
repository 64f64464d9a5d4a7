import { type BrandName, brandOf } from '../../model/brands.ts';
import { CONSUMPTION, MATERIAL, PROTECTION, TEMPERATURE } from '../../model/common-specifications.ts';
import { type Draft, noun } from '../../model/draft.ts';
import { product } from '../../model/product.ts';
import type { ColourName } from '../../text/colours.ts';
import { same, t } from '../../text/l10n.ts';
import * as camera from './camera-specifications.ts';
import { cameraStory } from './camera-story.ts';
import { LENSES, type Lens, ROWS, type Row, type Shape } from './ip-camera-rows.ts';

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

/** Two of the makers sell their basic dome as a flat one. */
const layoutOf = ({ layout }: Row, brand: BrandName): string =>
  layout === 'dome' && (brand === 'pole' || brand === 'porih') ? 'mini' : layout;

function draft(row: Row, brand: BrandName, megapixels: number, colour: ColourName): Draft | null {
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
        layout: layoutOf(row, brand),
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
}

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
