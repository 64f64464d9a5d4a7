/**
 * How the store goes from page to page. `plain` is React Router's own lazy navigation and nothing beside it: no page is prefetched,
 * cached, prerendered or shown before the router has come to it.
 */
export type NavigationMode = 'plain' | 'instant';
