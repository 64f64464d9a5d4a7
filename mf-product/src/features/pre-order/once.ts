/** Attempts of this feature's forms, each counted once. */
export { createAttempts } from '@vitryna/forms';
