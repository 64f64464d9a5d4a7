import type { ModalName } from '@vitryna/store';
import { useEffect, useState } from 'react';
import { modalEntry } from '../../modals/modal-table.ts';
import { type Boundary, findBoundaries } from './find-boundaries.ts';

/** A dialog's name is an attribute: it may be one that nobody knows any more. */
const modalOwner = (name: string): string => modalEntry(name as ModalName).owner ?? 'shell';

/** Follows what moves and changes, once a frame; nothing while it is off. */
export function useBoundaries(isOn: boolean): Boundary[] {
  const [boundaries, setBoundaries] = useState<Boundary[]>([]);
  useEffect(() => {
    if (!isOn) {
      setBoundaries([]);
      return;
    }
    let frame = 0;
    let shown = '';
    const look = () => {
      frame = 0;
      const found = findBoundaries(modalOwner);
      // Drawing them changes the document, too.
      if (JSON.stringify(found) === shown) return;
      shown = JSON.stringify(found);
      setBoundaries(found);
    };
    const soon = () => {
      frame ||= requestAnimationFrame(look);
    };
    const observer = new MutationObserver(soon);
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['open', 'data-out-of-sight'],
    });
    const sizes = new ResizeObserver(soon);
    sizes.observe(document.body);
    for (const name of ['scroll', 'resize'] as const) addEventListener(name, soon, { passive: true, capture: true });
    soon();
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      sizes.disconnect();
      for (const name of ['scroll', 'resize'] as const) removeEventListener(name, soon, { capture: true });
    };
  }, [isOn]);
  return boundaries;
}
