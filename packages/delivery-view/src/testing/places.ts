import type { City, ListedWarehouse } from '@vitryna/contracts/api';

const week = (hours: string) => ({ mon: hours, tue: hours, wed: hours, thu: hours, fri: hours, sat: hours, sun: '-' });

/** A city with this name in both languages. */
export const city = (ref: string, uk: string): City => ({
  ref,
  name: { uk, ru: uk },
  type: { uk: 'місто', ru: 'город' },
  district: null,
  region: { ref: 'west', name: { uk: 'Західна область', ru: 'Западная область' } },
  warehouses: 3,
  courier: true,
});

/** A point that takes everything, unless the test says otherwise. */
export const point = (number: number, more: Partial<ListedWarehouse> = {}): ListedWarehouse => ({
  ref: `lviv-${number}`,
  number: String(number),
  name: { uk: `Відділення №${number}`, ru: `Отделение №${number}` },
  address: { uk: `вул. Зелена, ${number}`, ru: `ул. Зелёная, ${number}` },
  type: 'postOffice',
  lat: 49.8 + number / 100,
  lng: 24 + number / 100,
  schedule: week('08:00-20:00'),
  maxWeightKg: 30,
  maxSizeCm: [120, 70, 70],
  cashOnDelivery: true,
  status: 'working',
  distanceM: null,
  ...more,
});
