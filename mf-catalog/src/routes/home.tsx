import { lazyLoader, useLoaderData } from '@vitryna/remote-kit';
import { useState } from 'react';
import styles from './home.module.css';
export const loader = lazyLoader(() => import('./home-loader.ts'));
export function Component() {
  const d = useLoaderData() as { n: string };
  const [c, setC] = useState(0);
  return (
    <button type="button" className={styles.title} onClick={() => setC(c + 1)}>
      {c} {d.n}
    </button>
  );
}
