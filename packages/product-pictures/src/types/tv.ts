import {
  book,
  circle,
  darken,
  definePicture,
  Face,
  hdmi,
  led,
  linear,
  mark,
  metal,
  move,
  onFloor,
  place,
  plant,
  type Recipe,
  rectangle,
  type Studio,
  satin,
  shadow,
  slab,
  turnX,
  turnY,
  turnZ,
  usbA,
} from '../studio/index.ts';
import { drawDisplay, drawMountHoles, drawSlots, type PanelShape, screenSize } from './display-panel.ts';

type Feet = 'toes' | 'vee' | 'pedestal' | 'frame';

/** A television on its feet. */
export const tv = definePicture({
  name: 'tv',
  hasTurn: true,
  defaults: { diagonal: 55, ratio: '16:9', layout: 'auto' },
  views: {
    front: ({ diagonal }, recipe) => ({
      yaw: recipe.brand.pick('turn', [0, 14, -14]),
      pitch: 4,
      distance: 4.6,
      span: diagonal * 2.2,
      padding: 65,
    }),
    side: ({ diagonal }) => ({ yaw: -30, pitch: 9, distance: 4.6, span: diagonal * 2.2, padding: 80 }),
    back: ({ diagonal }) => ({ yaw: 208, pitch: 8, distance: 4.6, span: diagonal * 2.2, padding: 80 }),
    scene: ({ diagonal }) => {
      const unit = diagonal * 1.25;
      return {
        yaw: 0,
        pitch: 7,
        distance: 4.6,
        span: diagonal * 2.2,
        padding: 165,
        ground: {
          wall: 'sand',
          wood: '#a37b57',
          unit,
          far: 0.7,
          props: (studio, at) => {
            plant(studio, at, -unit * 1.06, 6, unit / 62);
            book(studio, at, {
              right: unit * 1.02,
              nearer: 12,
              turn: -12,
              width: 22,
              depth: 28,
              thick: 3,
              colour: '#b9694b',
            });
          },
        },
      };
    },
  },
  draw: (studio, params, { recipe }) => {
    const { width, height } = screenSize(params.diagonal, params.ratio);
    const body = recipe.colour(params.colour, ['#1b1c1f', '#24262a', '#2f3136']);
    const unit = width / 122;
    const shape: PanelShape = {
      width: width + 1.4,
      height: height + 2,
      depth: 2.2 * unit,
      border: 0.55,
      chin: 0.9,
      body,
    };
    const feet = recipe.layout<Feet>(params.layout, ['toes', 'vee', 'pedestal', 'frame']);
    const lift = (feet === 'frame' ? 5.5 : 7) * unit + shape.height / 2;
    const steel = recipe.series.pick('steel', ['#5a5e64', '#a9adb3', '#2b2d31']);
    const isBehind = studio.floorViewer[2] < 0;
    shadow(studio, onFloor(rectangle(0, 0, width * 0.9, 3, 0.5)), { opacity: 0.35 });
    drawFeet(studio, feet, width, steel);
    if (isBehind) drawRear(studio, shape, lift, recipe);
    else {
      const face = drawDisplay(studio, move(0, lift, 0), shape, recipe);
      const y = -shape.height / 2 + 0.42;
      const strip = linear(-width / 2, 0, width / 2, 0, [0, '#5c6066'], [0.35, '#2b2e33'], [1, '#15171a']);
      face.fill(rectangle(0, y, width + 1, 0.6, 0.2), strip);
      face.fill(rectangle(0, y, 3, 0.2, 0.1), '#9aa0a8');
      led(face, width / 2 - 4, y, 0.16, '#ff5a4d');
    }
  },
});

function drawFeet(studio: Studio, feet: Feet, width: number, steel: string): void {
  const unit = width / 122;
  const sheet = metal(steel, 0.34);
  const depth = 24 * unit;
  if (feet === 'pedestal' || feet === 'frame') {
    const base = feet === 'frame' ? width * 0.72 : width * 0.36;
    shadow(studio, onFloor(rectangle(0, 0, base, depth * 0.8, 1)), { blur: 0.7, opacity: 0.9 });
    const flat = {
      width: base,
      height: depth * 0.8,
      depth: 1.1 * unit,
      corner: feet === 'frame' ? 1 : 4 * unit,
      fillet: 0.3 * unit,
    };
    slab(studio, place(move(0, 0.55 * unit, 0), turnX(-90)), flat, sheet);
    const neck = { width: base * 0.5, height: 9 * unit, depth: 3 * unit, corner: 0.5, fillet: 0.4 * unit };
    slab(studio, move(0, 5 * unit, -2.4 * unit), neck, satin(darken(steel, 0.3)));
    return;
  }
  for (const side of [-1, 1]) {
    const x = side * width * 0.34;
    shadow(studio, onFloor(rectangle(x, 0, 3 * unit, depth, 0.5)), { blur: 0.6, opacity: 0.8 });
    if (feet === 'toes') {
      const toe = { width: 1.6 * unit, height: depth, depth: 0.8 * unit, corner: 0.5 * unit, fillet: 0.2 * unit };
      slab(studio, place(move(x, 0.4 * unit, 0), turnX(-90)), toe, sheet);
      const leg = { width: 1.4 * unit, height: 8 * unit, depth: 1.2 * unit, corner: 0.3 * unit, fillet: 0.2 * unit };
      slab(studio, move(x, 4.4 * unit, -0.2), leg, sheet);
    } else {
      for (const lean of [-1, 1]) {
        const at = place(move(x, 4.2 * unit, lean * depth * 0.2), turnX(lean * 52), turnZ(0));
        const leg = {
          width: 1.3 * unit,
          height: 12.5 * unit,
          depth: 1.2 * unit,
          corner: 0.4 * unit,
          fillet: 0.3 * unit,
        };
        slab(studio, at, leg, sheet);
      }
    }
  }
}

function drawRear(studio: Studio, shape: PanelShape, lift: number, recipe: Recipe): void {
  const { width: w, height: h, body } = shape;
  const unit = w / 122;
  const shell = satin(body);
  const panel = { width: w, height: h, depth: shape.depth, corner: 0.8, fillet: 0.3 };
  const back = slab(studio, place(move(0, lift, 0), turnY(180)), panel, shell);
  const box = { width: w * 0.8, height: h * 0.55, depth: 4.4 * unit, corner: 3 * unit, fillet: 1.6 * unit, steps: 8 };
  const housing = slab(studio, back.at(0, -h * 0.16, box.depth / 2 - 0.2), box, shell);
  const stretched = housing.stretched(unit, unit);
  drawSlots(stretched, 13, 76, 40, 3);
  drawMountHoles(stretched, -2, 20);
  stretched.fill(rectangle(-32, -6, 13, 16, 0.8), '#0b0c0e', { opacity: 0.9 });
  for (const y of [-1, -4, -7]) hdmi(stretched, -33, y, 4);
  usbA(stretched, -29.5, -11, 3);
  stretched.fill(circle(-36, -11, 1, 20), '#c5c9ce');
  stretched.fill(rectangle(33, -9, 7, 5, 0.8), '#0b0c0e', { opacity: 0.9 });
  mark(back, 0, h * 0.36, 2 * unit, recipe, body, 0.6);
  const cover = new Face(studio, housing.at(0, 0, 0.02));
  cover.line(
    [
      [-w * 0.38, h * 0.04],
      [w * 0.38, h * 0.04],
    ],
    '#000',
    1.2,
    0.5,
  );
}
