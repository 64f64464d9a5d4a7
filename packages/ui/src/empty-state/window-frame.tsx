import { type ReactNode, useId } from 'react';
import styles from './window-frame.module.css';

/*
 * Colours stand on the shapes and not in the style sheet: that is part of every page of the store, these windows are not.
 */
export const ink = '#15181b';
export const wall = 'var(--well)';
export const light = 'var(--accent)';
/** Lines in a window. */
export const glint = { fill: 'none', stroke: '#fff', strokeLinecap: 'round', strokeWidth: 5 } as const;

type Props = {
  /** Both in units of what is drawn in it. */
  width: number;
  height: number;
  children: ReactNode;
};

/** The shop window that a drawing is seen through: it ends at the window's round corners, under its edge. */
export function WindowFrame({ width, height, children }: Props) {
  const clip = useId();
  const pane = { x: 3, y: 3, width: width - 6, height: height - 6, rx: 8 };
  return (
    <svg className={styles.art} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <clipPath id={clip}>
        <rect {...pane} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>{children}</g>
      <rect {...glint} {...pane} stroke="var(--ink)" strokeWidth={6} />
    </svg>
  );
}
