/** The call that takes one file, as its bytes alone, below the base of the store API. */
export const uploadPath = '/shared/file/add';

/** The files that a form may upload (contract §0). */
export const uploadLimits = {
  count: 5,
  bytes: 5 * 1024 * 1024,
  types: ['image/jpeg', 'image/png', 'image/webp'],
} as const;
