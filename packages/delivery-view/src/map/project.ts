/** A place on the ground. */
export type Place = { lat: number; lng: number };
/** A map's viewport: its middle, and degrees of latitude from edge to edge of its height. */
export type View = { centre: Place; span: number };
/** A point of the drawing, in its own units. */
export type Spot = { x: number; y: number };

/** The drawing's own size; it scales to the room that there is. */
export const size = { width: 600, height: 600 } as const;

const smallestSpan = 0.002;
const largestSpan = 4;

const squeeze = ({ lat }: Place): number => Math.cos((lat * Math.PI) / 180);

/** The position of a place on the map. A city is small enough for the earth to be flat. */
export const toSpot = ({ lat, lng }: Place, { centre, span }: View): Spot => ({
  x: size.width / 2 + ((lng - centre.lng) * squeeze(centre) * size.height) / span,
  y: size.height / 2 - ((lat - centre.lat) * size.height) / span,
});

/** The place that is drawn at a spot. */
export const toPlace = ({ x, y }: Spot, { centre, span }: View): Place => ({
  lat: centre.lat - ((y - size.height / 2) * span) / size.height,
  lng: centre.lng + ((x - size.width / 2) * span) / (size.height * squeeze(centre)),
});

/** The view that holds all of the places with a margin; null of none. */
export function viewOf(places: readonly Place[]): View | null {
  if (places.length === 0) return null;
  const [lats, lngs] = [places.map(({ lat }) => lat), places.map(({ lng }) => lng)];
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  const [west, east] = [Math.min(...lngs), Math.max(...lngs)];
  const centre = { lat: (south + north) / 2, lng: (west + east) / 2 };
  const span = Math.max(north - south, (east - west) * squeeze(centre)) * 1.15;
  return { centre, span: bounded(span) };
}

const bounded = (span: number): number => Math.min(largestSpan, Math.max(smallestSpan, span));

/** The view so many times nearer, or farther below 1, with a place kept where it is drawn. */
export function zoom({ centre, span }: View, times: number, around: Place = centre): View {
  const next = bounded(span / times);
  const share = next / span;
  return {
    centre: {
      lat: around.lat + (centre.lat - around.lat) * share,
      lng: around.lng + (centre.lng - around.lng) * share,
    },
    span: next,
  };
}

/** The view moved by parts of its height and width. */
export const pan = (view: View, byX: number, byY: number): View => ({
  ...view,
  centre: toPlace({ x: size.width * (0.5 + byX), y: size.height * (0.5 + byY) }, view),
});
