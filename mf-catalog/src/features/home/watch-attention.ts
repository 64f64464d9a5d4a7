/**
 * Tells whether what moves by itself has to wait: the pointer is over it, the focus is in it, it is out of sight, or less motion is
 * wanted. Ends with the signal.
 */
export function watchAttention(host: HTMLElement, signal: AbortSignal, onChange: (isAttended: boolean) => void): void {
  const motion = matchMedia('(prefers-reduced-motion: reduce)');
  const reasons = { hover: host.matches(':hover'), focus: host.matches(':focus-within'), unseen: true };
  const note = (changed: Partial<typeof reasons> = {}) => {
    Object.assign(reasons, changed);
    onChange(motion.matches || Object.values(reasons).includes(true));
  };
  host.addEventListener('pointerenter', () => note({ hover: true }), { signal });
  host.addEventListener('pointerleave', () => note({ hover: false }), { signal });
  host.addEventListener('focusin', () => note({ focus: true }), { signal });
  host.addEventListener(
    'focusout',
    ({ relatedTarget }) => note({ focus: relatedTarget instanceof Node && host.contains(relatedTarget) }),
    { signal },
  );
  motion.addEventListener('change', () => note(), { signal });
  const observer = new IntersectionObserver(([entry]) => note({ unseen: !entry?.isIntersecting }), { threshold: 0.5 });
  observer.observe(host);
  signal.addEventListener('abort', () => observer.disconnect());
}
