import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './checkbox.module.css';

/** A 20 px box with a tick: a native checkbox, so that forms, keys and screen readers know it. */
export function Checkbox({ className, ...rest }: Omit<ComponentPropsWithRef<'input'>, 'type'>) {
  return <input {...rest} type="checkbox" className={classNames(styles.box, className)} />;
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
