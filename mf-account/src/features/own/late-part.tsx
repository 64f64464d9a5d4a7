import { RetryNotice } from '@vitryna/ui';
import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';

type Props = {
  /** Brings the part; must be stable. */
  load: () => Promise<ComponentType>;
  skeleton: ReactNode;
};

/** A part of the account that is loaded when it is shown: forms and their rules are not for the page's first scripts. */
export function LatePart({ load, skeleton }: Props) {
  const [Part, setPart] = useState<ComponentType | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const preload = useCallback(() => {
    load().then(
      (component) => setPart(() => component),
      () => setFailed(true),
    );
  }, [load]);
  useEffect(preload, [preload]);
  const retry = () => {
    setFailed(false);
    preload();
  };
  if (Part) return <Part />;
  return hasFailed ? <RetryNotice onRetry={retry} /> : skeleton;
}
