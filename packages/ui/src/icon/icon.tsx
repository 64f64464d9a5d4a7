import { classNames } from '../class-names.ts';
import styles from './icon.module.css';
import type { IconPath } from './icons.ts';

/** Props of {@link Icon}. Icons are decoration: the words beside them, or the name of their button, speak. */
export type IconProps = {
  /** One of `@vitryna/ui/icons`. */
  path: IconPath;
  /** Side in pixels; 20 unless told. */
  size?: 16 | 20 | 24 | 32;
  /** Fills the shape with the text colour instead of outlining it. */
  isFilled?: boolean;
  className?: string | undefined;
};

/** One line icon in the colour of the text around it. */
export function Icon({ path, size = 20, isFilled, className }: IconProps) {
  return (
    <svg
      className={classNames(isFilled ? styles.filled : styles.icon, className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
