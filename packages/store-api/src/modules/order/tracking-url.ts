/** The tracking address of a parcel. */
export const trackingUrl = (ttn: string): string =>
  `https://novaposhta.ua/tracking/?cargo_number=${encodeURIComponent(ttn)}`;
