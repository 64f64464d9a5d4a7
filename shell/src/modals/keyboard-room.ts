/**
 * Keeps dialogs above a keyboard on the screen. iOS, and Chrome on Android by default, lay it over the page: only the visual viewport
 * becomes smaller, and the foot of a dialog would lie behind it. iOS also scrolls the held page to bring a field into view, and leaves
 * it there: the function that is given back puts it where it was, unless another page stands there by then.
 */
export function makeKeyboardRoom(): () => void {
  const { visualViewport: view, scrollX, scrollY } = window;
  if (!view) return () => {};
  const { documentElement: root } = document;
  const page = location.pathname + location.search;
  let hadKeyboard = false;
  const fit = () => {
    const covered = isTyping() ? Math.round(window.innerHeight - view.height - view.offsetTop) : 0;
    // Zooming in makes the viewport smaller without any keyboard.
    const isCovered = covered > 0 && view.scale < 1.01;
    root.toggleAttribute('data-keyboard', isCovered);
    if (isCovered) root.style.setProperty('--keyboard', `${covered}px`);
    else root.style.removeProperty('--keyboard');
    hadKeyboard ||= isCovered;
  };
  const eventName = ['resize', 'scroll'] as const;
  for (const name of eventName) view.addEventListener(name, fit);
  return () => {
    for (const name of eventName) view.removeEventListener(name, fit);
    root.removeAttribute('data-keyboard');
    root.style.removeProperty('--keyboard');
    if (hadKeyboard && page === location.pathname + location.search) window.scrollTo(scrollX, scrollY);
  };
}

const isTyping = (): boolean => document.activeElement?.matches('dialog :is(input, textarea, select)') ?? false;
