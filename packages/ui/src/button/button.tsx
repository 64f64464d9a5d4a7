import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconPath } from '../icon/icons.ts';
import styles from './button.module.css';
import { type ButtonKind, type ButtonSize, buttonClass } from './button-look.ts';

/** The common props of buttons and of links that look like buttons. */
export type ButtonLook = {
  kind?: ButtonKind;
  size?: ButtonSize;
  /** Icon before the words. */
  icon?: IconPath;
  /** Takes the whole width of its box. */
  isWide?: boolean;
  children: ReactNode;
};

/** Props of {@link Button}: the look and every attribute of `<button>`. */
export type ButtonProps = ButtonLook & {
  /** Shows a ring and ignores presses; the words stay. */ isBusy?: boolean;
} & Omit<ComponentPropsWithRef<'button'>, 'children'>;

/** A button that acts. It keeps its focus while busy, so a screen reader does not lose its place. */
export function Button({
  kind = 'secondary',
  size = 44,
  icon,
  isWide,
  isBusy,
  className,
  children,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass(kind, size, isWide, className)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    >
      {isBusy ? <span className={styles.ring} /> : icon && <Icon path={icon} />}
      {children}
    </button>
  );
}

/** Props of {@link ButtonLink}: the look and every attribute of `<a>`. */
export type ButtonLinkProps = ButtonLook & { href: string } & Omit<ComponentPropsWithRef<'a'>, 'children' | 'href'>;

/** A link in the shape of a button: it leads somewhere, also without JavaScript. */
export function ButtonLink({
  kind = 'secondary',
  size = 44,
  icon,
  isWide,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <a {...rest} className={buttonClass(kind, size, isWide, className)}>
      {icon && <Icon path={icon} />}
      {children}
    </a>
  );
}
