/** How good something was. */
export const stars = [1, 2, 3, 4, 5];

/** How likely somebody recommends the shop. */
export const likelihoods = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
