import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconPath } from '../icon/icons.ts';
import styles from './button.module.css';

/** Props of {@link IconButton}: besides these, every attribute of `<button>`. */
export type IconButtonProps = {
  icon: IconPath;
  /** The name that a screen reader says and the pointer's hint shows. */
  label: string;
  /** For a switch (favourite, comparison): on shows a yellow tile with an ink icon. */
  isPressed?: boolean;
  /** A 52 px button with a border, as beside the main button of a product. */
  isFramed?: boolean;
} & Omit<ComponentPropsWithRef<'button'>, 'children'>;

/** A button that shows only an icon: 40 px, 44 where fingers press it. */
export function IconButton({ icon, label, isPressed, isFramed, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      aria-pressed={isPressed}
      className={classNames(styles['icon-button'], isFramed && styles.framed, isPressed && styles.pressed, className)}
    >
      <Icon path={icon} />
    </button>
  );
}
