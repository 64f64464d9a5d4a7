import type { OverlayApp } from '@vitryna/contracts/overlay';
import { useEffect, useState } from 'react';
import { type LoadTime, loadTimeOf } from './load-times.ts';
import styles from './overlay.module.css';

type Props = { apps: OverlayApp[]; colours: ReadonlyMap<string, string> };

const states: Record<OverlayApp['state'], string> = {
  'as-composed': '',
  substituted: 'an earlier version stands in',
  lost: 'lost: no version could be run',
};

function describeLoad(load: LoadTime | null): string {
  if (!load) return 'nothing loaded here';
  const { files, bytes, startedMs, tookMs } = load;
  return `${Math.round(tookMs)} ms from ${Math.round(startedMs)} ms · ${files} files, ${Math.ceil(bytes / 1024)} KB`;
}

/** The rows fetched so far; told of what follows. */
function useResources(): PerformanceResourceTiming[] {
  const read = () => performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const [resources, setResources] = useState(read);
  useEffect(() => {
    const observer = new PerformanceObserver(() => setResources(read()));
    observer.observe({ type: 'resource' });
    return () => observer.disconnect();
  }, []);
  return resources;
}

/** Each app of the composition: whose it is, which version, and what it cost this page. */
export function AppTable({ apps, colours }: Props) {
  const resources = useResources();
  const shown = apps.map((app) => ({ app, load: loadTimeOf(app, resources) }));
  // Those of this page first.
  const sorted = [...shown.filter(({ load }) => load), ...shown.filter(({ load }) => !load)];
  return (
    <ul className={styles.apps}>
      {sorted.map(({ app, load }) => (
        <li key={app.name} className={styles.app}>
          <span className={styles.dot} style={{ background: colours.get(app.name) }} />
          <b>{app.name}</b>
          <span className={styles.quiet}>{app.owner ?? 'no owner named'}</span>
          <code className={styles.version}>{app.version}</code>
          <span className={styles.facts}>{describeLoad(load)}</span>
          {app.state !== 'as-composed' && <strong className={styles.wrong}>{states[app.state]}</strong>}
        </li>
      ))}
    </ul>
  );
}
