import type { DataRouter } from '@vitryna/navigation';
import { breakAsBefore, hasMoved, whatIsInSight } from './in-sight.ts';

/**
 * Shows the page in these faces as soon as nothing in sight moves up or down by it: at once, or else where another page is shown, or
 * while nobody looks.
 */
export function changeFace(faces: FontFace[], router: Pick<DataRouter, 'subscribe'>): void {
  let path = location.pathname;
  let isChanged = false;
  const stopHearing = router.subscribe(({ navigation, location: { pathname } }) => {
    if (navigation.state !== 'idle' || pathname === path) return;
    path = pathname;
    whenIdle(attempt);
  });
  document.addEventListener('visibilitychange', attempt);
  whenIdle(attempt);

  function attempt() {
    isChanged ||= change(faces);
    if (!isChanged) return;
    document.removeEventListener('visibilitychange', attempt);
    stopHearing();
  }
}

/** Idle: laying the page out anew must not hold up a press. */
function whenIdle(work: () => void): void {
  (globalThis.requestIdleCallback ?? setTimeout)(() => work());
}

/** All layouts are made in one turn: what is taken back was never painted. */
function change(faces: FontFace[]): boolean {
  const before = document.hidden ? [] : whatIsInSight();
  for (const face of faces) document.fonts.add(face);
  if (!hasMoved(before) || breakAsBefore(before)) return true;
  for (const face of faces) document.fonts.delete(face);
  return false;
}
