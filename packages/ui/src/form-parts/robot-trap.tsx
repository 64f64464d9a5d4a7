import type { ComponentPropsWithRef } from 'react';

/** Props of {@link RobotTrap}: a `ref` to read it by, or what a form's registration of `website` gives. */
export type RobotTrapProps = Pick<ComponentPropsWithRef<'input'>, 'ref' | 'onChange' | 'onBlur'>;

/** A field that no person sees or reaches: only a robot fills it in, and the server forgets what it sent (contract §0). */
export function RobotTrap(props: RobotTrapProps) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <input {...props} name="website" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
