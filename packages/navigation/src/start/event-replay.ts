import { isHydrated } from '../unpublished/react-keys.ts';

/** A control as it was left; `checked` is undefined of what has no such state. */
type Left = { control: HTMLButtonElement | HTMLInputElement | HTMLSelectElement; checked?: boolean; value: string };

/** Controls that need the page's own script: links and other buttons do their work without it, and what is typed stays. */
const answered = 'button[type=button],[type=checkbox],[type=radio],select';

function actAgain({ control, checked, value }: Left): void {
  if (control instanceof HTMLSelectElement) {
    control.value = value;
    control.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  // An unchanged element would be no change to React.
  if (control instanceof HTMLInputElement) control.checked = !checked;
  control.click();
}

/**
 * Does again, when the page is hydrated, what a visitor did before: once for each control, in the order in which they were touched first. A
 * pulse says meanwhile that a press was recorded.
 */
export function recordEarlyEvents(): void {
  const acts = new Map<Element, Left>();
  const record = ({ target }: Event) => {
    const control = (target as Element).closest<HTMLInputElement>(answered);
    if (!control || isHydrated(control)) return;
    const { checked, value } = control;
    acts.set(control, { control, checked, value });
    control.animate({ opacity: [1, 0.4, 1] }, 1000);
  };
  document.addEventListener('click', record);
  document.addEventListener('change', record);
  new MutationObserver((_, observer) => {
    observer.disconnect();
    document.removeEventListener('click', record);
    document.removeEventListener('change', record);
    // Each in a task of its own: what one changes is there when the next is pressed.
    for (const left of acts.values()) setTimeout(actAgain, 0, left);
  }).observe(document.documentElement, { attributeFilter: ['data-hydrated'] });
}
