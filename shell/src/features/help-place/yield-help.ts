import type { Feature } from '../feature.ts';
import { findFreeLift } from './find-free-lift.ts';

/** How long the page stands still until the button comes back, in milliseconds. */
const stillMs = 300;

/**
 * The help button floats over the page: it goes aside while that moves, and comes back at the lowest place of its edge where it
 * covers nothing that is pressed, no price and nothing that has the focus. What changes below it makes it look again. Without one it stays
 * aside until the page moves on; the keyboard finds it there.
 */
export const yieldHelp: Feature = ({ router }) => {
  const button = document.querySelector<HTMLElement>('[data-help]');
  if (!button) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = () => {
    // Its panel is open: the shopper looks at it.
    if (button.ariaExpanded === 'true') return;
    button.toggleAttribute('data-placed', true);
    const lift = findFreeLift(button);
    button.toggleAttribute('data-aside', lift === null);
    if (lift !== null) button.style.setProperty('--lift', `${lift}px`);
  };
  const positionSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(settle, stillMs);
  };
  const step = () => {
    button.setAttribute('data-aside', '');
    positionSoon();
  };
  addEventListener('scroll', step, { passive: true });
  addEventListener('resize', positionSoon);
  // What a press brings, and what comes late, may stand below the button without the page having moved.
  addEventListener('click', positionSoon);
  addEventListener('focusin', positionSoon);
  new ResizeObserver(positionSoon).observe(document.body);
  router.subscribe(({ navigation }) => navigation.state === 'idle' && positionSoon());
  positionSoon();
};
