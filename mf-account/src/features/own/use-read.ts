import { whenOnline } from '@vitryna/remote-kit';
import { useCallback, useEffect, useState } from 'react';

/** The data read so far; what is shown already stays while it is read again. */
export type Reading<Data> = {
  data: Data | null;
  hasFailed: boolean;
  reload: () => void;
  /** Takes over what a change has answered. */
  replace: (data: Data) => void;
};

/** Reads something when it is shown, again on demand, and after a failure when the connection is back. `read` must be stable. */
export function useRead<Data>(read: () => Promise<Data>): Reading<Data> {
  const [state, setState] = useState<{ read: unknown; data: Data | null; hasFailed: boolean }>({
    read,
    data: null,
    hasFailed: false,
  });
  const [turn, setTurn] = useState(0);
  const reload = useCallback(() => setTurn((count) => count + 1), []);
  // Another list is another reading: what the previous held is not shown under its name.
  const { data, hasFailed } = state.read === read ? state : { data: null, hasFailed: false };
  useEffect(() => {
    let isWanted = turn >= 0;
    read().then(
      (answer) => isWanted && setState({ read, data: answer, hasFailed: false }),
      () => isWanted && setState((now) => ({ ...(now.read === read ? now : { read, data: null }), hasFailed: true })),
    );
    return () => {
      isWanted = false;
    };
  }, [read, turn]);
  useEffect(() => (hasFailed ? whenOnline(reload) : undefined), [hasFailed, reload]);
  const replace = useCallback((answer: Data) => setState({ read, data: answer, hasFailed: false }), [read]);
  return { data, hasFailed, reload, replace };
}
