import { errorToastMs } from '@vitryna/contracts/constants';
import { showToast } from './toasts.tsx';

const shown = new Map<string, Promise<void>>();

/** Shows what failed for 2 s (specification §8), once however many calls say so meanwhile. Resolves when the notice is gone. */
export function tellFailure(text: string): Promise<void> {
  const known = shown.get(text);
  if (known) return known;
  showToast({ text, type: 'error' });
  const gone = new Promise<void>((resolve) => setTimeout(resolve, errorToastMs)).finally(() => shown.delete(text));
  shown.set(text, gone);
  return gone;
}
