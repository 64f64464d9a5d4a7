/** Where the data folder keeps the largest copy of a picture that a shopper sent. */
export const largestPicture = (id: string): string => `uploads/${id.slice(0, 2)}/${id}/xl.webp`;
