import {
  directionOf,
  isLight,
  lathe,
  metal,
  mixColours,
  type Placement,
  type ProfilePoint,
  pointOf,
  range,
  type Spot,
  type Studio,
  speckle,
} from '../studio/index.ts';

/** The weave of a grille over a turned profile part: a cylinder or a dome. */
export function mesh(at: Placement, r: number, from: number, to: number, dome: number): Spot[] {
  const step = 0.3;
  const rows = Math.round((to - from) / step);
  const ringOf = (radius: number, z: number, slope: number, shift: number): Spot[] => {
    const count = Math.max(6, Math.round((2 * Math.PI * radius) / step));
    return range(count).map((i): Spot => {
      const angle = (2 * Math.PI * (i + shift)) / count;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      return {
        at: pointOf(at, [c * radius, s * radius, z]),
        normal: directionOf(at, [c * Math.cos(slope), s * Math.cos(slope), Math.sin(slope)]),
      };
    });
  };
  const wall = range(rows).flatMap((j) => ringOf(r, from + (j + 0.5) * step, 0, (j % 2) / 2));
  const arcs = Math.max(1, Math.round((dome * Math.PI) / 2 / step));
  const cap =
    dome > 0
      ? range(arcs).flatMap((j) => {
          const angle = (Math.PI / 2) * ((j + 0.5) / arcs);
          return ringOf(Math.max(0.1, r * Math.cos(angle)), to + dome * Math.sin(angle), angle, (j % 2) / 2);
        })
      : [];
  return [...wall, ...cap];
}

/** A capsule head: an upright grille with a domed end between two rings. */
export function drawCapsule(
  studio: Studio,
  at: Placement,
  r: number,
  height: number,
  { body, trim }: { body: string; trim: string },
): void {
  const dome = r * 0.62;
  const grille = metal(mixColours(body, '#8b9199', isLight(body) ? 0.3 : 0.22), 0.4, 0.5);
  const profile: ProfilePoint[] = [
    [r, 0],
    [r, height],
    ...range(10).map((i): ProfilePoint => {
      const angle = (Math.PI / 2) * ((i + 1) / 10);
      return [Math.max(0.02, r * Math.cos(angle)), height + dome * Math.sin(angle)];
    }),
  ];
  lathe(studio, at, profile, grille, { points: 56 });
  speckle(studio, mesh(at, r * 1.004, 0.2, height, dome * 1.004), 0.17, '#0a0b0d', 0.7);
  for (const z of [0, height]) {
    const band: ProfilePoint[] = [
      [r * 1.02, z - 0.16],
      [r * 1.04, z - 0.08],
      [r * 1.04, z + 0.12],
      [r * 1.02, z + 0.2],
    ];
    lathe(studio, at, band, metal(z ? '#a9adb3' : trim, 0.28), { points: 56 });
  }
}
