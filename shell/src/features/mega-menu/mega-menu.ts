import { menuAimMs, menuIntentMs } from '@vitryna/contracts/constants';
import { linkOf } from '@vitryna/navigation';
import type { Feature } from '../feature.ts';
import { createMegaPanel } from './mega-panel.ts';

/** From this width on the catalogue hangs below the header; below it is the header menu modal. */
const wideQuery = '(width >= 1024px)';

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** The link that opens the catalogue, if the event happened on it. */
function openerOf(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('header a[data-modal="headerMenu"]') : null;
}

/** The link says that it opens something, and by that that it is able to. */
function markOpener(isWide: boolean): HTMLAnchorElement | null {
  const link = openerOf(document.querySelector('header a[data-modal="headerMenu"]'));
  if (!isWide) link?.removeAttribute('aria-expanded');
  else if (link?.ariaExpanded !== 'true') link?.setAttribute('aria-expanded', 'false');
  return link;
}

/**
 * The catalogue on wide screens: opened by a press, by Enter, Space and the down arrow, or by a pointer that means it; closed by Esc, a
 * press elsewhere, a pointer or a focus that went away. Without JavaScript, and before this is here, the link does its own work.
 */
export const megaMenu: Feature = (app) => {
  const wide = matchMedia(wideQuery);
  const panel = createMegaPanel(app);
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A menu that a pointer opened goes with it; one that was pressed for stays.
  let isByPointer = false;

  const open = (link: HTMLAnchorElement, byPointer: boolean) => {
    clearTimeout(timer);
    isByPointer = byPointer;
    panel.open(link);
  };
  const close = (withFocus = false) => {
    clearTimeout(timer);
    panel.close(withFocus);
  };
  const after = (ms: number, work: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(work, ms);
  };
  const take = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  window.addEventListener(
    'click',
    (event) => {
      const link = openerOf(event.target);
      if (link && wide.matches && isPlain(event)) {
        take(event);
        if (panel.isOpen() && !isByPointer) close();
        else open(link, false);
      } else if (panel.holds(event.target)) {
        // The page that was chosen is on its way; the navigation itself is another listener's work.
        if (isPlain(event) && linkOf(event.target)) close();
      } else if (panel.isOpen()) {
        // The first press beside the menu only closes it; the header stays at hand.
        if (!(event.target instanceof Element && event.target.closest('header'))) take(event);
        close();
      }
    },
    { capture: true },
  );
  window.addEventListener('keydown', (event) => {
    const link = openerOf(event.target);
    if (event.key === 'Escape' && panel.isOpen()) {
      take(event);
      close(true);
    } else if (link && wide.matches && event.key === ' ') {
      take(event);
      link.click();
    } else if (link && wide.matches && event.key === 'ArrowDown') {
      take(event);
      open(link, false);
      void panel.focusFirst();
    }
  });
  document.addEventListener('pointerover', (event) => {
    if (!wide.matches || event.pointerType !== 'mouse') return;
    const link = openerOf(event.target);
    if (panel.isOpen()) {
      if (!isByPointer || link || panel.holds(event.target)) clearTimeout(timer);
      else after(menuAimMs, close);
    } else if (link) after(menuIntentMs, () => open(link, true));
    else clearTimeout(timer);
  });
  document.addEventListener('focusin', ({ target }) => {
    if (panel.isOpen() && !isByPointer && !panel.holds(target) && !openerOf(target)) close();
  });
  wide.addEventListener('change', () => {
    close();
    markOpener(wide.matches);
  });

  let shown = app.router.state.location;
  app.router.subscribe(({ location }) => {
    if (location === shown) return;
    shown = location;
    close();
    // Another layout brings another header.
    requestAnimationFrame(() => markOpener(wide.matches));
  });

  const link = markOpener(wide.matches);
  // The pointer that brought this feature may rest on the link already.
  if (link && wide.matches && link.matches(':hover')) after(menuIntentMs, () => open(link, true));
};
