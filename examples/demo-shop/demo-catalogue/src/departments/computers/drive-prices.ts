export const SIZES = [500, 1000, 2000, 4000] as const;

export const priceOf = (gigabytes: number, rate: number): number =>
  350 + gigabytes * rate * (gigabytes > 1000 ? 0.82 : 0.95);
