import { holdScroll } from '../../modals/hold-scroll.ts';
import type { App } from '../feature.ts';

/** The panel's id, for the link that controls it. */
const panelId = 'mega-menu';

/** The panel below the header, made at its first opening and kept. */
export function createMegaPanel(app: App) {
  const host = document.createElement('div');
  host.id = panelId;
  host.hidden = true;
  host.dataset.overPage = '';
  let letScroll = () => {};
  let opener: HTMLAnchorElement | null = null;
  let contents: Promise<void> | null = null;

  const close = (withFocus = false) => {
    if (host.hidden) return;
    host.hidden = true;
    letScroll();
    opener?.setAttribute('aria-expanded', 'false');
    if (withFocus) opener?.focus();
  };

  return {
    isOpen: () => !host.hidden && host.isConnected,
    holds: (target: EventTarget | null) => target instanceof Node && host.contains(target),
    open(link: HTMLAnchorElement) {
      opener = link;
      // Behind the link, so that Tab goes from one to the other. The header may be another one than at the last opening.
      if (link.nextSibling !== host) link.after(host);
      if (host.hidden) letScroll = holdScroll();
      host.hidden = false;
      link.setAttribute('aria-controls', panelId);
      link.setAttribute('aria-expanded', 'true');
      contents ??= import('./mega-contents.tsx').then(({ showMegaContents }) => showMegaContents(host, app, close));
      contents.catch(() => {
        contents = null;
        close();
      });
    },
    close,
    /** Moves the focus to the first department, once it is here. */
    async focusFirst() {
      await contents;
      // An element that is hidden at first takes no focus.
      const focus = () => {
        const link = host.querySelector<HTMLAnchorElement>('nav a');
        link?.focus();
        return link !== null && link === document.activeElement;
      };
      if (focus()) return;
      const observer = new MutationObserver(() => {
        if (host.hidden || focus()) observer.disconnect();
      });
      observer.observe(host, { attributes: true, childList: true, subtree: true });
    },
  };
}
