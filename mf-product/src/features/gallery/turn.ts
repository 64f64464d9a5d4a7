/** The view that a turn by so many views leads to. */
export const viewAfter = (view: number, by: number, views: number): number => (((view + by) % views) + views) % views;

/** The order to load views in: a few from all sides first, so that it can be turned before all are here. */
export function loadingOrder(views: number): number[] {
  const order: number[] = [];
  const known = new Set<number>();
  for (let step = Math.ceil(views / 4); known.size < views; step = Math.max(1, Math.floor(step / 2))) {
    for (let view = 0; view < views; view += step) {
      if (known.has(view)) continue;
      known.add(view);
      order.push(view);
    }
  }
  return order;
}

/** The most likely view of those in the document; null while nothing is here. */
export function nearestLoaded(view: number, loaded: { has: (view: number) => boolean }, views: number): number | null {
  for (let away = 0; away <= views / 2; away += 1) {
    const found = [viewAfter(view, away, views), viewAfter(view, -away, views)].find((one) => loaded.has(one));
    if (found !== undefined) return found;
  }
  return null;
}

/** The address of a view. */
export const viewUrl = (url: string, view: number): string => url.replace('{view}', String(view).padStart(2, '0'));
