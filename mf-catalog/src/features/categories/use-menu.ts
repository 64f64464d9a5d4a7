import { useCallback, useEffect, useState } from 'react';
import type { Department } from './to-departments.ts';

/** Brings the departments; injected by tests. */
export type LoadMenu = () => Promise<Department[]>;

const importMenu: LoadMenu = async () => (await import('./load-menu.ts')).loadMenu();

/** Departments once they are here; a tab reads them once and has them at every later opening. */
let kept: Department[] | null = null;

/** The departments, `null` while they are on their way, and whether they could not be had. */
export function useMenu(load: LoadMenu = importMenu) {
  const [departments, setDepartments] = useState(kept);
  const [isFailed, setFailed] = useState(false);
  const retry = useCallback(() => {
    setFailed(false);
    load().then(
      (loaded) => {
        kept = loaded;
        setDepartments(loaded);
      },
      () => setFailed(true),
    );
  }, [load]);
  useEffect(() => {
    if (!kept) retry();
  }, [retry]);
  return { departments, isFailed, retry };
}
