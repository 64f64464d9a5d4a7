import { useLocation } from '@vitryna/remote-kit';
import { type RefObject, useEffect } from 'react';

/** Opens and focuses the answer that the address names, now and when it names another one. */
export function useOpenAnswer(list: RefObject<HTMLElement | null>): void {
  const { hash } = useLocation();
  useEffect(() => {
    const open = () => {
      const name = decodeName(location.hash);
      const answer = [...(list.current?.querySelectorAll<HTMLElement>('[data-anchor]') ?? [])].find(
        ({ dataset }) => name !== '' && dataset.anchor === name,
      );
      const details = answer?.closest('details');
      if (!answer || !details) return;
      details.open = true;
      answer.focus({ preventScroll: true });
      details.scrollIntoView({ block: 'start' });
    };
    if (hash) open();
    // A press on a link to the answer that the address names already, too.
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, [hash, list]);
}

function decodeName(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
