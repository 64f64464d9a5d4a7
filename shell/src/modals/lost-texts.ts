/** A modal's error texts. Every page has these words, because the rest of the language may be what is missing. */
export const lostTexts = [
  'This part of the store did not load',
  'The rest of the page works',
  'Try again',
  'Close',
] as const;
