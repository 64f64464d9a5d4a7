import { Activity, type ReactNode, useLayoutEffect, useRef } from 'react';
import { cachedPlaces, outOfSightAs } from './cached-places.ts';
import styles from './page-place.module.css';

type Props = { id: number; isShown: boolean; entry: string | null; data: unknown; children: ReactNode };

/**
 * A page's element in the document. One that is not in sight is inert to React (its effects rest) and to the shopper, but styled and
 * laid out as it will be seen, so that showing it is no more than drawing it.
 */
export function PagePlace({ id, isShown, entry, data, children }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    cachedPlaces.set(id, { element, isShown, entry, data });
    return () => void cachedPlaces.delete(id);
  }, [id, isShown, entry, data]);
  useLayoutEffect(() => {
    const element = ref.current;
    if (isShown || !element) return;
    // React takes what rests out of the layout; here the place hides it instead.
    const layOut = () => {
      for (const child of element.children) {
        if (child instanceof HTMLElement && child.style.display === 'none') child.style.display = '';
        observer.observe(child, { attributeFilter: ['style'] });
      }
    };
    // It does so with what it renders out of sight as well.
    const observer = new MutationObserver(layOut);
    observer.observe(element, { childList: true });
    layOut();
    return () => observer.disconnect();
  }, [isShown]);
  return (
    <div ref={ref} className={styles.place} data-out-of-sight={isShown ? undefined : outOfSightAs(entry)}>
      <Activity mode={isShown ? 'visible' : 'hidden'}>{children}</Activity>
    </div>
  );
}
