import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './checkbox.module.css';

type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'>;

/** A 20 px box with a tick: a native checkbox, so that forms, keys and screen readers know it. */
export function Checkbox({ className, ...rest }: CheckboxProps) {
  return <input {...rest} type="checkbox" className={classNames(styles.box, className)} />;
}

/** A checkbox and its words in one 44 px target; every other prop is the checkbox's. */
export function CheckboxRow({ children, ...rest }: CheckboxProps & { children: ReactNode }) {
  return (
    <label className={styles.row}>
      <Checkbox {...rest} />
      <span>{children}</span>
    </label>
  );
}
