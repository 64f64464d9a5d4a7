import { useEventBus } from '@vitryna/event-bus/react';
import { useTranslate } from '@vitryna/i18n/react';
import type { ModalExtras } from '@vitryna/store';
import { useStores } from '@vitryna/store/react';
import { ModalFrame, RetryNotice, TextSkeleton } from '@vitryna/ui';
import { useState } from 'react';
import { followSignIn } from '../follow-sign-in.ts';
import { useDialogName } from '../use-dialog-name.ts';
import { type Link, useRecoveryLink } from '../use-recovery-link.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { RecoverySent, RecoveryStep } from './recovery-step.tsx';

type Props = { extra: unknown; onClose: () => void };

const titleId = 'recovery-modal-title';

/** The page of an e-mail's link: a new password while it is good, and a way to another link when it is not. */
export function RecoveryModal({ extra, onClose }: Props) {
  const { token } = extra as ModalExtras['recovery'];
  const { link, markGone, retry } = useRecoveryLink(token);
  return <Password token={token} link={link} onGone={markGone} onRetry={retry} onClose={onClose} />;
}

/** A new password by a token that has been checked already; a token that went meanwhile leads to another link. */
export function SetNewPasswordModal({ extra, onClose }: Props) {
  const { token } = extra as ModalExtras['setNewPassword'];
  const [link, setLink] = useState<Link>({ state: 'good', username: '' });
  return <Password token={token} link={link} onGone={() => setLink({ state: 'gone' })} onClose={onClose} />;
}

type PasswordProps = { token: string; link: Link; onGone: () => void; onRetry?: () => void; onClose: () => void };

function Password({ token, link, onGone, onRetry, onClose }: PasswordProps) {
  const t = useTranslate();
  const stores = useStores();
  const eventBus = useEventBus();
  const frame = useDialogName(titleId);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const onDone = async () => {
    await followSignIn(stores, eventBus);
    onClose();
    stores.modals.open('successful', {
      titleKey: 'The password is changed',
      textKey: 'You are signed in. On all other devices it is asked for again.',
    });
  };
  return (
    <div ref={frame}>
      <ModalFrame
        title={link.state === 'good' ? t('New password') : t('Access recovery')}
        titleId={titleId}
        onClose={onClose}
      >
        {link.state === 'asking' && <TextSkeleton lines={6} />}
        {link.state === 'failed' && <RetryNotice {...(onRetry && { onRetry })} />}
        {link.state === 'good' && (
          <NewPasswordForm token={token} username={link.username} onDone={onDone} onGone={onGone} />
        )}
        {link.state === 'gone' &&
          (sentTo === null ? (
            <RecoveryStep
              username=""
              lead={t(
                'This link does not work any more: it is good for an hour and for one password. Ask for a new one.',
              )}
              onSent={setSentTo}
            />
          ) : (
            <RecoverySent username={sentTo} onClose={onClose} />
          ))}
      </ModalFrame>
    </div>
  );
}
