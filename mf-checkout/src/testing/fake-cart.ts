import type { CartLine, SavedLine } from '@vitryna/contracts/api';
import { cartSummary, type FakeTable } from '@vitryna/testing';

type Change = { productId: string; quantity: number };

/** A cart on a server: differences are added to it, like the store API does (reading 11). */
export function createFakeCart(lines: CartLine[]) {
  const perPiece = ({ totalPrice, totalSalePrice, quantity }: CartLine) =>
    [totalPrice.amount / quantity, totalSalePrice.amount / quantity] as const;
  const add = ({ productId, quantity: difference }: Change) => {
    cart.lines = cart.lines.flatMap((line) => {
      if (line.product.id !== productId) return [line];
      const quantity = line.quantity + difference;
      const [before, now] = perPiece(line);
      const totals = { totalPrice: { amount: before * quantity }, totalSalePrice: { amount: now * quantity } };
      return quantity > 0 ? [{ ...line, ...totals, quantity }] : [];
    });
    return null;
  };
  const table: FakeTable = {
    'GET /catalog/product/list/cart/all': () => cart.lines,
    'GET /catalog/product/list/cart/saved': () => cart.saved,
    'GET /catalog/product/list/cart/recommended': () => [],
    'POST /catalog/product/cart/save': ({ body }: { body: { productId: string } }) => {
      const line = cart.lines.find(({ product }) => product.id === body.productId);
      if (line) cart.saved = [{ product: line.product, quantity: line.quantity }, ...cart.saved];
      cart.lines = cart.lines.filter((one) => one !== line);
      return null;
    },
    'POST /catalog/product/cart/add': ({ body }: { body: Change }) => add(body),
    'POST /catalog/product/cart/remove': ({ body }: { body: Change }) =>
      add({ productId: body.productId, quantity: -body.quantity }),
  };
  const saved: SavedLine[] = [];
  const cart = { lines, saved, table, loadSummary: async () => cartSummary(cart.lines) };
  return cart;
}
