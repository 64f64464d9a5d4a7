/** The target of an arrow key from a link of the menu; null when it leads nowhere. */
export function linkByArrow(
  key: string,
  from: HTMLElement,
  departments: Element,
  groups: Element | null,
): HTMLElement | null {
  const here = departments.contains(from) ? departments : groups;
  if (!here?.contains(from)) return null;
  if (key === 'ArrowRight') return here === departments ? (groups?.querySelector<HTMLElement>('a') ?? null) : null;
  if (key === 'ArrowLeft') return here === groups ? departments.querySelector<HTMLElement>('[aria-current]') : null;
  const links = [...here.querySelectorAll<HTMLElement>('a')];
  const index = links.indexOf(from);
  const steps: Record<string, number> = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: -1 };
  const next = steps[key];
  return next === undefined ? null : (links.at(next % links.length) ?? null);
}
