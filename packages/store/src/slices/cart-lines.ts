import type { CartLine } from '@vitryna/contracts/api';
import { partOf, toHryvnia, toMinor } from '@vitryna/money';

/** A line with another quantity, its sums in proportion until the server has counted them. */
export function withQuantity(line: CartLine, quantity: number): CartLine {
  const scale = ({ amount }: { amount: number }) => ({
    amount: toHryvnia(partOf(toMinor(amount), quantity, line.quantity)),
  });
  return { ...line, quantity, totalPrice: scale(line.totalPrice), totalSalePrice: scale(line.totalSalePrice) };
}

/** Lines with the wanted quantities in place of their own; a wanted quantity of zero takes the line away. */
export function applyWanted(lines: CartLine[], wanted: ReadonlyMap<string, number>): CartLine[] {
  if (wanted.size === 0) return lines;
  return lines.flatMap((line) => {
    const quantity = wanted.get(line.product.id);
    if (quantity === undefined || quantity === line.quantity) return [line];
    return quantity > 0 ? [withQuantity(line, quantity)] : [];
  });
}
