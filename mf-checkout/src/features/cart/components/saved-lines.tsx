import type { SavedLine } from '@vitryna/contracts/api';
import { localise } from '@vitryna/i18n';
import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { toPicture } from '@vitryna/product-view';
import { tabContext } from '@vitryna/remote-kit';
import { paths } from '@vitryna/routing';
import { Button, IconButton, ProductPicture } from '@vitryna/ui';
import * as icons from '@vitryna/ui/icons';
import { useEffect, useId, useState } from 'react';
import { useNotifyCartChange } from '../use-notify-cart-change.ts';
import styles from './saved-lines.module.css';

/** The saved lines; nothing where nothing is. `version` says that it has changed. */
export function SavedLines({ version }: { version: number }) {
  const t = useTranslate();
  const locale = useLocale();
  const titleId = useId();
  const notifyCartChange = useNotifyCartChange();
  const [lines, setLines] = useState<SavedLine[]>([]);
  const read = async () => {
    const { getSavedLines } = await import('../api/saved-lines.ts');
    // The cart is whole without them.
    setLines(await getSavedLines(tabContext().api).catch(() => []));
  };
  useEffect(() => void read(), [version]);
  const change = async (name: 'unsaveLine' | 'dropSavedLine', productId: string) => {
    const calls = await import('../api/saved-lines.ts');
    // A refusal is shown by a toast, and the row stays here.
    await calls[name](tabContext().api, productId).catch(() => null);
    await Promise.all([read(), notifyCartChange()]);
  };
  if (lines.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {t('Saved for later')}
      </h3>
      <ul className={styles.lines}>
        {lines.map(({ product, quantity }) => {
          const name = localise(product.name, locale);
          const picture = toPicture(product.images, locale);
          return (
            <li key={product.id} className={styles.line}>
              <span className={`lit ${styles.picture}`}>
                <ProductPicture picture={picture && { ...picture, alt: '' }} sizes="56px" />
              </span>
              <a
                className={styles.name}
                href={paths.product(locale, { categorySlug: product.categorySlug, productSlug: product.slug })}
              >
                {name} × {quantity}
              </a>
              <Button
                size={36}
                aria-label={t('Put {{name}} into the cart', { name })}
                onClick={() => void change('unsaveLine', product.id)}
              >
                {t('To the cart')}
              </Button>
              <IconButton
                icon={icons.bin}
                label={t('Forget {{name}}', { name })}
                onClick={() => void change('dropSavedLine', product.id)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
