import type { Address, OrderDelivery } from '@vitryna/contracts/api';
import { perLocale } from '@vitryna/contracts/languages';
import { invalidField } from '../../core/failure.ts';
import type { Connection } from '../../database/connection.ts';
import { findPoint } from '../delivery/point-repository.ts';
import { findCity, findStreet } from '../order/place-repository.ts';

const wrong = (field: string) =>
  invalidField(`delivery.${field}`, { rule: 'delivery', message: '@Entry field is wrong' });

/** The places that a delivery names, as an order has them. Throws 400 at the field that names none. */
export async function readPlaces(db: Connection, delivery: OrderDelivery): Promise<Address> {
  // The shop itself is nobody's address.
  if (delivery.method === 'pickup') throw wrong('method');
  const known = await findCity(db, delivery.cityRef);
  if (known === null) throw wrong('cityRef');
  const { ref, name, district, region } = known.city;
  const place = { region, city: { ref, name, district } };
  if (delivery.method === 'warehouse') {
    const warehouse = await findPoint(db, delivery);
    if (warehouse?.status !== 'working') throw wrong('warehouseRef');
    return { ...place, warehouse };
  }
  if (!known.city.courier) throw wrong('method');
  const { street, house, flat = null } = delivery;
  const found = street.ref === undefined ? null : await findStreet(db, delivery.cityRef, street.ref);
  return { ...place, street: found ?? { ref: null, name: perLocale(() => street.name) }, house, flat };
}
