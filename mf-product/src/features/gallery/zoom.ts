/** How a picture is looked at: how many times larger, and how far it is moved from the middle, in pixels. */
export type Zoom = { scale: number; x: number; y: number };

export type Place = { x: number; y: number };
/** Of the box that a picture is shown in. */
export type Size = { width: number; height: number };

/** The picture as a whole. */
export const whole: Zoom = { scale: 1, x: 0, y: 0 };

/** Actions of a press or a key on the picture. */
export const pressScale = 2.5;
const maxScale = 5;

const within = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value));

/** Keeps a picture in its box: its edges never come inside it. */
function hold({ scale, x, y }: Zoom, { width, height }: Size): Zoom {
  return {
    scale,
    x: within(x, (width * (scale - 1)) / 2),
    y: within(y, (height * (scale - 1)) / 2),
  };
}

/** Makes a picture `factor` times as large; what is at a place of the box (from its middle) stays there. */
export function zoomAt(zoom: Zoom, factor: number, place: Place, box: Size): Zoom {
  const scale = Math.min(maxScale, Math.max(1, zoom.scale * factor));
  const ratio = scale / zoom.scale;
  const x = place.x - (place.x - zoom.x) * ratio;
  const y = place.y - (place.y - zoom.y) * ratio;
  return hold({ scale, x, y }, box);
}

/** Moves a picture, as far as there is more of it. */
export function move(zoom: Zoom, by: Place, box: Size): Zoom {
  return hold({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, box);
}

/** Two fingers: what was between them stays between them, as much larger as they are farther apart. */
export function pinch(zoom: Zoom, before: [Place, Place], now: [Place, Place], box: Size): Zoom {
  const middle = ([a, b]: [Place, Place]): Place => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const apart = ([a, b]: [Place, Place]) => Math.hypot(a.x - b.x, a.y - b.y) || 1;
  const [from, to] = [middle(before), middle(now)];
  const zoomed = zoomAt(zoom, apart(now) / apart(before), from, box);
  return move(zoomed, { x: to.x - from.x, y: to.y - from.y }, box);
}
