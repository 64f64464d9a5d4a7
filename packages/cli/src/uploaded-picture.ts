/** The path of the largest copy of a shopper's picture in the data folder. */
export const largestPicture = (id: string): string => `uploads/${id.slice(0, 2)}/${id}/xl.webp`;
