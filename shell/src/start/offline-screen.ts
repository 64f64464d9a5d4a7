/** Whether this document is what the service worker shows for a page that it has not kept. */
export const isOfflineScreen = (): boolean => document.querySelector('[data-kept-list]') !== null;
