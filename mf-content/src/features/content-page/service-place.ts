import { type ServiceSlug, serviceSlugs } from '@vitryna/routing';

/** What is typed of a place; numbers as text. */
export type PlaceInput = { place: ServiceSlug; cameras: string; area: string };

/** The kind of place that a page of services is about; null on any other page. */
export function servicePlaceOf(path: string): ServiceSlug | null {
  const last = path.match(/\/services\/([^/]+)\/?$/)?.[1];
  return serviceSlugs.find((slug) => slug === last) ?? null;
}

function numberWithin(text: string, most: number): number | null {
  const number = /^\d{1,6}$/.test(text.trim()) ? Number(text) : 0;
  return number >= 1 && number <= most ? number : null;
}

/** A place as the store takes it; what is no number of its kind is left out. */
export function toPlace({ place, cameras, area }: PlaceInput): { place: ServiceSlug; cameras?: number; area?: number } {
  const [count, metres] = [numberWithin(cameras, 500), numberWithin(area, 100_000)];
  return { place, ...(count !== null && { cameras: count }), ...(metres !== null && { area: metres }) };
}
