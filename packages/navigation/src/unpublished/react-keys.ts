/**
 * Whether React answers what happens to an element: it keeps what it knows of one on the element itself. No documentation says so;
 * `react-keys.test.tsx` fails when an update ends it.
 */
export const isHydrated = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__react'));
