/** A place on the screen, in pixels. */
export type Point = { x: number; y: number };

/**
 * Whether a pointer that moved from one place to another is on its way to the panel at its right: the line through both meets the
 * panel's left edge. It may cross other rows then without choosing them.
 */
export function isAimedAt(from: Point, to: Point, panel: { left: number; top: number; bottom: number }): boolean {
  if (to.x <= from.x) return false;
  const y = from.y + ((panel.left - from.x) / (to.x - from.x)) * (to.y - from.y);
  return y >= panel.top && y <= panel.bottom;
}
