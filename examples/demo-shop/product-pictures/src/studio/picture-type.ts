import { turnViews } from '@vitryna/contracts/assortment';
import type { PictureSpec } from '@vitryna/contracts/catalogue-import';
import { type Recipe, recipeOf } from './recipe.ts';
import { drawLightGround, drawRoom, type Room } from './room.ts';
import { type CameraOptions, type Studio, takePicture, takeTurn } from './studio.ts';
import { clamp, range } from './vector.ts';

/** Parameters of a picture as they come from a catalogue. */
export type PictureParams = PictureSpec['params'];

/** A way to look at a product. Without `ground` the picture is a cut-out on transparency. */
export type View = CameraOptions & { ground?: 'light' | Room };

/** What a type's drawing is told besides its parameters. */
export type DrawOptions = {
  view: string;
  recipe: Recipe;
  /** Whether it is one of the views from all around: then what stands beside the product would pass in front of it. */
  isTurn: boolean;
};

/** A kind of product that can be drawn. */
export type PictureType = {
  name: string;
  /** Raised when its drawings change visibly, and those of other types do not. */
  version: number;
  /** Names of its views; the first one, `front`, is the card picture. */
  views: readonly string[];
  /** Whether it can be looked at from all around: then `turn-00` to `turn-23` are views, too. */
  hasTurn: boolean;
  /** In how many ways it can stand on its card: `pose` is 0 to one less; 1 where it stands in one way only. */
  poses: number;
  /** For each pose the first one with its outline: what is only turned to the other side looks alike on a shelf. */
  outlines: readonly number[];
  /** Whether a view fills its sheet, as close-ups and rooms do; all others are cut out. */
  isFull: (params: PictureParams, view: string) => boolean;
  /** Every parameter the type understands, with its default. */
  defaults: Readonly<PictureParams>;
  /** The picture as SVG; unknown parameters are ignored, wrong ones replaced by defaults, an unknown view by `front`. */
  draw: (params: PictureParams, view: string) => string;
};

type Common = { brand: string; series: string; model: string; colour: string; accent: string };
const common: Common = { brand: '', series: '', model: '', colour: '', accent: '' };

/** Which view of a turn a name means; null for any other view. */
function turnOf(name: string): number | null {
  const view = Number(/^turn-(\d\d)$/.exec(name)?.[1] ?? Number.NaN);
  return view < turnViews ? view : null;
}

/** Poses of types that do not say how many they have. */
const usualPoses = 3;

/** Outlines of what is only turned: its first two poses are one another's mirror picture. */
const turnedOutlines = [0, 0, 2, 3];

/** From further round its narrow side hides its face. */
const furthestTurn = 50;

/**
 * Ways for a product to stand on its card: as its type says, turned to its other side, nearly straight from higher up, and turned as far as
 * shows its side.
 */
function posed(camera: View, pose: number): View {
  if (pose === 1) return { ...camera, yaw: -1.15 * camera.yaw };
  if (pose === 2) return { ...camera, yaw: 0.4 * camera.yaw, pitch: camera.pitch + 11 };
  if (pose === 3) return { ...camera, yaw: clamp(1.9 * camera.yaw, -furthestTurn, furthestTurn) };
  return camera;
}

type Widen<P> = { [K in keyof P]: P[K] extends string ? string : P[K] extends number ? number : boolean };

/** A pose by its number, the nearest one where there is no such. */
export const poseOf = <T>(poses: readonly [T, ...T[]], pose: number): T =>
  poses[clamp(Math.round(pose), 0, poses.length - 1)] ?? poses[0];

function read<P extends PictureParams>(defaults: P, given: PictureParams): P {
  const entries = Object.entries(defaults).map(([key, fallback]) => {
    const value = given[key];
    if (typeof fallback === 'number') {
      const number = typeof value === 'string' && value.trim() ? Number(value) : value;
      return [key, typeof number === 'number' && Number.isFinite(number) ? number : fallback];
    }
    return [key, typeof value === typeof fallback ? value : fallback];
  });
  return Object.fromEntries(entries) as P;
}

/**
 * Declares a kind of product. `defaults` lists its own parameters (`brand`, `series`, `model`, `colour` and `accent` are always
 * there); `views` are cameras, or functions of the parameters where the size decides; `draw` builds the model.
 */
export function definePicture<P extends PictureParams>(definition: {
  name: string;
  /** Raised when its drawings change visibly: their file names change, those of other types do not. */
  version?: number;
  /** Left out where its back has not been modelled, or would be dull. */
  hasTurn?: boolean;
  /**
   * Its card picture can be taken in each of four poses (`pose`): for what has its face in front and sides that are modelled. Types with
   * poses of their own name `pose` in their defaults instead.
   */
  hasPoses?: boolean;
  /** How many poses of its own a type has, where it has not three. */
  poses?: number;
  defaults: P;
  views: { front: View | ((params: Widen<P> & Common, recipe: Recipe) => View) } & Record<
    string,
    View | ((params: Widen<P> & Common, recipe: Recipe) => View)
  >;
  draw: (studio: Studio, params: Widen<P> & Common, options: DrawOptions) => void;
}): PictureType {
  const poses: PictureParams = definition.hasPoses ? { pose: 0 } : {};
  const defaults = { ...common, ...poses, ...definition.defaults };
  const own = Object.hasOwn(defaults, 'pose') ? (definition.poses ?? usualPoses) : 1;
  const outlines = definition.hasPoses ? turnedOutlines : range(own);
  const cameraFor = (given: PictureParams, name: string): View => {
    const params = read(defaults, given) as unknown as Widen<P> & Common;
    const camera = (Object.hasOwn(definition.views, name) && definition.views[name]) || definition.views.front;
    return typeof camera === 'function' ? camera(params, recipeOf(params)) : camera;
  };
  return {
    name: definition.name,
    version: definition.version ?? 1,
    views: Object.keys(definition.views),
    hasTurn: definition.hasTurn === true,
    poses: outlines.length,
    outlines,
    isFull: (given, name) => cameraFor(given, name).ground !== undefined,
    defaults,
    draw: (given, name) => {
      const params = read(defaults, given) as unknown as Widen<P> & Common;
      const view = Object.hasOwn(definition.views, name) ? name : 'front';
      const recipe = recipeOf(params);
      const plain = cameraFor(given, view);
      const pose = definition.hasPoses && view === 'front' ? Math.round(Number(read({ pose: 0 }, given).pose)) : 0;
      const options = posed(plain, pose);
      const turn = definition.hasTurn ? turnOf(name) : null;
      const isTurn = turn !== null;
      if (isTurn) return takeTurn(options, turn, (studio) => definition.draw(studio, params, { view, recipe, isTurn }));
      return takePicture(options, (studio) => {
        if (options.ground === 'light' && !studio.isMeasuring) drawLightGround(studio);
        else if (typeof options.ground === 'object' && !studio.isMeasuring) drawRoom(studio, options.ground);
        definition.draw(studio, params, { view, recipe, isTurn });
      });
    },
  };
}
