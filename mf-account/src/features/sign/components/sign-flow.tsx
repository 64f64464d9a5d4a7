import { useEventBus } from '@vitryna/event-bus/react';
import { useTranslate } from '@vitryna/i18n/react';
import { useStores } from '@vitryna/store/react';
import { followSignIn } from '../follow-sign-in.ts';
import type { Step } from '../steps.ts';
import { CodeStep } from './code-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { RecoverySent, RecoveryStep } from './recovery-step.tsx';
import { SignUpStep } from './sign-up-step.tsx';
import { UsernameStep } from './username-step.tsx';

type Props = { step: Step; onStep: (step: Step) => void; onEntering: () => void; onClose: () => void };

/** One step after the other, from the user name to somebody who is signed in. */
export function SignFlow({ step, onStep, onEntering, onClose }: Props) {
  const t = useTranslate();
  const stores = useStores();
  const eventBus = useEventBus();
  const { username } = step;
  const onDone = async () => {
    onEntering();
    await followSignIn(stores, eventBus);
    onClose();
  };
  const props = { username, onStep, onDone };
  switch (step.name) {
    case 'username':
      return <UsernameStep {...props} />;
    case 'password':
      return <PasswordStep {...props} hasCode={step.hasCode !== false} />;
    case 'code':
      return <CodeStep {...props} sent={step.sent} />;
    case 'signUp':
      return <SignUpStep {...props} />;
    case 'recovery':
      return (
        <RecoveryStep
          username={username}
          lead={t('We will send a link to a new password.')}
          onSent={(asked) => onStep({ name: 'recoverySent', username: asked })}
        />
      );
    case 'recoverySent':
      return <RecoverySent username={username} onClose={onClose} />;
  }
}
