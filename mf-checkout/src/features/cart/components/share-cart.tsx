import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { tabContext } from '@vitryna/remote-kit';
import { href } from '@vitryna/routing';
import { Button, TextField, useCopied, writePromised } from '@vitryna/ui';
import * as icons from '@vitryna/ui/icons';
import { useState } from 'react';
import styles from './share-cart.module.css';

/** Makes a link to the cart and copies it; where it may not be copied, it stands there to be taken. */
export function ShareCart() {
  const t = useTranslate();
  const locale = useLocale();
  const [isCopied, , markCopied] = useCopied();
  const [link, setLink] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const makeLink = async () => {
    const { shareCart } = await import('../api/shared-cart.ts');
    return new URL(href(locale, await shareCart(tabContext().api)), location.origin).href;
  };
  const handlePress = async () => {
    setBusy(true);
    const made = makeLink();
    const copied = writePromised(made).then(
      () => true,
      () => false,
    );
    try {
      const url = await made;
      if (await copied) markCopied();
      else setLink(url);
    } catch {
      // Told by a toast.
    }
    setBusy(false);
  };
  return (
    <div className={styles.share}>
      <Button size={36} icon={isCopied ? icons.check : icons.share} isBusy={isBusy} onClick={() => void handlePress()}>
        {isCopied ? t('The link is copied') : t('Copy a link to this cart')}
      </Button>
      <span className="visually-hidden" role="status">
        {isCopied && t('The link is copied')}
      </span>
      {link !== null && <TextField label={t('Link to the cart')} value={link} readOnly />}
    </div>
  );
}
