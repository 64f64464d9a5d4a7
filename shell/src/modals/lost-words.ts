/** What a modal says when it cannot be shown. Every page has these words, because the rest of the language may be what is missing. */
export const lostWords = [
  'This part of the store did not load',
  'The rest of the page works',
  'Try again',
  'Close',
] as const;
