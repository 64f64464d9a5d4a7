import { type Place, type Spot, size, toSpot, type View } from './project.ts';

/** Places that are drawn as one mark: a single one, or many by their number. */
export type Cluster<T> = { key: string; spot: Spot; places: T[] };

/** Marks of one cell become one: a finger must tell neighbours apart, and the map of a phone is half as large as the drawing. */
const cell = 84;

/**
 * What the view shows of the places. Cells lie on the ground, not on the drawing, so that marks stay what they are while the map is moved.
 */
export function clusterPlaces<T extends Place & { ref: string }>(places: readonly T[], view: View): Cluster<T>[] {
  const degrees = (cell * view.span) / size.height;
  const squeeze = Math.cos((Math.round(view.centre.lat) * Math.PI) / 180);
  const cells = new Map<string, T[]>();
  for (const place of places) {
    const key = `${Math.floor(place.lat / degrees)} ${Math.floor((place.lng * squeeze) / degrees)}`;
    const held = cells.get(key);
    if (held === undefined) cells.set(key, [place]);
    else held.push(place);
  }
  // A mark has all its places as long as one of them is near: at the edge it would be another one with each move.
  const isNear = (place: T) => {
    const { x, y } = toSpot(place, view);
    return x >= -cell && y >= -cell && x <= size.width + cell && y <= size.height + cell;
  };
  const seen = [...cells.values()].filter((held) => held.some(isNear));
  return seen.map((held) => {
    const middle = {
      lat: held.reduce((sum, { lat }) => sum + lat, 0) / held.length,
      lng: held.reduce((sum, { lng }) => sum + lng, 0) / held.length,
    };
    return { key: held.map(({ ref }) => ref).sort()[0] ?? '', spot: toSpot(middle, view), places: held };
  });
}

/** Whether a nearer view can tell these places apart. */
export const canSplit = (places: readonly Place[], view: View): boolean =>
  places.some(({ lat, lng }) => Math.abs(lat - (places[0]?.lat ?? 0)) + Math.abs(lng - (places[0]?.lng ?? 0)) > 1e-5) &&
  view.span > 0.003;
