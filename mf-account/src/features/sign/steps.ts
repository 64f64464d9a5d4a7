import type { CodeSent } from './api/send-code.ts';

/** The sign-in's step: each step but the first knows the user name, and the way back to it keeps it. */
export type Step =
  | { name: 'username'; username: string }
  | { name: 'password'; username: string; hasCode?: boolean }
  | { name: 'code'; username: string; sent: CodeSent }
  | { name: 'signUp'; username: string }
  | { name: 'recovery'; username: string }
  | { name: 'recoverySent'; username: string };

/** The name of each step. */
export const stepTitles: Record<Step['name'], string> = {
  username: 'Sign in or create an account',
  password: 'Signing in',
  code: 'Signing in',
  signUp: 'New account',
  recovery: 'Access recovery',
  recoverySent: 'Access recovery',
};

/** Props of every step's form. */
export type StepProps = {
  username: string;
  onStep: (step: Step) => void;
  /** Somebody has come in. */
  onDone: () => Promise<void>;
};
