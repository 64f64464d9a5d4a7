import type { Feature } from '../feature.ts';

/** Keeps it open in documents that follow in the same tab. */
const overlayKey = 'shell_overlay';

function wasOpen(): boolean {
  try {
    return sessionStorage.getItem(overlayKey) !== null;
  } catch {
    return false;
  }
}

/** `?overlay` shows developers what the page is made of; the gateway says whether this visitor may look. */
export const watchForOverlay: Feature = (app) => {
  const isAsked = new URLSearchParams(location.search).has('overlay');
  if (!isAsked && !wasOpen()) return;
  void import('./open-overlay.tsx').then(({ openOverlay }) => openOverlay(app, overlayKey));
};
