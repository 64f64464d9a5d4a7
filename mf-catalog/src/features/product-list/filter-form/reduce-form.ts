import type { FilterState } from '@vitryna/routing';
import type { FilterDraft } from './filter-draft.ts';

/** What a form is in the middle of. */
export type FormState = {
  /** Fields were changed a moment ago, and nothing was asked for yet. */
  isChanged: boolean;
  /** The list that was asked for has not come. */
  isAwaited: boolean;
  /** What was changed last is applied to the list that the pressed link leads to. */
  isLate: boolean;
  /** The sheet goes because its choice is applied; nothing is taken back. */
  isApplying: boolean;
  /** The fields show the choice of the draft that comes next. */
  followsDraft: boolean;
};

/** What the fields or a link ask for, and where its list is. */
export type Choice = {
  filters: FilterState;
  href: string;
  /** The page is at that address. */
  isHere: boolean;
  /** The minimum of the price was above its maximum. */
  isReversed: boolean;
};

/** What happens to a form, with what can be seen on the page then. */
export type FormEvent =
  | { type: 'changed' }
  | { type: 'due'; choice: Choice; isSheetOpen: boolean }
  | { type: 'submitted'; choice: Choice; isSheetOpen: boolean }
  /** A chip or another link to the same list was pressed in the open sheet. */
  | { type: 'linked'; filters: FilterState }
  /** A link that leads away was pressed; one that clears all filters gives up what was just typed with them. */
  | { type: 'left'; isCleared: boolean }
  | { type: 'opened' }
  | { type: 'closed' }
  | { type: 'counted'; draft: FilterDraft; isOfFields: boolean; isReversed: boolean }
  /** Another list has come. */
  | { type: 'arrived' }
  /** The page shows this draft, or none any more. */
  | { type: 'drawn'; draft: FilterDraft | null };

/** What is to be done, in this order. */
export type FormEffect =
  /** Says `due` after the debounce, which begins anew. */
  | { type: 'wait' }
  | { type: 'stop-waiting' }
  | { type: 'stop-counting' }
  | { type: 'count'; filters: FilterState; isOfFields: boolean }
  | { type: 'navigate'; href: string; isHere: boolean }
  | { type: 'close-sheet' }
  /** What the fields say is asked for or given up: no edit any more. */
  | { type: 'settle-fields' }
  /** Fields show what the page has, apart from edits. */
  | { type: 'show-fields' }
  | { type: 'keep-focus' }
  | { type: 'set-draft'; draft: FilterDraft | null }
  | { type: 'set-price-reset'; isReset: boolean };

type Step = { state: FormState; effects: FormEffect[] };

/** A form that nobody has touched. */
export const untouched: FormState = {
  isChanged: false,
  isAwaited: false,
  isLate: false,
  isApplying: false,
  followsDraft: false,
};

/** What a form is in the middle of after an event, and what is done about it. */
export function reduceForm(state: FormState, event: FormEvent): Step {
  switch (event.type) {
    case 'changed':
      return { state: { ...state, isChanged: true }, effects: [{ type: 'wait' }] };
    case 'due': {
      const { choice, isSheetOpen } = event;
      return after([priceOf(choice)], isSheetOpen ? count(state, choice.filters, true) : apply(state, choice));
    }
    case 'submitted': {
      const { choice, isSheetOpen } = event;
      const closing: FormEffect[] = isSheetOpen ? [{ type: 'close-sheet' }] : [];
      return after([priceOf(choice), ...closing], apply({ ...state, isApplying: true }, choice));
    }
    case 'linked':
      return count(state, event.filters, false);
    case 'left': {
      if (!state.isChanged) return { state, effects: [] };
      const effects: FormEffect[] = [{ type: 'stop-waiting' }];
      if (event.isCleared) effects.push({ type: 'settle-fields' });
      return { state: { ...state, isChanged: false, isLate: !event.isCleared }, effects };
    }
    case 'opened':
      return { state: { ...state, isApplying: false }, effects: [] };
    case 'closed':
      return state.isApplying ? { state, effects: [] } : forget(state);
    case 'counted': {
      // A value removed by a chip is still ticked in the form.
      const followsDraft = !event.isOfFields || event.isReversed;
      return { state: { ...state, followsDraft }, effects: [{ type: 'set-draft', draft: event.draft }] };
    }
    case 'arrived': {
      const effects: FormEffect[] = [{ type: 'set-draft', draft: null }, { type: 'show-fields' }];
      if (state.isLate) effects.push({ type: 'wait' });
      const isChanged = state.isChanged || state.isLate;
      return {
        state: { ...state, isChanged, isAwaited: false, isLate: false },
        effects: [...effects, { type: 'keep-focus' }],
      };
    }
    case 'drawn': {
      const isShown = state.followsDraft || !event.draft;
      return { state: { ...state, followsDraft: false }, effects: isShown ? [{ type: 'show-fields' }] : [] };
    }
  }
}

const after = (effects: FormEffect[], step: Step): Step => ({ ...step, effects: [...effects, ...step.effects] });

const priceOf = ({ isReversed }: Choice): FormEffect => ({ type: 'set-price-reset', isReset: isReversed });

/** Leads to the list of a choice. */
function apply(state: FormState, { href, isHere }: Choice): Step {
  const effects: FormEffect[] = [{ type: 'stop-waiting' }, { type: 'stop-counting' }, { type: 'settle-fields' }];
  // A choice taken back before its list has arrived leads back here: the pending list must not be shown.
  if (state.isAwaited || !isHere) effects.push({ type: 'navigate', href, isHere });
  // Fields that say what no address does, such as a price the wrong way round, show again what the list has.
  if (isHere) effects.push({ type: 'show-fields' }, { type: 'set-draft', draft: null });
  return { state: { ...state, isChanged: false, isAwaited: !isHere }, effects };
}

/** Counts what an open sheet would show; what its links take back is no choice of the fields. */
function count(state: FormState, filters: FilterState, isOfFields: boolean): Step {
  const effects: FormEffect[] = [{ type: 'stop-waiting' }, { type: 'stop-counting' }];
  if (isOfFields) effects.push({ type: 'settle-fields' });
  return { state: { ...state, isChanged: false }, effects: [...effects, { type: 'count', filters, isOfFields }] };
}

/** The sheet is closed without applying: nothing was changed. */
function forget(state: FormState): Step {
  return {
    state: { ...state, isChanged: false },
    effects: [
      { type: 'stop-waiting' },
      { type: 'stop-counting' },
      { type: 'settle-fields' },
      { type: 'show-fields' },
      { type: 'set-draft', draft: null },
    ],
  };
}
