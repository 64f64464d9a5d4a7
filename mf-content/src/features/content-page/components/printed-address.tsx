import { useSyncExternalStore } from 'react';
import styles from './printed-address.module.css';

const noChange = () => () => undefined;

/** Where a printed document came from, at its end; nothing on the screen, which has an address bar. */
export function PrintedAddress({ path }: { path: string }) {
  // The server does not know which of its addresses the browser asks.
  const origin = useSyncExternalStore(
    noChange,
    () => location.origin,
    () => '',
  );
  return <p className={styles.address}>{origin + path}</p>;
}
