import { darken, lighten } from './colour.ts';
import { createRandom } from './random.ts';
import type { Studio } from './studio.ts';
import { pathOf, pictureSize } from './svg.ts';
import { add, type Point, range, scale, type Vector } from './vector.ts';

/** Wall colours of rooms, lit and shaded side. */
const walls = {
  warm: ['#efe9e2', '#d9d0c6'],
  cool: ['#e6ebf0', '#c8d1da'],
  sage: ['#e3e9e2', '#c3cec2'],
  sand: ['#f0e8da', '#d8c8ae'],
} as const;

/** A point of the room's floor, in centimetres right of and nearer than the product, and above the desk. */
export type RoomPoint = (right: number, nearer: number, height?: number) => Vector;

/** A desk by a wall round the product; both are parallel to the picture's edge, only the product is turned. */
export type Room = {
  wall: keyof typeof walls;
  wood?: string;
  /** Half the size of the product: the scale of the furniture. */
  unit: number;
  /** How far behind the product the desk ends, in units. */
  far?: number;
  props?: (studio: Studio, at: RoomPoint) => void;
};

const whole = `M0 0H${pictureSize}V${pictureSize}H0Z`;

/** The light ground of close-ups, where a crop on transparency would look cut. */
export function drawLightGround(studio: Studio): void {
  const middle = [pictureSize * 0.8, 0, 0, pictureSize * 0.8, pictureSize * 0.46, pictureSize * 0.4] as const;
  studio.svg.path(
    whole,
    studio.svg.radial(middle, [
      [0, '#fbfbfc'],
      [0.6, '#f0f1f3'],
      [1, '#e2e4e8'],
    ]),
  );
}

/** Draws the wall, the desk and the props behind the product. */
export function drawRoom(studio: Studio, room: Room): void {
  drawWall(studio, room);
  const at: RoomPoint = (right, nearer, height = 0) =>
    add(add(scale(studio.floorRight, right), scale(studio.floorViewer, nearer)), [0, height, 0]);
  drawDesk(studio, room, at);
  room.props?.(studio, at);
}

function drawWall(studio: Studio, room: Room): void {
  const [lit, shaded] = walls[room.wall];
  const wall = studio.svg.linear(
    [0, 0],
    [pictureSize, pictureSize * 0.8],
    [
      [0, lighten(lit, 0.35)],
      [0.55, lit],
      [1, shaded],
    ],
  );
  studio.svg.path(whole, wall);
  studio.svg.path('M60 -40L330 -40L560 800L240 800Z', '#fff', { opacity: 0.27, blur: 16 });
  studio.svg.path('M400 -40L610 -40L860 800L620 800Z', '#fff', { opacity: 0.17, blur: 16 });
}

function drawDesk(studio: Studio, room: Room, at: RoomPoint): void {
  const { unit } = room;
  const wood = room.wood ?? '#c9a27a';
  const far = -unit * (room.far ?? 1.15);
  const near = unit * 2.2;
  const side = unit * 4;
  const edge = studio.project(at(0, far))[1];
  const foot = studio.svg.linear(
    [0, edge - 150],
    [0, edge],
    [
      [0, '#000', 0],
      [1, '#2a1f14', 0.14],
    ],
  );
  studio.svg.path(`M-50 ${edge - 150}L1250 ${edge - 150}L1250 ${edge + 4}L-50 ${edge + 4}Z`, foot);
  const board: Point[] = [
    [-100, edge],
    [1300, edge],
    [1300, 1300],
    [-100, 1300],
  ];
  const tone = studio.svg.linear(
    [200, edge],
    [900, 1250],
    [
      [0, lighten(wood, 0.28)],
      [0.4, wood],
      [1, darken(wood, 0.22)],
    ],
  );
  studio.svg.path(pathOf(board), tone);
  studio.svg.clip(pathOf(board), () => {
    drawGrain(studio, wood, at, { far, near, side, unit });
    const light = [at(-unit * 1.6, far), at(-unit * 0.6, far), at(unit * 0.5, near * 0.5), at(-unit * 1.2, near * 0.5)];
    studio.shape(light, '#fff6e6', { opacity: 0.22, blur: 24, isLoose: true });
  });
  studio.svg.path(`M-50 ${edge}L1250 ${edge}`, 'none', {
    stroke: lighten(wood, 0.55),
    strokeWidth: 2,
    strokeOpacity: 0.7,
  });
}

type Extent = { far: number; near: number; side: number; unit: number };

function drawGrain(studio: Studio, wood: string, at: RoomPoint, { far, near, side, unit }: Extent): void {
  const random = createRandom(11);
  const line = (points: Point[], stroke: string, strokeWidth: number, strokeOpacity: number) =>
    studio.svg.path(pathOf(points, false), 'none', { stroke, strokeWidth, strokeOpacity });
  for (const i of range(54)) {
    const z = far + (near * 0.62 - far) * (i / 54) + random() * unit * 0.03;
    const phase = random() * 6;
    const points = range(15).map((k) =>
      studio.project(at(-side * 0.75 + (1.5 * side * k) / 14, z + Math.sin(phase + k * 0.7) * unit * 0.012)),
    );
    line(points, i % 3 ? darken(wood, 0.35) : lighten(wood, 0.4), 0.8 + random() * 2.2, 0.08 + 0.14 * random());
  }
  for (const z of [far + unit * 0.5, far + unit * 1.25, far + unit * 2.1]) {
    line([studio.project(at(-side * 0.7, z)), studio.project(at(side * 0.7, z))], darken(wood, 0.5), 1.6, 0.35);
  }
}
