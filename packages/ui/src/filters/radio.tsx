import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import box from './checkbox.module.css';
import styles from './radio.module.css';

/** A ring with a yellow core. */
export function Radio({ className, ...rest }: Omit<ComponentPropsWithRef<'input'>, 'type'>) {
  return <input {...rest} type="radio" className={classNames(box.box, styles.radio, className)} />;
}
