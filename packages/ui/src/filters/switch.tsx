import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import styles from './switch.module.css';

/** A switch for something that applies at once. */
export function Switch({ className, ...rest }: Omit<ComponentPropsWithRef<'input'>, 'type' | 'role'>) {
  // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its own state
  return <input {...rest} type="checkbox" role="switch" className={classNames(styles.switch, className)} />;
}
