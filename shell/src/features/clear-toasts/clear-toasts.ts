import type { App } from '../feature.ts';

/** Notices are about the page they came up on: another address takes them away (specification §4). */
export function clearToastsOnNavigation({ router }: Pick<App, 'router'>): void {
  let shown = location.href;
  let began: number | null = null;
  router.subscribe(({ navigation }) => {
    if (location.href !== shown) {
      shown = location.href;
      clear(began ?? performance.now());
    }
    if (navigation.state === 'idle') began = null;
    else began ??= performance.now();
  });
}

function clear(before: number): void {
  // Their code is here only if there was one.
  if (document.querySelector('.toasts'))
    void import('../../tab/toasts/toasts.tsx').then(({ clearToasts }) => clearToasts(before));
}
