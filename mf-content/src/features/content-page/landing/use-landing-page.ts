import { tabContext } from '@vitryna/remote-kit';
import { useCallback, useEffect, useState } from 'react';
import { type LandingView, loadLandingPage } from './load-landing-page.ts';

/** A landing page that is being read, what is shown of it (null when there is none), or that it could not be read. */
type LandingState = { status: 'loading' | 'ready' | 'failed'; view: LandingView | null };

/** Reads a landing page; `retry` reads it again. */
export function useLandingPage(id: string): LandingState & { retry: () => void } {
  const [state, setState] = useState<LandingState>({ status: 'loading', view: null });
  const [attempt, setAttempt] = useState(1);
  // Another attempt reads anew.
  useEffect(() => {
    const asked = new AbortController();
    setState({ status: 'loading', view: null });
    void loadLandingPage(tabContext(), id, asked.signal).then((view) => {
      if (asked.signal.aborted) return;
      setState(view === undefined ? { status: 'failed', view: null } : { status: 'ready', view });
    });
    return () => asked.abort();
  }, [id, attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { ...state, retry };
}
