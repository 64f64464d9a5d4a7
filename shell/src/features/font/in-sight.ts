type Seen = { element: Element; top: number; height: number };

/** From here on browsers count a shift, in pixels. */
const noticed = 3;

/** Every element in sight, where it begins and how high it is. Boxes outside the viewport are not searched: that would lay it out. */
export function whatIsInSight(within: Element = document.body): Seen[] {
  return [...within.children].flatMap((element) => {
    const { top, bottom, left, right, height } = element.getBoundingClientRect();
    const isAway = bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth;
    // A box without a size is not seen itself, and may hold some that are.
    if (height === 0) return whatIsInSight(element);
    const isHidden = !element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    return isAway || isHidden ? [] : [{ element, top, height }, ...whatIsInSight(element)];
  });
}

/**
 * Whether something in sight went up or down. What only takes more or less room is told by what stands below it, and sideways words in
 * a row give way by a few pixels.
 */
export function hasMoved(seen: Seen[]): boolean {
  return seen.some(({ element, top }) => Math.abs(element.getBoundingClientRect().top - top) >= noticed);
}

/** How much wider or narrower letters may stand, in parts of an em: nobody sees it. */
const spacings = [-0.01, 0.01, -0.02, 0.02, -0.03, 0.03];

/**
 * Gives what breaks at other words than before letters a little closer together or further apart, until nothing has moved.
 * @returns whether that could be done; otherwise everything is as it was
 */
export function breakAsBefore(seen: Seen[]): boolean {
  const changed = seen.filter(isOtherwise);
  const inner = changed.filter(
    ({ element }) => !changed.some((other) => other.element !== element && element.contains(other.element)),
  );
  const words = inner.flatMap((one) => {
    if (!(one.element instanceof HTMLElement)) return [];
    const { letterSpacing, fontSize } = getComputedStyle(one.element);
    return {
      ...one,
      style: one.element.style,
      own: Number.parseFloat(letterSpacing) || 0,
      em: Number.parseFloat(fontSize),
    };
  });
  for (const spacing of spacings) {
    for (const { style, own, em } of words.filter(isOtherwise)) style.letterSpacing = `${own + spacing * em}px`;
    if (!hasMoved(seen)) return true;
  }
  for (const { style } of words) style.letterSpacing = '';
  return false;
}

const isOtherwise = ({ element, height }: Seen) => Math.abs(element.getBoundingClientRect().height - height) >= noticed;
