import { useTranslate } from '@vitryna/i18n/react';
import { FieldFrame, type FieldFrameProps, inputClass } from '@vitryna/ui';
import { type KeyboardEvent, useId, useState } from 'react';
import styles from './suggest-field.module.css';
import { type Found, useFound } from './use-found.ts';

/** A row's text in the list. */
export type Suggestion = { id: string; title: string; note?: string };

/** Props of {@link SuggestField}. */
export type SuggestFieldProps<Item> = FieldFrameProps & {
  /** The selected option, or the typed text. */
  value: string;
  find: (query: string, signal: AbortSignal) => Promise<Item[]>;
  describe: (item: Item) => Suggestion;
  onChoose: (item: Item) => void;
  /** Typed text counts, too; without it only a row does. */
  onType?: (text: string) => void;
  onLeave?: () => void;
  /** The name of the list, and what is said where it has nothing to show. */
  texts: { list: string; loading: string; none: string; failed: string; offline: string };
  /** Letters from which on something is asked; 0 asks before anything is typed. */
  from?: number;
  /** Name of the field, for forms that go without scripts. */
  name?: string;
  autoComplete?: string;
};

const typingPauseMs = 120;

/**
 * A field with a list of what fits (the combobox of ARIA): by touch, by screen readers, and by arrows, Home, End, Enter and Escape. What stood
 * there already is no question.
 */
export function SuggestField<Item>({
  value,
  find,
  describe,
  onChoose,
  onType,
  onLeave,
  ...props
}: SuggestFieldProps<Item>) {
  const { label, hint, error, texts, from = 0, name, autoComplete = 'off' } = props;
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [isVisited, setVisited] = useState(false);
  const [active, setActive] = useState(-1);
  const query = typed ?? '';
  const isOpen = isVisited && query.trim().length >= from;
  const found = useFound(isOpen ? query : null, (signal) => find(query, signal), typingPauseMs);
  const rows = (found.state === 'ready' ? (found.data ?? []) : []).map((item) => ({ item, ...describe(item) }));

  const close = () => {
    setVisited(false);
    setTyped(null);
    setActive(-1);
  };
  const choose = (item: Item) => {
    close();
    onChoose(item);
  };
  const step = (to: number) => {
    setVisited(true);
    setActive(rows.length === 0 ? -1 : (to + rows.length) % rows.length);
  };
  const handleKey = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: active + 1, ArrowUp: active < 0 ? -1 : active - 1 };
    const ends: Record<string, number> = isOpen && active >= 0 ? { Home: 0, End: -1 } : {};
    const to = steps[event.key] ?? ends[event.key];
    // Enter after a typed name means the first row, not the form.
    const row = rows[active] ?? (typed === null ? undefined : rows[0]);
    if (to !== undefined) step(to);
    else if (event.key === 'Enter' && isOpen && row) choose(row.item);
    else if (event.key === 'Escape' && isOpen) close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} className={styles.field}>
      <input
        id={id}
        name={name}
        className={inputClass}
        role="combobox"
        autoComplete={autoComplete}
        autoCorrect="off"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-activedescendant={isOpen && active >= 0 ? `${id}-${active}` : undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={hint || error ? `${id}-note` : undefined}
        value={typed ?? value}
        onFocus={(event) => {
          setVisited(true);
          event.target.select();
        }}
        onClick={() => setVisited(true)}
        onChange={({ target }) => {
          setTyped(target.value);
          setVisited(true);
          setActive(-1);
          onType?.(target.value);
        }}
        onBlur={() => {
          close();
          onLeave?.();
        }}
        onKeyDown={handleKey}
      />
      {isOpen && (
        // A press must not take the focus from the field: the list would close before it is chosen from. Safari gives it to nothing
        // else, so the field would lose it all the same.
        // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done here, something is kept from being done
        <div className={styles.panel} onMouseDown={(event) => event.preventDefault()}>
          <div role="listbox" id={`${id}-list`} aria-label={texts.list}>
            {rows.map(({ item, ...row }, at) => (
              <button
                type="button"
                tabIndex={-1}
                key={row.id}
                id={`${id}-${at}`}
                role="option"
                aria-selected={at === active}
                className={styles.option}
                onClick={() => choose(item)}
              >
                <span>{row.title}</span>
                {row.note && <span className={styles.about}>{row.note}</span>}
              </button>
            ))}
          </div>
          <ListState found={found} isEmpty={rows.length === 0} texts={texts} />
        </div>
      )}
    </FieldFrame>
  );
}

type ListStateProps = {
  found: Pick<Found<unknown>, 'state' | 'retry'>;
  isEmpty: boolean;
  texts: SuggestFieldProps<unknown>['texts'];
};

/** Why the list shows nothing. */
function ListState({ found: { state, retry }, isEmpty, texts }: ListStateProps) {
  const t = useTranslate();
  const said = state === 'ready' ? (isEmpty ? texts.none : '') : texts[state];
  return (
    <div role="status" className={said === '' ? undefined : styles.state}>
      {said}
      {state === 'failed' && (
        <button type="button" className={styles.retry} onClick={retry}>
          {t('Try again')}
        </button>
      )}
    </div>
  );
}
