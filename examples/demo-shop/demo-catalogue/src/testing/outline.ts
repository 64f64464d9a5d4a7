import type { PictureSpec } from '@vitryna/contracts/catalogue-import';
import { drawPicture } from '@vitryna/product-pictures';

const directions = 60;
const middle = 600;

/** How far a drawing reaches from the picture's middle, direction by direction; shadows and what a clip hides do not count. */
export function outlineOf(spec: PictureSpec): number[] {
  const svg = drawPicture(spec);
  const reach = Array.from({ length: directions }, () => 0);
  let clips = 0;
  for (const [tag, data] of svg.slice(svg.indexOf('</defs>')).matchAll(/<g |<\/g>|<path d="([^"]*)"[^>]*>/g)) {
    if (data === undefined) clips += tag === '<g ' ? 1 : -1;
    if (data === undefined || clips > 0 || tag.includes('filter=')) continue;
    const numbers = (data.match(/-?[\d.]+/g) ?? []).map((text) => Number(text) - middle);
    for (let i = 0; i + 3 < numbers.length; i += 2) {
      const [x = 0, y = 0, toX = 0, toY = 0] = numbers.slice(i, i + 4);
      const steps = Math.ceil(Math.hypot(toX - x, toY - y) / 24);
      for (let k = 0; k <= steps; k += 1) {
        const at = [x + ((toX - x) * k) / (steps || 1), y + ((toY - y) * k) / (steps || 1)] as const;
        const turn = Math.atan2(at[1], at[0]) / (2 * Math.PI) + 1;
        const direction = Math.floor(turn * directions) % directions;
        reach[direction] = Math.max(reach[direction] ?? 0, Math.hypot(...at));
      }
    }
  }
  return reach;
}
