import { debounceMs } from '@vitryna/contracts/constants';
import { countDraft } from './count-draft.ts';
import type { FilterDraft, FilterPage } from './filter-draft.ts';
import { holdSheet, isSheetOpen } from './filter-sheet-target.ts';
import { followEdits, isTouched, namedFields } from './form-edits.ts';
import { hearForm } from './hear-form.ts';
import { watchFocus } from './keep-focus.ts';
import { choiceOf, isReversedPrice } from './read-choice.ts';
import { type FormEffect, type FormEvent, reduceForm, untouched } from './reduce-form.ts';

/** A wired form's listeners. */
export type FilterWires = {
  /** Another list has come: the fields show its filters, apart from what was typed or ticked since it was asked for. */
  follow: () => void;
  /** Another draft is shown, or none any more. */
  settle: (draft: FilterDraft | null) => void;
  dispose: () => void;
};

/** Where a form says what it has come to. */
export type FilterNews = {
  setDraft: (draft: FilterDraft | null) => void;
  setPriceReset: (isReset: boolean) => void;
};

/**
 * Applies what the form says: 50 ms after its last change (specification §9), at once when it is submitted. What is changed in an
 * open sheet is a draft until then: it is counted and shown. `reduceForm` decides; here is what it hears and what it has done.
 */
export function wireFilterForm(
  form: HTMLFormElement,
  page: { current: FilterPage },
  { setDraft, setPriceReset }: FilterNews,
): FilterWires {
  let state = untouched;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let counting = new AbortController();
  const edits = followEdits(form);
  const focus = watchFocus(form);
  const sheet = holdSheet(form);

  function tell(event: FormEvent): void {
    const step = reduceForm(state, event);
    state = step.state;
    for (const effect of step.effects) carryOut(effect);
  }
  function carryOut(effect: FormEffect): void {
    switch (effect.type) {
      case 'wait':
        clearTimeout(timer);
        timer = setTimeout(tellDue, debounceMs);
        break;
      case 'stop-waiting':
        clearTimeout(timer);
        break;
      case 'stop-counting':
        counting.abort();
        break;
      case 'count':
        counting = new AbortController();
        void count(effect, counting.signal);
        break;
      case 'navigate':
        page.current.navigate(effect.href, { replace: effect.isHere, state: { keepsScroll: true } });
        break;
      case 'close-sheet':
        sheet.close();
        break;
      case 'settle-fields':
        edits.settle();
        break;
      case 'show-fields':
        edits.show();
        break;
      case 'keep-focus':
        focus.keep();
        break;
      case 'set-draft':
        setDraft(effect.draft);
        break;
      case 'set-price-reset':
        setPriceReset(effect.isReset);
        break;
      default:
        effect satisfies never;
    }
  }
  const tellDue = () => tell({ type: 'due', choice: choiceOf(form, page.current), isSheetOpen: isSheetOpen(form) });
  const count = async ({ filters, isOfFields }: FormEffect & { type: 'count' }, signal: AbortSignal) => {
    const { list, locale } = page.current;
    const draft = await countDraft(list, filters, locale, signal);
    if (!signal.aborted) tell({ type: 'counted', draft, isOfFields, isReversed: isReversedPrice(form) });
  };

  const stopHearing = hearForm(form, page, { sheet, tell });
  sheet.look();
  // A press before this code had loaded need not be repeated.
  if (namedFields(form).some(isTouched)) tellDue();
  return {
    follow: () => tell({ type: 'arrived' }),
    settle: (draft) => tell({ type: 'drawn', draft }),
    dispose: () => {
      clearTimeout(timer);
      counting.abort();
      stopHearing();
      focus.dispose();
      sheet.letGo();
    },
  };
}
