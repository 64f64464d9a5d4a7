/** How much may stand above a list, in pixels: heading, tiles, text, chips. */
const aboveList = 1800;

/** Cards that are always laid out (`product-shelf.module.css`); their height is not known before. */
const firstCards = 4;

/** The lowest row of a wide screen: three cards on 768 px, or four on 1024 px. */
const lowestRow = 462;

type View = { scrollY: number; width: number; height: number };

/** Which cards may be in sight of a window that is scrolled to a place; rather more than fewer. */
export function nearCards({ scrollY, width, height }: View): (index: number) => boolean {
  const isPhone = width < 768;
  const rowHeight = isPhone ? (width / 2 - 1) * 0.9 + 207 : lowestRow;
  const [fewest, most] = isPhone ? [2, 2] : [1, 6];
  const from = Math.floor((scrollY - aboveList) / rowHeight) * fewest;
  const to = Math.ceil((scrollY + height) / rowHeight) * most;
  return (index) => index < firstCards || (index >= from && index < to);
}
