import { type Ref, type RefObject, useRef, useState } from 'react';

/** A form's facts for the robot guard (contract §0); times in milliseconds of the browser's clock. */
export type RobotGuard = {
  /** The value of the field that no person sees. */
  extraNote: string;
  startedAt: number;
  sentAt: number;
};

export type RobotWatch = {
  trap: RefObject<HTMLInputElement | null>;
  /** The body to send now. */
  read: () => RobotGuard;
  /** Says that the shopper has seen the form before: one that comes back filled in may be sent at once. */
  beganAt: (time: number) => void;
};

/** Watches a form from the moment it is shown. The server judges, and asks once more for what looks like a robot's. */
export function useRobotGuard(): RobotWatch {
  const trap = useRef<HTMLInputElement>(null);
  const [startedAt, beganAt] = useState(() => Date.now());
  return { trap, beganAt, read: () => ({ extraNote: trap.current?.value ?? '', startedAt, sentAt: Date.now() }) };
}

/** Tells browsers and password managers to leave a field alone: what they fill in would look like a robot's. */
export const trapAttributes = {
  name: 'extraNote',
  tabIndex: -1,
  autoComplete: 'off',
  'data-1p-ignore': '',
  'data-lpignore': 'true',
  'data-bwignore': '',
  'data-form-type': 'other',
} as const;

/** A field that no person sees or reaches: only a robot fills it in. It is no value of the form. */
export function RobotTrap({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <input ref={ref} {...trapAttributes} />
    </div>
  );
}
