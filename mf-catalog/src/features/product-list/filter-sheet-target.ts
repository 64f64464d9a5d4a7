/** Screens that have the filters as a sheet. */
export const sheetWidth = '(width < 1024px)';

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
export function closeSheet(form: HTMLFormElement): void {
  const { location, history } = window;
  location.replace('#closed');
  history.replaceState(history.state, '', location.pathname + location.search);
  form.parentElement?.querySelector<HTMLElement>('a[href="#filters"]')?.focus({ preventScroll: true });
}
