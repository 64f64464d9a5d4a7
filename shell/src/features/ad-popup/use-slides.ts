import { type RefObject, useEffect, useRef, useState } from 'react';
import Swiper from 'swiper';
import 'swiper/css';

/** Milliseconds of a change of slides (the look's modal time). */
const speed = 240;

const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)');

/** Whether the visitor asked for less motion, also while the page is open. */
export function useReducedMotion(): boolean {
  const [isReduced, setReduced] = useState(() => reducedMotion().matches);
  useEffect(() => {
    const query = reducedMotion();
    const note = () => setReduced(query.matches);
    query.addEventListener('change', note);
    return () => query.removeEventListener('change', note);
  }, []);
  return isReduced;
}

/** Slides that loop, by finger and by call; `turn` counts the changes. */
export function useSlides(host: RefObject<HTMLElement | null>, count: number, isStill: boolean) {
  const [{ current, turn }, setShown] = useState({ current: 0, turn: 0 });
  const swiper = useRef<Swiper | null>(null);
  useEffect(() => {
    if (!host.current || count < 2) return;
    const made = new Swiper(host.current, {
      loop: true,
      // A second press while a slide is still on its way counts too.
      loopPreventsSliding: false,
      speed: isStill ? 0 : speed,
      on: {
        realIndexChange: ({ realIndex }) => setShown((before) => ({ current: realIndex, turn: before.turn + 1 })),
      },
    });
    swiper.current = made;
    return () => {
      swiper.current = null;
      made.destroy(true, false);
    };
  }, [host, count, isStill]);
  return {
    current,
    turn,
    next: () => swiper.current?.slideNext(),
    previous: () => swiper.current?.slidePrev(),
  };
}
