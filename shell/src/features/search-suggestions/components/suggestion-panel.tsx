import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { paths } from '@vitryna/routing';
import { Icon, TextSkeleton } from '@vitryna/ui';
import * as icons from '@vitryna/ui/icons';
import { type MouseEvent, useId, useRef, useState } from 'react';
import { optionId, readField, useCombobox } from '../use-combobox.ts';
import { usePanelPlace } from '../use-panel-place.ts';
import { type LoadSuggestions, useSuggestions } from '../use-suggestions.ts';
import { SuggestionOption } from './suggestion-option.tsx';
import styles from './suggestion-panel.module.css';

type Props = { input: HTMLInputElement; load: LoadSuggestions; onForget: () => void };

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** The panel below the search field: suggestions, or quietly why there are none; on a phone over the whole page. */
export function SuggestionPanel({ input, load, onForget }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const listId = useId();
  const [field, setField] = useState(() => readField(input));
  const { query, isOpen } = field;
  const { groups, isCurrent, isFailed, retry } = useSuggestions(query, isOpen, load);
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  const { active, close, clear } = useCombobox({ input, field, setField, listId, count });
  // An empty field that nothing can be offered for needs no panel.
  const isShown = isOpen && (count > 0 || query !== '');
  const panel = useRef<HTMLDivElement>(null);
  usePanelPlace(panel, isShown, close);

  const hasRecent = groups.some(({ isRecent }) => isRecent);
  const forget = () => {
    onForget();
    retry();
    input.focus();
  };
  const handleClick = (event: MouseEvent) => {
    if (!isPlain(event) || !(event.target instanceof Element && event.target.closest('a'))) return;
    close();
    input.blur();
  };
  let number = 0;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its links are what is pressed; the panel goes with them
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys
    <div
      ref={panel}
      className={styles.panel}
      hidden={!isShown}
      onClick={handleClick}
      // The focus stays in the field, or the panel would go before the press arrives.
      onMouseDown={(event) => event.preventDefault()}
    >
      <button
        type="button"
        className={styles.clear}
        aria-label={t(query === '' ? 'Close' : 'Clear the field')}
        onClick={query === '' ? close : clear}
      >
        <Icon path={icons.close} />
      </button>
      <div className={styles.scroll}>
        {count > 0 && (
          <div id={listId} role="listbox" aria-label={t('Search suggestions')}>
            {groups.map(({ title, rows }, group) => (
              // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
              <div key={title} role="group" aria-labelledby={`${listId}-title-${group}`}>
                <div role="presentation" id={`${listId}-title-${group}`} className={styles.title}>
                  {t(title)}
                </div>
                {rows.map((row) => {
                  const index = number++;
                  return (
                    <SuggestionOption
                      key={row.href}
                      id={optionId(listId, index)}
                      row={row}
                      isActive={index === active}
                    />
                  );
                })}
              </div>
            ))}
          </div>
        )}
        {isOpen && !isCurrent && count === 0 && (
          <div className={styles.waiting}>
            <TextSkeleton lines={4} />
          </div>
        )}
        <div role="status">
          {isShown && isCurrent && count > 0 && (
            <span className="visually-hidden">{t('{{count}} suggestions', { count })}</span>
          )}
          {isShown && isCurrent && count === 0 && (
            <p className={styles.note}>
              {t(isFailed ? (navigator.onLine ? 'Suggestions did not load' : 'No connection') : 'No suggestions')}
            </p>
          )}
        </div>
        <div className={styles.foot}>
          {isFailed && (
            <button type="button" onClick={retry}>
              {t('Try again')}
            </button>
          )}
          {query !== '' && <a href={paths.search(locale, { searchQuery: query })}>{t('All results')}</a>}
          {query === '' && hasRecent && (
            <button type="button" onClick={forget}>
              {t('Clear recent searches')}
            </button>
          )}
        </div>
      </div>
    </div>
  );
}
