import type { ApiClient } from '@vitryna/api-client';
import type { City } from '@vitryna/contracts/api';
import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { FieldFrame, type FieldFrameProps, inputClass } from '@vitryna/ui';
import { type KeyboardEvent, useId, useState } from 'react';
import styles from './city-field.module.css';
import { findCities } from './delivery-calls.ts';
import { useFound } from './use-found.ts';

/** Props of {@link CityField}. */
export type CityFieldProps = Omit<FieldFrameProps, 'label'> & {
  api: ApiClient;
  label?: string;
  /** The chosen city; its name stands in the field. */
  value: City | null;
  onChoose: (city: City) => void;
  /** Name of the field, for forms that go without scripts. */
  name?: string;
};

const typingPauseMs = 120;

/**
 * A field that finds cities while they are typed: a combobox with a list (ARIA's pattern), the largest cities before anything is typed.
 * Arrows, Home, End, Enter and Escape work; leaving it with another text restores the chosen city.
 */
export function CityField({ api, label, value, onChoose, hint, error, name }: CityFieldProps) {
  const t = useTranslate();
  const locale = useLocale();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const found = useFound(
    isOpen ? (typed ?? '') : null,
    (signal) => findCities(api, typed ?? '', signal),
    typingPauseMs,
  );
  const cities = found.state === 'ready' ? (found.data ?? []) : [];

  const close = () => {
    setIsOpen(false);
    setTyped(null);
    setActive(-1);
  };
  const choose = (city: City) => {
    close();
    onChoose(city);
  };
  const step = (to: number) => {
    setIsOpen(true);
    setActive(cities.length === 0 ? -1 : (to + cities.length) % cities.length);
  };
  const handleKey = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: active + 1, ArrowUp: active < 0 ? -1 : active - 1 };
    const ends: Record<string, number> = isOpen && active >= 0 ? { Home: 0, End: -1 } : {};
    const to = steps[event.key] ?? ends[event.key];
    const city = cities[active];
    if (to !== undefined) step(to);
    else if (event.key === 'Enter' && isOpen && city) choose(city);
    else if (event.key === 'Escape' && isOpen) close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <FieldFrame id={id} label={label ?? t('City')} hint={hint} error={error} className={styles.field}>
      <input
        id={id}
        name={name}
        className={inputClass}
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-activedescendant={isOpen && active >= 0 ? `${id}-${active}` : undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={hint || error ? `${id}-note` : undefined}
        value={typed ?? value?.name[locale] ?? ''}
        onFocus={(event) => {
          setIsOpen(true);
          event.target.select();
        }}
        onClick={() => setIsOpen(true)}
        onChange={(event) => {
          setTyped(event.target.value);
          setIsOpen(true);
          setActive(-1);
        }}
        onBlur={close}
        onKeyDown={handleKey}
      />
      {isOpen && (
        // A press must not take the focus from the field: the list would close before it is chosen from.
        <div className={styles.panel} onPointerDown={(event) => event.preventDefault()}>
          <div role="listbox" id={`${id}-list`} aria-label={t('Cities')}>
            {cities.map((city, at) => (
              <button
                type="button"
                tabIndex={-1}
                key={city.ref}
                id={`${id}-${at}`}
                role="option"
                aria-selected={at === active}
                className={styles.option}
                onClick={() => choose(city)}
              >
                <span>{city.name[locale]}</span>
                <span className={styles.about}>
                  {[city.district, city.region.name].flatMap((part) => part?.[locale] ?? []).join(', ')}
                </span>
              </button>
            ))}
          </div>
          <CityState state={found.state} isEmpty={cities.length === 0} onRetry={found.retry} />
        </div>
      )}
    </FieldFrame>
  );
}

type CityStateProps = { state: 'loading' | 'ready' | 'failed' | 'offline'; isEmpty: boolean; onRetry: () => void };

function CityState({ state, isEmpty, onRetry }: CityStateProps) {
  const t = useTranslate();
  const words = {
    loading: t('Looking for cities…'),
    ready: isEmpty ? t('We found no such city. Check the spelling, or name a larger one nearby.') : '',
    failed: t('Cities could not be loaded.'),
    offline: t('No connection. Cities will be here when it is back.'),
  }[state];
  return (
    <div role="status" className={words === '' ? undefined : styles.state}>
      {words}
      {state === 'failed' && (
        <button type="button" className={styles.retry} onClick={onRetry}>
          {t('Try again')}
        </button>
      )}
    </div>
  );
}
