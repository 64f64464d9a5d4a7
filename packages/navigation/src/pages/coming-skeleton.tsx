import { type ReactNode, useSyncExternalStore } from 'react';
import { useNavigation } from 'react-router';

let skeleton: ReactNode = null;
const listeners = new Set<() => void>();

/** Hands over what stands for the coming page; while no navigation is on its way nothing is shown of it. */
export function setSkeleton(next: ReactNode): void {
  skeleton = next;
  for (const notify of listeners) notify();
}

/** Whether the skeleton stands in the page, and the page that is left is hidden behind it. */
export const comingSkeleton = { isShown: false };

function listen(notify: () => void) {
  listeners.add(notify);
  return () => void listeners.delete(notify);
}
const read = () => skeleton;
const readOnServer = () => null;

/**
 * The skeleton of a coming page that takes long, after the page that is being left. It goes in the same moment as the new page is
 * shown, because both are updates of the router. When it is due and how it looks is the late part of `features/skeleton`.
 */
export function ComingSkeleton() {
  const { state } = useNavigation();
  const shown = useSyncExternalStore(listen, read, readOnServer);
  return state === 'idle' ? null : shown;
}
