/** The actions on a line. */
export type LineActions = {
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
  /** Agrees to the price of one piece, hryvnia. */
  onAccept: (price: number) => void;
  /** Takes it out of the cart for later; left out where nothing is saved. */
  onSave?: (() => void) | undefined;
};
