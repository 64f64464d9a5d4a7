import type { WarehousePlace } from '@vitryna/contracts/api';
import { useFormat, useTranslate } from '@vitryna/i18n/react';
import { classNames } from '@vitryna/ui';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { type Cluster, canSplit, clusterPlaces } from './cluster-places.ts';
import { type Direction, nearestSpot } from './nearest-spot.ts';
import styles from './point-map.module.css';
import { type Place, pan, size, toPlace, toSpot, type View, viewOf, zoom } from './project.ts';

/** Props of {@link PointMap}. */
export type PointMapProps = {
  places: readonly WarehousePlace[];
  /** Ref of the chosen point. */
  chosen: string | null;
  onChoose: (place: WarehousePlace) => void;
  /** Told where the middle is, when the shopper has moved the map. */
  onMove?: (centre: Place) => void;
};

const kilometre = 1 / 111.2;
const directions = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const;
const moves: Record<Direction, [number, number]> = {
  ...{ ArrowUp: [0, -0.25], ArrowDown: [0, 0.25], ArrowLeft: [-0.25, 0], ArrowRight: [0.25, 0] },
};
const scales = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50];

/**
 * Points as they lie to each other: our own drawing, without streets and without anybody else's script. Those that lie close are one mark
 * with their number, which a press takes apart. Keys: arrows go from mark to mark and move the map, + and − change how near it is.
 */
export function PointMap({ places, chosen, onChoose, onMove }: PointMapProps) {
  const t = useTranslate();
  const drawing = useRef<HTMLFieldSetElement>(null);
  const [moved, setMoved] = useState<{ of: readonly WarehousePlace[]; view: View } | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const dragged = useRef<{ x: number; y: number; view: View } | null>(null);
  const hasDragged = useRef(false);
  const whole = viewOf(places);
  if (whole === null) return null;
  // Other points are another map.
  const view = moved?.of === places ? moved.view : whole;
  const clusters = clusterPlaces(places, view);
  const entry = clusters.find(({ key }) => key === focused) ?? clusters[0];
  const show = (next: View) => {
    setMoved({ of: places, view: next });
    onMove?.(next.centre);
  };
  const press = ({ places: held, spot }: Cluster<WarehousePlace>) => {
    // The end of a drag over a mark is a click, too.
    if (hasDragged.current) return;
    const [only] = held;
    if (held.length > 1 && canSplit(held, view)) return show(zoom({ ...view, centre: toPlace(spot, view) }, 3));
    // Points of one entrance cannot be told apart on any map: the list can.
    const working = held.find(({ status }) => status === 'working');
    const chosenPlace = working ?? only;
    if (chosenPlace !== undefined) onChoose(chosenPlace);
  };
  const focusMark = (index: number) => {
    const cluster = clusters[index];
    if (cluster === undefined) return;
    setFocused(cluster.key);
    const marks = drawing.current?.querySelectorAll<HTMLButtonElement>('[data-key]') ?? [];
    [...marks].find(({ dataset }) => dataset.key === cluster.key)?.focus();
  };
  const handleKey = (event: KeyboardEvent) => {
    const from = clusters.find(({ key }) => key === focused);
    hasDragged.current = false;
    const direction = directions.find((key) => key === event.key);
    if (direction !== undefined) {
      const spots = clusters.map(({ spot }) => spot);
      const next = nearestSpot(spots, from?.spot ?? { x: size.width / 2, y: size.height / 2 }, direction);
      if (next >= 0) focusMark(next);
      else show(pan(view, ...moves[direction]));
    } else if (event.key === '+' || event.key === '=') show(zoom(view, 2));
    else if (event.key === '-') show(zoom(view, 0.5));
    else return;
    event.preventDefault();
  };
  const drag = (event: PointerEvent) => {
    const start = dragged.current;
    const box = drawing.current?.getBoundingClientRect();
    if (start === null || !box || box.width === 0) return;
    if (Math.abs(event.clientX - start.x) + Math.abs(event.clientY - start.y) < 4) return;
    hasDragged.current = true;
    setMoved({
      of: places,
      view: pan(start.view, (start.x - event.clientX) / box.width, (start.y - event.clientY) / box.height),
    });
  };
  const drop = () => {
    if (dragged.current !== null && moved?.of === places && dragged.current.view !== moved.view)
      onMove?.(moved.view.centre);
    dragged.current = null;
  };

  return (
    <fieldset
      ref={drawing}
      className={styles.map}
      aria-label={t('Map of points')}
      onKeyDown={handleKey}
      onPointerDown={({ clientX, clientY }) => {
        hasDragged.current = false;
        dragged.current = { x: clientX, y: clientY, view };
      }}
      onPointerMove={drag}
      onPointerUp={drop}
      onPointerLeave={drop}
    >
      {clusters.map((cluster) => (
        <Mark
          key={cluster.key}
          cluster={cluster}
          isChosen={cluster.places.some(({ ref }) => ref === chosen)}
          isEntry={cluster === entry}
          onFocus={() => setFocused(cluster.key)}
          onPress={() => press(cluster)}
        />
      ))}
      <Scale view={view} />
      <div className={styles.zoom}>
        <button type="button" aria-label={t('Nearer')} onClick={() => show(zoom(view, 2))}>
          +
        </button>
        <button type="button" aria-label={t('Farther')} onClick={() => show(zoom(view, 0.5))}>
          −
        </button>
      </div>
    </fieldset>
  );
}

type MarkProps = {
  cluster: Cluster<WarehousePlace>;
  isChosen: boolean;
  /** The one that Tab comes to. */
  isEntry: boolean;
  onFocus: () => void;
  onPress: () => void;
};

function Mark({ cluster: { key, spot, places }, isChosen, isEntry, onFocus, onPress }: MarkProps) {
  const t = useTranslate();
  const [only] = places;
  const isOff = places.every(({ status }) => status !== 'working');
  const isMachine = places.every(({ type }) => type === 'postMachine');
  const name =
    places.length > 1
      ? t('{{count}} points here', { count: places.length })
      : `${only?.type === 'postMachine' ? t('Post machine') : t('Post office')} №${only?.number}`;
  return (
    <button
      type="button"
      tabIndex={isEntry ? 0 : -1}
      data-key={key}
      aria-label={name}
      aria-pressed={isChosen}
      className={classNames(styles.mark, isOff && styles.off, isMachine && styles.machine, isChosen && styles.chosen)}
      style={{ left: percent(spot.x / size.width), top: percent(spot.y / size.height) }}
      onFocus={onFocus}
      onClick={onPress}
    >
      {places.length > 1 && places.length}
    </button>
  );
}

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

function Scale({ view }: { view: View }) {
  const { number } = useFormat();
  const t = useTranslate();
  const lengthOf = (km: number) =>
    toSpot({ lat: view.centre.lat - km * kilometre, lng: view.centre.lng }, view).y - size.height / 2;
  const km = scales.findLast((scale) => lengthOf(scale) <= size.width / 4) ?? scales[0] ?? 1;
  const length = lengthOf(km);
  return (
    <span className={styles.scale} style={{ width: percent(length / size.width) }}>
      {km < 1 ? t('{{distance}} m', { distance: km * 1000 }) : t('{{distance}} km', { distance: number(km) })}
    </span>
  );
}
