import { useStore } from '@vitryna/store/react';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import styles from './recently-viewed.module.css';
import type { ViewedRowProps } from './viewed-row.tsx';

/**
 * The products recently viewed in this browser. The server does not know it, so its place opens only while it is below the screen: nothing
 * that one sees moves.
 */
export function RecentlyViewed({ load }: ViewedRowProps) {
  const place = useRef<HTMLDivElement>(null);
  const [Row, setRow] = useState<ComponentType<ViewedRowProps> | null>(null);
  const hasAny = useStore(({ recentlyViewed }) => recentlyViewed.ids.length > 0);
  useEffect(() => {
    const element = place.current;
    if (!element || !hasAny) return;
    const observer = new IntersectionObserver(([entry]) => {
      const isBelow = entry && !entry.isIntersecting && entry.boundingClientRect.top > 0;
      if (!isBelow) return;
      observer.disconnect();
      // Without its code the page goes without it, as it does for who has looked at nothing.
      import('./viewed-row.tsx').then(({ ViewedRow }) => setRow(() => ViewedRow), console.warn);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [hasAny]);
  return (
    <div ref={place} className={Row ? undefined : styles.place}>
      {Row && <Row load={load} />}
    </div>
  );
}
