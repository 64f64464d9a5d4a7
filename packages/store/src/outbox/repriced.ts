import type { CartLine } from '@vitryna/contracts/api';
import { type MinorUnits, partOf, toHryvnia, toMinor } from '@vitryna/money';
import type { OutboxNotice } from '../state.ts';

const unitPrice = ({ totalSalePrice, quantity }: CartLine): MinorUnits =>
  partOf(toMinor(totalSalePrice.amount), 1, quantity);

const hasPrice = ({ product }: CartLine): boolean => product.prices.some(({ type }) => type === 'current');

/** Lines that cost something else than the shopper saw while there was no connection. */
export function findRepriced(seen: CartLine[], now: CartLine[]): OutboxNotice[] {
  return now.flatMap((line) => {
    const before = seen.find(({ product }) => product.id === line.product.id);
    // A product that lost its price has none to show; its line says why it cannot be ordered.
    if (!before || !hasPrice(line) || unitPrice(before) === unitPrice(line)) return [];
    return [
      { kind: 'repriced', productId: line.product.id, name: line.product.name, price: toHryvnia(unitPrice(line)) },
    ];
  });
}
