/**
 * Watches where the focus is around a filter form. A chip that was pressed goes, a value that was taken back may have no product
 * left: `keep` then leads the focus to what stands nearest instead of letting it fall to the top of the page.
 */
export function watchFocus(form: HTMLFormElement): { keep: () => void; dispose: () => void } {
  const region = form.parentElement ?? form;
  let last: Element | null = null;
  let group: Element | null = null;
  const handleFocus = ({ target }: Event) => {
    last = target instanceof Element ? target : null;
    group = last?.closest('details')?.querySelector('summary') ?? null;
  };
  region.addEventListener('focusin', handleFocus);
  return {
    keep: () => {
      const isLost = last !== null && (!last.isConnected || last.matches(':disabled'));
      if (!isLost || (document.activeElement !== document.body && document.activeElement !== last)) return;
      const places = [group, ...region.querySelectorAll('section nav a, section summary')];
      const near = places.find((place) => place instanceof HTMLElement && place.isConnected && place.offsetParent);
      if (near instanceof HTMLElement) near.focus({ preventScroll: true });
    },
    dispose: () => region.removeEventListener('focusin', handleFocus),
  };
}
