/** Whether this document is what the service worker shows for a page that it has not kept. */
export const isOfflineScreen = (): boolean => document.querySelector('[data-kept-list]') !== null;

/** A connection that is shorter is none, in milliseconds: phones report it back and lost again within a moment. */
const steadyMs = 500;

/** The page that was asked for opens by itself, unless the shopper is on the way to another. */
export function reloadWhenOnline(reload = () => location.reload()): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLeaving = false;
  addEventListener('online', () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!isLeaving) reload();
    }, steadyMs);
  });
  addEventListener('offline', () => clearTimeout(timer));
  addEventListener('beforeunload', () => {
    isLeaving = true;
  });
}
