import type { ApiClient } from '@vitryna/api-client';
import type { Parcel, Warehouse, WarehouseType } from '@vitryna/contracts/api';
import { useTranslate } from '@vitryna/i18n/react';
import { Button, SearchField } from '@vitryna/ui';
import { useId, useState } from 'react';
import { listPlaces, listPoints, readPoint } from './delivery-calls.ts';
import { PointMap } from './map/point-map.tsx';
import type { Place } from './map/project.ts';
import styles from './point-chooser.module.css';
import { PointRow } from './point-row.tsx';
import { useFound } from './use-found.ts';

/** Props of {@link PointChooser}. */
export type PointChooserProps = {
  api: ApiClient;
  cityRef: string;
  /** What is sent: points that cannot take it are shown disabled and say why. */
  parcel?: Parcel;
  /** Ref of the chosen point. */
  value: string | null;
  onChoose: (point: Warehouse) => void;
};

const typingPauseMs = 200;

/**
 * Points of a city as a list and as a map side by side: searched by number or street, of one kind or all. The list says everything that the
 * map shows, and a map that cannot be loaded takes nothing from it.
 */
export function PointChooser({ api, cityRef, parcel, value, onChoose }: PointChooserProps) {
  const t = useTranslate();
  const group = useId();
  const [query, setQuery] = useState('');
  const [type, setType] = useState<WarehouseType | null>(null);
  const [near, setNear] = useState<Place | null>(null);
  const [page, setPage] = useState(1);
  const wanted = {
    cityRef,
    ...(query.trim() && { query: query.trim() }),
    ...(type && { type }),
    ...(parcel && { parcel }),
  };
  const key = JSON.stringify(wanted);
  const list = useFound(
    JSON.stringify([key, near, page]),
    (signal) => listPoints(api, { ...wanted, page, ...(near && { near }) }, signal),
    typingPauseMs,
  );
  const places = useFound(key, (signal) => listPlaces(api, wanted, signal), typingPauseMs);
  const { items = [], pages = 0, total = 0 } = list.data ?? {};
  const change = (act: () => void) => {
    act();
    setPage(1);
  };
  // A map knows where a point is and little else.
  const chooseByRef = (ref: string) => {
    const listed = items.find((point) => point.ref === ref);
    if (listed) return listed.status === 'working' && onChoose(listed);
    readPoint(api, ref, wanted).then(
      (point) => point.status === 'working' && onChoose(point),
      () => places.retry(),
    );
  };
  const kinds = [
    [null, t('All points')],
    ['postOffice', t('Post offices')],
    ['postMachine', t('Post machines')],
  ] as const;

  return (
    <div className={styles.chooser}>
      <div className={styles.tools}>
        <SearchField
          label={t('Number or street')}
          value={query}
          maxLength={60}
          onChange={({ target }) => change(() => setQuery(target.value))}
        />
        <fieldset aria-label={t('Kind of point')} className={styles.kinds}>
          {kinds.map(([kind, texts]) => (
            <button key={texts} type="button" aria-pressed={type === kind} onClick={() => change(() => setType(kind))}>
              {texts}
            </button>
          ))}
        </fieldset>
      </div>
      <div className={styles.sides}>
        <div className={styles.listSide}>
          <p role="status" className={styles.state}>
            {list.state === 'loading' && list.data === null && t('Looking for points…')}
            {list.state === 'failed' && t('Points could not be loaded.')}
            {list.state === 'offline' && t('No connection. Points will be here when it is back.')}
            {list.data !== null &&
              (total === 0 ? t('Nothing fits. Change the search.') : t('{{count}} points', { count: total }))}
          </p>
          {list.state === 'failed' && (
            <Button kind="secondary" onClick={list.retry}>
              {t('Try again')}
            </Button>
          )}
          <div role="radiogroup" aria-label={t('Points')} aria-busy={list.state === 'loading'} className={styles.list}>
            {items.map((point) => (
              <PointRow
                key={point.ref}
                point={point}
                group={group}
                isChosen={point.ref === value}
                onChoose={() => point.status === 'working' && onChoose(point)}
              />
            ))}
          </div>
          {pages > 1 && (
            <div className={styles.pages}>
              <Button kind="secondary" disabled={page === 1} onClick={() => setPage(page - 1)}>
                {t('Previous')}
              </Button>
              <span>{t('{{page}} of {{pages}}', { page, pages })}</span>
              <Button kind="secondary" disabled={page >= pages} onClick={() => setPage(page + 1)}>
                {t('Next')}
              </Button>
            </div>
          )}
        </div>
        <div className={styles.mapSide}>
          {places.data && (
            <PointMap
              places={places.data}
              chosen={value}
              onChoose={({ ref }) => chooseByRef(ref)}
              onMove={(centre) => change(() => setNear(centre))}
            />
          )}
        </div>
      </div>
    </div>
  );
}
