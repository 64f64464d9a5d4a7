import { type RefObject, useEffect, useEffectEvent } from 'react';

type CloseWatcher = { onclose: (() => void) | null; destroy: () => void };

/**
 * The demands of an open panel on the page around it: its mark, the height that a phone's keyboard leaves, the system's own gesture for
 * going back, and that a press beside it only closes it.
 */
export function usePanelPlace(ref: RefObject<HTMLElement | null>, isShown: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);

  useEffect(() => {
    document.documentElement.toggleAttribute('data-suggests', isShown);
    return () => document.documentElement.removeAttribute('data-suggests');
  }, [isShown]);

  useEffect(() => {
    const { visualViewport: view } = window;
    if (!isShown || !view) return;
    const fit = () => {
      const covered = Math.max(0, Math.round(window.innerHeight - view.height));
      ref.current?.style.setProperty('--keyboard', `${covered}px`);
    };
    fit();
    view.addEventListener('resize', fit);
    return () => view.removeEventListener('resize', fit);
  }, [isShown, ref]);

  useEffect(() => {
    const { CloseWatcher } = window as { CloseWatcher?: new () => CloseWatcher };
    if (!isShown || !CloseWatcher) return;
    const watcher = new CloseWatcher();
    watcher.onclose = () => close();
    return () => watcher.destroy();
  }, [isShown]);

  useEffect(() => {
    if (!isShown) return;
    let isBeside = false;
    let isOver = false;
    const listen = () => {
      window.addEventListener('pointerdown', handlePress, true);
      window.addEventListener('click', handleClick, true);
    };
    const cut = () => {
      window.removeEventListener('pointerdown', handlePress, true);
      window.removeEventListener('click', handleClick, true);
    };
    const handlePress = ({ target }: Event) => {
      if (isOver) cut();
      isBeside = !isOver && !(target instanceof Element && target.closest('header'));
    };
    const handleClick = (event: MouseEvent) => {
      if (!isBeside || event.detail === 0) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      cut();
      close();
    };
    listen();
    return () => {
      isOver = true;
      // A press beside takes the focus away, and with it the panel: its click is still to come.
      if (!isBeside) cut();
    };
  }, [isShown]);
}
