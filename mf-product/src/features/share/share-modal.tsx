import { externalRel } from '@vitryna/contracts/plain-links';
import { useTranslate } from '@vitryna/i18n/react';
import { Button, ButtonLink, ModalFrame, useCopied } from '@vitryna/ui';
import * as icons from '@vitryna/ui/icons';
import { useState } from 'react';
import { shareLinks } from './share-links.ts';
import styles from './share-modal.module.css';

type Props = { extra: unknown; onClose: () => void };

/** Ways to pass a page on: its address, messengers, an e-mail. If it cannot be copied, it can be selected. */
export function ShareModal({ extra, onClose }: Props) {
  const t = useTranslate();
  const [isCopied, copy] = useCopied();
  const [isRefused, setRefused] = useState(false);
  // A link opens a remote's modal with nothing: then it shares the page that it stands on.
  const given = extra as { title: string; url: string } | null;
  const { title, url } = given ?? { title: document.title, url: location.href };
  return (
    <ModalFrame title={t('Share')} onClose={onClose}>
      <div className={styles.ways}>
        <p className={styles.address}>{url}</p>
        <Button icon={isCopied ? icons.check : icons.copy} onClick={() => copy(url).catch(() => setRefused(true))}>
          {isCopied ? t('Copied') : t('Copy the address')}
        </Button>
        <p role="status">{isRefused && t('The browser did not let us copy: select the address above')}</p>
        {shareLinks(title, url).map(({ name, href }) => (
          <ButtonLink key={name} href={href} target="_blank" rel={externalRel}>
            {name === 'mail' ? t('By e-mail') : name}
          </ButtonLink>
        ))}
      </div>
    </ModalFrame>
  );
}
