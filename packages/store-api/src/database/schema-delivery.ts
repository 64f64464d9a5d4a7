import type { L10n } from '@vitryna/contracts/languages';
import type { ColumnType } from 'kysely';

/** Written as JSON text, read back parsed. */
type Json<T> = ColumnType<T, string, string>;

export type DeliveryRegionTable = { ref: string; name: Json<L10n>; position: number };

export type DeliveryCityTable = {
  ref: string;
  region_ref: string;
  name: Json<L10n>;
  type: Json<L10n>;
  district: Json<L10n | null>;
  former_names: Json<L10n[]>;
  lat: number;
  lng: number;
  /** Thousands: the larger of two cities is meant more often. */
  people: number;
  has_courier: boolean;
};

export type DeliveryPointTable = {
  ref: string;
  city_ref: string;
  source: string;
  run: number;
  /** Hash of the record: an unchanged point is not written again. */
  digest: string;
  number: string;
  type: 'postOffice' | 'postMachine';
  name: Json<L10n>;
  address: Json<L10n>;
  lat: number;
  lng: number;
  schedule: Json<Record<string, string>>;
  max_weight_kg: number | null;
  /** The longest side first. */
  max_size_cm: [number, number, number] | null;
  takes_cash: boolean;
  is_open: boolean;
  /** The folded words of both addresses, each after a space. */
  search: string;
};

export type DeliveryStreetTable = {
  ref: string;
  city_ref: string;
  name: Json<L10n>;
  type: Json<L10n>;
  search: string;
};

/** One row per source: the run that was last begun, the last one that came to its end, and what it brought. */
export type DeliveryRunTable = { source: string; run: number; finished_run: number; digest: string | null };

/** Tables of deliveries (migration 080). */
export type DeliverySchema = {
  delivery_region: DeliveryRegionTable;
  delivery_city: DeliveryCityTable;
  delivery_point: DeliveryPointTable;
  delivery_street: DeliveryStreetTable;
  delivery_run: DeliveryRunTable;
};
