import { useTranslate } from '@vitryna/i18n/react';
import { FieldFrame, inputClass } from '@vitryna/ui';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useSuggestions } from '../use-suggestions.ts';
import styles from './suggest-field.module.css';

/** What a row of the list says; `disabled` is why it cannot be chosen. */
export type Suggestion = { id: string; title: string; note?: string; disabled?: string | null };

type Props<Found> = {
  label: string;
  /** What is chosen, or what stands there as it was typed. */
  shown: string;
  find: (query: string, signal: AbortSignal) => Promise<Found[]>;
  describe: (found: Found) => Suggestion;
  onChoose: (found: Found) => void;
  /** What was typed counts, too; without it only a row does. */
  onType?: (text: string) => void;
  onLeave?: () => void;
  error?: string | null;
  hint?: string;
  name: string;
  autoComplete?: string;
};

/** A text field with a list of what fits: by keys, by touch and for screen readers (the combobox of ARIA). */
export function SuggestField<Found>({
  label,
  shown,
  find,
  describe,
  onChoose,
  onType,
  onLeave,
  ...props
}: Props<Found>) {
  const t = useTranslate();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [isQuestion, setQuestion] = useState(false);
  const [active, setActive] = useState(-1);
  const list = useRef<HTMLDivElement>(null);
  // What stood there already is no question: the list shows what else there is.
  const { found, hasFailed } = useSuggestions(typed === null ? null : isQuestion ? typed : '', find);
  const rows = (found ?? []).map((item) => ({ item, ...describe(item) }));
  const isOpen = typed !== null && (found !== null || hasFailed);
  const close = () => {
    setTyped(null);
    setQuestion(false);
    setActive(-1);
  };
  const choose = (row: (typeof rows)[number] | undefined) => {
    if (!row || row.disabled) return;
    onChoose(row.item);
    close();
  };
  const move = (step: number) => {
    const next = (active + step + rows.length) % Math.max(1, rows.length);
    setActive(next);
    list.current?.children[next]?.scrollIntoView({ block: 'nearest' });
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (typed === null) setTyped(shown);
      else move(event.key === 'ArrowDown' ? 1 : active < 0 ? 0 : -1);
    } else if (event.key === 'Enter' && isOpen && rows.length > 0) {
      event.preventDefault();
      choose(rows[active] ?? rows.find(({ disabled }) => !disabled));
    } else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      close();
    }
  };
  const handleBlur = () => {
    close();
    onLeave?.();
  };
  const { error, hint, name, autoComplete = 'off' } = props;
  const note = hasFailed
    ? t('The list did not load. Check the connection.')
    : found?.length === 0 && t('Nothing found');
  return (
    <div className={styles.field}>
      <FieldFrame id={id} label={label} error={error} hint={hint}>
        <input
          id={id}
          name={name}
          type="text"
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
          aria-describedby={error || hint ? `${id}-note` : undefined}
          value={typed ?? shown}
          onFocus={(event) => {
            event.target.select();
            setTyped(shown);
          }}
          onClick={() => typed === null && setTyped(shown)}
          onChange={({ target }) => {
            setTyped(target.value);
            setQuestion(true);
            setActive(-1);
            onType?.(target.value);
          }}
          onKeyDown={handleKey}
          onBlur={handleBlur}
        />
      </FieldFrame>
      <span className="visually-hidden" role="status">
        {isOpen && (note || t('{{count}} found', { count: rows.length }))}
      </span>
      <div className={styles.panel} hidden={!isOpen || (rows.length === 0 && !note)}>
        {rows.length === 0 && <p className={styles.none}>{note}</p>}
        <div ref={list} id={`${id}-list`} role="listbox" aria-label={label} className={styles.list}>
          {rows.map((row, index) => (
            <div
              key={row.id}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              aria-disabled={row.disabled ? true : undefined}
              className={styles.row}
              // The field keeps the focus; a press on the list is no way out of it.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(row)}
              onKeyDown={handleKey}
            >
              <span>{row.title}</span>
              {(row.disabled || row.note) && <small>{row.disabled || row.note}</small>}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
