import Swiper from 'swiper';
import { watchAttention } from './watch-attention.ts';

/** The hero's slides. */
export type SlidesState = { current: number; isPaused: boolean };

type Options = {
  count: number;
  /** How long a slide stays, in milliseconds. */
  slideMs: number;
  rowClass: string;
  slideClass: string;
  onChange: (state: SlidesState) => void;
};

/** The slides while they live. */
export type Slides = { togglePause: () => void; stop: () => void };

/** Milliseconds of a change of slides (the look's modal time). */
const speed = 240;

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Takes the row of slides over where it stands: Swiper keeps the row's own scrolling (`cssMode`), so nothing moves when it arrives and a
 * finger that is already swiping goes on. Slides go on by themselves while nobody attends to them; the arrow keys and the marks turn
 * them.
 */
export function startSlides(host: HTMLElement, { count, slideMs, rowClass, slideClass, onChange }: Options): Slides {
  const row = host.firstElementChild;
  const state = { current: row ? Math.round(row.scrollLeft / row.clientWidth) : 0, isPaused: false };
  let isHeld = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const swiper = new Swiper(host, {
    cssMode: true,
    wrapperClass: rowClass,
    slideClass,
    initialSlide: state.current,
    speed: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : speed,
  });
  const show = (index: number) => swiper.slideTo((index + count) % count);
  const wait = () => {
    clearTimeout(timer);
    if (!isHeld && !state.isPaused) timer = setTimeout(() => show(state.current + 1), slideMs);
  };
  const change = (changed: Partial<SlidesState>) => {
    Object.assign(state, changed);
    onChange({ ...state });
    wait();
  };
  // Not before: a row that was swiped meanwhile turns while Swiper begins.
  swiper.on('activeIndexChange', ({ activeIndex }) => change({ current: activeIndex }));

  const cleanup = new AbortController();
  const { signal } = cleanup;
  watchAttention(host, signal, (isAttended) => {
    isHeld = isAttended;
    wait();
  });
  host.addEventListener(
    'keydown',
    (event) => {
      const step = steps[event.key];
      if (!step) return;
      event.preventDefault();
      show(state.current + step);
    },
    { signal },
  );
  host.addEventListener(
    'click',
    (event) => {
      const mark = event.target instanceof Element && event.target.closest('a[href^="#"]');
      if (!mark) return;
      event.preventDefault();
      show([...(mark.parentElement?.children ?? [])].indexOf(mark));
    },
    { signal },
  );
  change({ current: swiper.activeIndex });
  return {
    togglePause: () => change({ isPaused: !state.isPaused }),
    stop: () => {
      cleanup.abort();
      clearTimeout(timer);
      swiper.destroy(true, false);
    },
  };
}
