/** Products that this browser has looked at, in local storage. A module of its own: its one reader takes it in. */
export const recentlyViewedKey = 'store_recently_viewed';
