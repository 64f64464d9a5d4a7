import { useTranslate } from '@vitryna/i18n/react';
import { RetryNotice } from '@vitryna/ui';
import { type PointerEvent, useRef, useState } from 'react';
import { nearestLoaded, viewAfter } from '../turn.ts';
import { useTurnViews } from '../use-turn-views.ts';
import styles from './gallery-modal.module.css';

type Props = { turn: { url: string; views: number }; title: string };

/** Pixels of a drag that turn by one view. */
const dragPixels = 14;

/** The product from all around: dragged, or turned by arrow keys. A view that is not loaded yet is replaced by its neighbour. */
export function TurnStage({ turn, title }: Props) {
  const t = useTranslate();
  const [view, setView] = useState(0);
  const { loaded, isFailed, retry } = useTurnViews(turn);
  const grip = useRef<{ x: number; view: number } | null>(null);
  const shown = nearestLoaded(view, loaded, turn.views);
  const turnBy = (by: number) => setView((from) => viewAfter(from, by, turn.views));
  const onPointerDown = ({ currentTarget, pointerId, clientX }: PointerEvent<HTMLElement>) => {
    currentTarget.setPointerCapture(pointerId);
    grip.current = { x: clientX, view };
  };
  const onPointerMove = ({ clientX }: PointerEvent<HTMLElement>) => {
    if (!grip.current) return;
    setView(viewAfter(grip.current.view, Math.round((grip.current.x - clientX) / dragPixels), turn.views));
  };
  const release = () => {
    grip.current = null;
  };
  const steps: Record<string, number> = {
    ArrowRight: 1,
    ArrowUp: 1,
    ArrowLeft: -1,
    ArrowDown: -1,
    PageUp: 6,
    PageDown: -6,
    Home: -view,
    End: turn.views - 1 - view,
  };
  return (
    <div className={styles.stage}>
      <div
        className={`lit ${styles.turn}`}
        role="slider"
        tabIndex={0}
        aria-label={t('Turn it around')}
        aria-valuemin={0}
        aria-valuemax={turn.views - 1}
        aria-valuenow={view}
        aria-valuetext={t('{{degrees}} degrees', { degrees: Math.round((view * 360) / turn.views) })}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={release}
        onPointerCancel={release}
        onKeyDown={(event) => {
          const by = steps[event.key];
          if (by === undefined) return;
          event.preventDefault();
          turnBy(by);
        }}
      >
        {shown !== null && <img src={loaded.get(shown)} alt={title} width={960} height={960} draggable={false} />}
      </div>
      <div className={styles.tools} role="status">
        {isFailed ? (
          <RetryNotice title={t('Some views did not load')} onRetry={retry} />
        ) : (
          loaded.size < turn.views &&
          t('{{count}} of {{total}} views are here', { count: loaded.size, total: turn.views })
        )}
        {loaded.size === turn.views && t('Drag it, or use the arrow keys')}
      </div>
    </div>
  );
}
