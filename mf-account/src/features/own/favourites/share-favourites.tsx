import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { tabContext } from '@vitryna/remote-kit';
import { href } from '@vitryna/routing';
import { Button, TextField, useCopied, writePromised } from '@vitryna/ui';
import * as icons from '@vitryna/ui/icons';
import { useState } from 'react';
import { shareFavourites, stopSharing } from '../api/shared-favourites.ts';
import styles from './favourites.module.css';

/** Makes a read-only link to the list and copies it; where it may not be copied, it stands there to be taken. */
export function ShareFavourites() {
  const t = useTranslate();
  const locale = useLocale();
  const [isCopied, , markCopied] = useCopied();
  const [link, setLink] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const act = async (call: () => Promise<void>) => {
    setBusy(true);
    // Told by a toast.
    await call().catch(() => undefined);
    setBusy(false);
  };
  /** @throws when there is nothing to share */
  const makeLink = async () => {
    const token = await shareFavourites(tabContext().api);
    if (token === null) throw new Error('[mf-account] an empty list has no link.');
    return new URL(href(locale, `/account/favorites/shared?token=${token}`), location.origin).href;
  };
  const share = async () => {
    const made = makeLink();
    const copied = writePromised(made).then(markCopied, () => undefined);
    setLink(await made);
    await copied;
  };
  const stop = async () => {
    await stopSharing(tabContext().api);
    setLink(null);
  };
  return (
    <>
      <Button icon={isCopied ? icons.check : icons.share} isBusy={isBusy} onClick={() => void act(share)}>
        {isCopied ? t('The link is copied') : t('Copy a link to this list')}
      </Button>
      <span className="visually-hidden" role="status">
        {isCopied && t('The link is copied')}
      </span>
      {link !== null && (
        <div className={styles.link}>
          <TextField label={t('Whoever has this link sees the list, and not whose it is')} value={link} readOnly />
          <Button size={36} onClick={() => void act(stop)}>
            {t('Make the link lead nowhere')}
          </Button>
        </div>
      )}
    </>
  );
}
