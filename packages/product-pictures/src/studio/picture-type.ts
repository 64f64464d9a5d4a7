import { type Recipe, recipeOf } from './recipe.ts';
import { drawLightGround, drawRoom, type Room } from './room.ts';
import { type CameraOptions, type Studio, takePicture, takeTurn, turnViews } from './studio.ts';

/** Parameters of a picture as they come from a catalogue. */
export type PictureParams = Record<string, string | number | boolean>;

/** A way to look at a product. Without `ground` the picture is a cut-out on transparency. */
export type View = CameraOptions & { ground?: 'light' | Room };

/** What a type's drawing is told besides its parameters. */
export type DrawOptions = { view: string; recipe: Recipe };

/** A kind of product that can be drawn. */
export type PictureType = {
  name: string;
  /** Names of its views; the first one, `front`, is the card picture. */
  views: readonly string[];
  /** Whether it can be looked at from all around: then `turn-00` to `turn-23` are views, too. */
  hasTurn: boolean;
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

/** Ways for a product to stand on its card: as its type says, turned to its other side, and nearly straight from higher up. */
function posed(camera: View, pose: number): View {
  if (pose === 1) return { ...camera, yaw: -1.15 * camera.yaw };
  if (pose === 2) return { ...camera, yaw: 0.4 * camera.yaw, pitch: camera.pitch + 11 };
  return camera;
}

type Widen<P> = { [K in keyof P]: P[K] extends string ? string : P[K] extends number ? number : boolean };

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
  /** Left out where its back has not been modelled, or would be dull. */
  hasTurn?: boolean;
  /**
   * Its card picture can be taken in each of three poses (`pose`): for what has its face in front and sides that are modelled. Types with
   * poses of their own name `pose` in their defaults instead.
   */
  hasPoses?: boolean;
  defaults: P;
  views: { front: View | ((params: Widen<P> & Common, recipe: Recipe) => View) } & Record<
    string,
    View | ((params: Widen<P> & Common, recipe: Recipe) => View)
  >;
  draw: (studio: Studio, params: Widen<P> & Common, options: DrawOptions) => void;
}): PictureType {
  const poses: PictureParams = definition.hasPoses ? { pose: 0 } : {};
  const defaults = { ...common, ...poses, ...definition.defaults };
  return {
    name: definition.name,
    views: Object.keys(definition.views),
    hasTurn: definition.hasTurn === true,
    defaults,
    draw: (given, name) => {
      const params = read(defaults, given) as unknown as Widen<P> & Common;
      const view = Object.hasOwn(definition.views, name) ? name : 'front';
      const camera = definition.views[view] ?? definition.views.front;
      const recipe = recipeOf(params);
      const plain = typeof camera === 'function' ? camera(params, recipe) : camera;
      const pose = definition.hasPoses && view === 'front' ? Math.round(Number(read({ pose: 0 }, given).pose)) : 0;
      const options = posed(plain, pose);
      const turn = definition.hasTurn ? turnOf(name) : null;
      if (turn !== null) return takeTurn(options, turn, (studio) => definition.draw(studio, params, { view, recipe }));
      return takePicture(options, (studio) => {
        if (options.ground === 'light' && !studio.isMeasuring) drawLightGround(studio);
        else if (typeof options.ground === 'object' && !studio.isMeasuring) drawRoom(studio, options.ground);
        definition.draw(studio, params, { view, recipe });
      });
    },
  };
}
