/** How much may stand above a list, in pixels: heading, tiles, text, chips. */
const aboveList = 1800;

/** Cards that are always laid out (`product-shelf.module.css`); their height is not known before. */
const firstCards = 6;

type View = { scrollY: number; width: number; height: number };

/** Which cards may be in sight of a window that is scrolled to a place; rather more than fewer. Heights are those of far cards. */
export function nearCards({ scrollY, width, height }: View): (index: number) => boolean {
  const isPhone = width < 768;
  const rowHeight = isPhone ? 0.45 * width + 205 : 520;
  const [fewest, most] = isPhone ? [2, 2] : [1, 6];
  const from = Math.floor((scrollY - aboveList) / rowHeight) * fewest;
  const to = Math.ceil((scrollY + height) / rowHeight) * most;
  return (index) => index < firstCards || (index >= from && index < to);
}
