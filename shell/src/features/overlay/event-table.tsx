import { useSyncExternalStore } from 'react';
import type { EventLog } from './event-log.ts';
import styles from './overlay.module.css';

/** The events of the bus, newest first: who may have sent it, and who hears it. */
export function EventTable({ log, colours }: { log: EventLog; colours: ReadonlyMap<string, string> }) {
  const events = useSyncExternalStore(log.subscribe, log.entries);
  const names = (apps: string[]) =>
    apps.map((app) => (
      <span
        key={app}
        className={styles.dot}
        style={{ background: colours.get(app) }}
        role="img"
        aria-label={app}
        title={app}
      />
    ));
  return (
    <section className={styles.events} aria-label="Events">
      <h3 className={styles.subtitle}>Events</h3>
      {events.length === 0 && <p className={styles.quiet}>none yet</p>}
      <ol className={styles.list}>
        {events.map(({ id, at, name, payload, senders, hearers, note }) => (
          <li key={id} className={styles.event}>
            <span className={styles.quiet}>{(at / 1000).toFixed(1)} s</span>
            <span className={styles.way}>
              {names(senders)} → {names(hearers)}
            </span>
            <b>{name}</b>
            {note !== '' && <span className={styles.quiet}>{note}</span>}
            <code className={styles.payload}>{payload}</code>
          </li>
        ))}
      </ol>
    </section>
  );
}
