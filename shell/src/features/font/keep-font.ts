import { fontCookie } from '@vitryna/contracts/cookies';
import { createBrowserStorages } from '@vitryna/persisted-state';
import type { Feature } from '../feature.ts';
import { changeFace } from './change-face.ts';
import { loadFaces } from './load-faces.ts';

/**
 * Brings the store's font when the first document is hydrated, for this one and for those to come: before its first paint a slow line
 * would have held the code up for it.
 */
export const keepFont: Feature = ({ router }) => {
  const { fonts } = document.documentElement.dataset;
  if (!fonts) return;
  loadFaces(fonts).then(
    (faces) => {
      createBrowserStorages(window).cookies.set(fontCookie.name, fontCookie.values[0], fontCookie.maxAge);
      changeFace(faces, router);
    },
    (error: unknown) => console.warn('[shell] the font did not load; the next page tries again.', error),
  );
};
