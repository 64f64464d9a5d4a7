import type { PictureDrawer } from '@vitryna/contracts/assortment';

const svg = (shape: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1200" viewBox="0 0 1200 1200">${shape}</svg>`;

/** Two kinds of products in as few strokes as tell them apart, and one whose drawing fails: the module that tests name as the drawer. */
export const pictureDrawer: PictureDrawer = {
  version: 1,
  types: [
    {
      name: 'ball',
      version: 1,
      hasTurn: false,
      isFull: () => false,
      draw: ({ colour = '#2c2f35' }) => svg(`<circle cx="600" cy="600" r="400" fill="${colour}"/>`),
    },
    {
      name: 'box',
      version: 1,
      hasTurn: true,
      isFull: () => false,
      draw: (_, view) => svg(`<rect x="200" y="200" width="${view === 'turn-12' ? 400 : 800}" height="800"/>`),
    },
    {
      name: 'broken',
      version: 1,
      hasTurn: false,
      isFull: () => false,
      draw: () => {
        throw new Error('it has no outline');
      },
    },
  ],
};

/** Where it is. */
export const testDrawerUrl = new URL(import.meta.url);
