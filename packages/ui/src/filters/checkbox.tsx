import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './checkbox.module.css';

/** A 20 px box with a tick: a native checkbox, so that forms, keys and screen readers know it. */
export function Checkbox({ className, ...rest }: Omit<ComponentPropsWithRef<'input'>, 'type'>) {
  return <input {...rest} type="checkbox" className={classNames(styles.box, className)} />;
}

/** A ring with a yellow core. */
export function Radio({ className, ...rest }: Omit<ComponentPropsWithRef<'input'>, 'type'>) {
  return <input {...rest} type="radio" className={classNames(styles.box, styles.radio, className)} />;
}

/** A switch for something that applies at once. */
export function Switch({ className, ...rest }: Omit<ComponentPropsWithRef<'input'>, 'type' | 'role'>) {
  // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its own state
  return <input {...rest} type="checkbox" role="switch" className={classNames(styles.switch, className)} />;
}

/** A control and its words in one 44 px target. */
export function CheckboxRow({ control, children }: { control: ReactNode; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is passed in
    <label className={styles.row}>
      {control}
      <span>{children}</span>
    </label>
  );
}
