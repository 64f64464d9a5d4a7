/** Live regions stay available to screen readers. */
const heard = '[role="status"], [role="alert"], [aria-live]';

/**
 * Takes everything outside a part of the page out of reach of the keyboard and of screen readers, as a modal dialog does; gives the
 * way back.
 */
export function trapFocus(part: Element): () => void {
  const held: HTMLElement[] = [];
  for (let at = part; at !== document.body && at.parentElement; at = at.parentElement) {
    for (const other of at.parentElement.children) {
      if (other === at || !(other instanceof HTMLElement) || other.inert || other.matches(heard)) continue;
      other.inert = true;
      held.push(other);
    }
  }
  return () => {
    for (const other of held) other.inert = false;
  };
}
