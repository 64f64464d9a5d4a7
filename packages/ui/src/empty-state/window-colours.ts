/*
 * Colours stand on the shapes and not in the style sheet: that is part of every page of the store, these windows are not.
 */
export const ink = '#15181b';
export const wall = 'var(--well)';
export const light = 'var(--accent)';
export const counter = '#e0a500';
/** Lines in a window. */
export const glint = { fill: 'none', stroke: '#fff', strokeLinecap: 'round', strokeWidth: 5 } as const;
/** The window's own edge. */
export const frame = { ...glint, stroke: 'var(--ink)', strokeWidth: 6 } as const;
