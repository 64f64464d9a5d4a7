/** The fragment of a list whose price was asked for the wrong way round: the address itself has no price any more. */
export const priceResetAnchor = 'price-reset';
