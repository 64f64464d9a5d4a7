import { useEffect, useEffectEvent, useState } from 'react';

/** The text of the field, and whether suggestions are wanted for it. */
export type FieldState = { query: string; isOpen: boolean };

type Input = {
  input: HTMLInputElement;
  field: FieldState;
  setField: (field: FieldState) => void;
  /** Id of the listbox; the options' ids are it with their number. */
  listId: string;
  /** Options that are shown now. */
  count: number;
};

/** The state of a field that may have the focus already. */
export const readField = (input: HTMLInputElement): FieldState => ({
  query: input.value.trim(),
  isOpen: document.activeElement === input,
});

/** Id of an option of a listbox. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

/**
 * Makes the header's field an ARIA combobox: focus stays in it, arrows, Home and End choose an option, Enter follows it, Esc closes
 * and then empties. The field is the page's; what it is told here goes with the suggestions.
 */
export function useCombobox({ input, field, setField, listId, count }: Input) {
  const [chosen, setChosen] = useState<{ index: number; query: string } | null>(null);
  const isExpanded = field.isOpen && count > 0;
  // Other rows have other numbers.
  const active = isExpanded && chosen && chosen.query === field.query && chosen.index < count ? chosen.index : null;

  const show = () => {
    setChosen(null);
    setField({ query: input.value.trim(), isOpen: true });
  };
  const close = () => {
    setChosen(null);
    setField({ ...field, isOpen: false });
  };
  const clear = () => {
    input.value = '';
    input.focus();
    show();
  };
  const move = (event: KeyboardEvent, to: number | null) => {
    event.preventDefault();
    setChosen(to === null ? null : { index: to, query: field.query });
    if (to !== null) document.getElementById(optionId(listId, to))?.scrollIntoView({ block: 'nearest' });
  };
  const handleInput = useEffectEvent(show);
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const { key } = event;
    if (key === 'Escape') {
      if (!field.isOpen && input.value === '') return;
      event.preventDefault();
      if (field.isOpen) close();
      else clear();
    } else if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (!field.isOpen) show();
      // The field itself is one of the places that arrows go round.
      const places = count + 1;
      const to = ((active ?? count) + (key === 'ArrowDown' ? 1 : count)) % places;
      move(event, isExpanded && to < count ? to : null);
    } else if (active !== null) {
      if (key === 'Home') move(event, 0);
      else if (key === 'End') move(event, count - 1);
      else if (key === 'Enter') {
        event.preventDefault();
        document.getElementById(optionId(listId, active))?.click();
      }
    }
  });
  const handlePanelKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.target === input || event.key !== 'Escape' || !field.isOpen) return;
    event.preventDefault();
    input.focus();
    close();
  });
  const handleLeave = useEffectEvent(({ relatedTarget }: Pick<FocusEvent, 'relatedTarget'>) => {
    // A window that goes to the background takes the focus along and brings it back.
    if (document.activeElement === input) return;
    if (!(relatedTarget instanceof Node && input.form?.contains(relatedTarget))) close();
  });
  const handleSubmit = useEffectEvent(() => {
    close();
    // A phone's keyboard would lie over the results.
    input.blur();
  });

  useEffect(() => {
    const { form } = input;
    const handleWanted = () => handleInput();
    const wanted = ['input', 'focus', 'click'] as const;
    const handleKeyDown = (event: KeyboardEvent) => handleKey(event);
    const handlePanelKeyDown = (event: KeyboardEvent) => handlePanelKey(event);
    const handleFocusOut = (event: FocusEvent) => handleLeave(event);
    const handleSent = () => handleSubmit();
    for (const name of wanted) input.addEventListener(name, handleWanted);
    input.addEventListener('keydown', handleKeyDown);
    form?.addEventListener('keydown', handlePanelKeyDown);
    form?.addEventListener('focusout', handleFocusOut);
    form?.addEventListener('submit', handleSent);
    // The focus may have gone while nobody heard of it yet.
    handleLeave({ relatedTarget: document.activeElement });
    return () => {
      for (const name of wanted) input.removeEventListener(name, handleWanted);
      input.removeEventListener('keydown', handleKeyDown);
      form?.removeEventListener('keydown', handlePanelKeyDown);
      form?.removeEventListener('focusout', handleFocusOut);
      form?.removeEventListener('submit', handleSent);
    };
  }, [input]);

  useEffect(() => {
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-expanded', String(isExpanded));
    input.toggleAttribute('aria-controls', false);
    if (isExpanded) input.setAttribute('aria-controls', listId);
    input.toggleAttribute('aria-activedescendant', false);
    if (active !== null) input.setAttribute('aria-activedescendant', optionId(listId, active));
  }, [input, listId, isExpanded, active]);

  return { active, close, clear };
}
