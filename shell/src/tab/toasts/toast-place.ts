/**
 * Keeps the host of toasts where they can be seen and read: above everything else, and inside the modal dialog while one is
 * open, because the page around it is inert.
 *
 * @returns a function that takes the host to where toasts belong at this moment
 */
export function createToastPlace(host: HTMLElement): () => void {
  host.className = 'toasts';
  host.popover = 'manual';
  const place = () => {
    const dialogs = [...document.querySelectorAll('dialog[open]')];
    const home = dialogs.findLast((dialog) => dialog.matches(':modal')) ?? document.body;
    if (host.parentElement !== home) {
      home.append(host);
      // A dialog may close, or leave the page with all that is in it.
      if (home !== document.body) watch(home);
    }
    host.hidePopover();
    // Anew: what opened last is on top.
    host.showPopover();
  };
  const watch = (dialog: Element) => {
    const leave = () => {
      dialog.removeEventListener('close', leave);
      observer.disconnect();
      place();
    };
    const observer = new MutationObserver(() => {
      if (!dialog.isConnected) leave();
    });
    dialog.addEventListener('close', leave);
    observer.observe(document.body, { childList: true, subtree: true });
  };
  return place;
}
