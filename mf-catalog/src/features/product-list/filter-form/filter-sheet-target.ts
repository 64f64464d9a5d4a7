import { trapFocus } from './trap-focus.ts';

/** Screens that have the filters as a sheet. */
const sheetWidth = '(width < 1024px)';

/** Whether the sheet inside this form is open: it is while it is the target of the address, on a screen that has it as a sheet. */
export function isSheetOpen(form: HTMLFormElement): boolean {
  return form.querySelector(':target') !== null && matchMedia(sheetWidth).matches;
}

/** Whether a link is one of the sheet's own ways out. */
export function isSheetLink(link: HTMLAnchorElement): boolean {
  return link.getAttribute('href') === '#';
}

/**
 * Closes the sheet. Only a move to another fragment takes `:target` away; one that names nothing leaves the page where it
 * is. Focus goes back to what opened the sheet.
 */
function closeSheet(form: HTMLFormElement): void {
  const { location, history } = window;
  location.replace('#closed');
  history.replaceState(history.state, '', location.pathname + location.search);
  form.parentElement?.querySelector<HTMLElement>('a[href="#filters"]')?.focus({ preventScroll: true });
}

/** The sheet of a form, behind which nothing can be reached while it is open. */
export type HeldSheet = {
  /** Sees whether it is open. */
  look: () => void;
  close: () => void;
  /** What is behind it can be reached again. */
  letGo: () => void;
};

/** Holds what is behind the sheet of a form; it is first looked at when it is told to. */
export function holdSheet(form: HTMLFormElement): HeldSheet {
  let end = () => {};
  const letGo = () => {
    end();
    end = () => {};
  };
  const look = () => {
    letGo();
    const sheet = isSheetOpen(form) ? form.querySelector(':target') : null;
    if (!sheet) return;
    const free = trapFocus(sheet);
    // On a wider window it is no sheet any more.
    const width = matchMedia(sheetWidth);
    width.addEventListener('change', look);
    end = () => {
      width.removeEventListener('change', look);
      free();
    };
  };
  const close = () => {
    letGo();
    closeSheet(form);
  };
  return { look, close, letGo };
}
