import { heroSlideMs } from '@vitryna/contracts/constants';
import { type RefObject, useEffect, useState } from 'react';
import type { Slides, SlidesState } from './hero-slides.ts';

/** A visitor who has not touched the hero after this long gets the other slides all the same, in milliseconds. */
const patienceMs = 4000;

const signs = ['pointerenter', 'focusin', 'touchstart', 'scroll'] as const;

type Options = { count: number; rowClass: string; slideClass: string };

/**
 * The slides of the hero, once somebody attends to it or the first view is long over: then their pictures and what turns them are
 * loaded (`isAwake`). `state` is null until that is here; the row still scrolls by itself.
 */
export function useSlides(host: RefObject<HTMLElement | null>, { count, rowClass, slideClass }: Options) {
  const [isAwake, setAwake] = useState(false);
  const [state, setState] = useState<SlidesState | null>(null);
  const [slides, setSlides] = useState<Slides | null>(null);
  useEffect(() => {
    const element = host.current;
    if (!element || count < 2) return;
    let isGone = false;
    let started: Slides | undefined;
    const wake = () => {
      rest();
      setAwake(true);
      import('./hero-slides.ts').then(({ startSlides }) => {
        if (isGone) return;
        started = startSlides(element, { count, slideMs: heroSlideMs, rowClass, slideClass, onChange: setState });
        setSlides(started);
      }, console.warn);
    };
    const timer = setTimeout(wake, patienceMs);
    const rest = () => {
      clearTimeout(timer);
      for (const sign of signs) element.removeEventListener(sign, wake, true);
    };
    for (const sign of signs) element.addEventListener(sign, wake, { passive: true, capture: true });
    return () => {
      isGone = true;
      rest();
      started?.stop();
      // The page may only be out of sight: until somebody attends to it again, its row scrolls by itself.
      setState(null);
      setSlides(null);
    };
  }, [host, count, rowClass, slideClass]);
  return { isAwake, state, slides };
}
