/** Where a parcel of the carrier is followed. */
export const trackingUrl = (ttn: string): string =>
  `https://novaposhta.ua/tracking/?cargo_number=${encodeURIComponent(ttn)}`;
