/**
 * Keys of the browser's storages that more than one workspace reads, or that a journey sets: a name carries its owner (reading 23).
 * What one file alone keeps has its key there, beside what parses it.
 */

/** Products to compare, by category; another tab's change is heard by it. */
export const comparisonKey = 'store_comparison';

/** Products that this browser has looked at. */
export const recentlyViewedKey = 'store_recently_viewed';

/** The language that this browser's visitor chose. */
export const languageKey = 'shell_language';
