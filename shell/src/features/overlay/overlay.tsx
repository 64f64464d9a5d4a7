import type { OverlayFacts } from '@vitryna/contracts/overlay';
import { useEffect, useRef, useState } from 'react';
import { AppTable } from './app-table.tsx';
import { colourOf } from './colours.ts';
import type { EventLog } from './event-log.ts';
import { EventTable } from './event-table.tsx';
import styles from './overlay.module.css';
import { useBoundaries } from './use-boundaries.ts';

/** The overlay of a page's parts, for developers: in English, above everything, in nobody's way. */
export function Overlay({ facts, log, onClose }: { facts: OverlayFacts; log: EventLog; onClose: () => void }) {
  const layer = useRef<HTMLElement>(null);
  const [hasBoundaries, setHasBoundaries] = useState(true);
  const [isFolded, setFolded] = useState(false);
  const boundaries = useBoundaries(hasBoundaries);
  const colours = new Map(facts.apps.map(({ name }, index) => [name, colourOf(index)]));
  useEffect(() => layer.current?.showPopover?.(), []);

  return (
    <section
      ref={layer}
      popover="manual"
      className={styles.layer}
      lang="en"
      aria-label="Overlay of remotes"
      data-overlay=""
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      {boundaries.map(({ id, owner, what, left, top, width, height }) => (
        <div key={id} className={styles.boundary} style={{ left, top, width, height, color: colours.get(owner) }}>
          <span className={styles.label} style={{ background: colours.get(owner) }}>
            {owner} · {what}
          </span>
        </div>
      ))}
      <div className={styles.panel}>
        <header className={styles.head}>
          <h2 className={styles.title}>
            Composition <code>{facts.composition}</code>
          </h2>
          <label className={styles.toggle}>
            <input
              type="checkbox"
              checked={hasBoundaries}
              onChange={(event) => setHasBoundaries(event.target.checked)}
            />
            Boundaries
          </label>
          <button
            type="button"
            className={styles.button}
            aria-expanded={!isFolded}
            onClick={() => setFolded(!isFolded)}
          >
            {isFolded ? 'Unfold' : 'Fold'}
          </button>
          <button type="button" className={styles.button} onClick={onClose}>
            Close
          </button>
        </header>
        {!isFolded && (
          <div className={styles.body}>
            <AppTable apps={facts.apps} colours={colours} />
            <EventTable log={log} colours={colours} />
          </div>
        )}
      </div>
    </section>
  );
}
