import type { ProductCard } from '@vitryna/contracts/api';
import { useFormat, useLocale, useTranslate } from '@vitryna/i18n/react';
import { tabContext } from '@vitryna/remote-kit';
import { paths } from '@vitryna/routing';
import { Button, ButtonLink, EmptyIcon, EmptyState, Facts, Notice, panelClass, RetryNotice } from '@vitryna/ui';
import * as icons from '@vitryna/ui/icons';
import { useState } from 'react';
import { getWatches, removeWatch } from '../api/lists.ts';
import { PanelSkeleton } from '../panel-skeleton.tsx';
import { useRead } from '../use-read.ts';
import lines from './lists.module.css';
import { ProductLine } from './product-line.tsx';

const readWatches = () => getWatches(tabContext().api);

/** Products that somebody waits for: until they become cheaper, and until they can be bought. */
export function Watches() {
  const t = useTranslate();
  const locale = useLocale();
  const { money } = useFormat();
  const { data, hasFailed, reload, replace } = useRead(readWatches);
  const [busy, setBusy] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);
  if (!data) return hasFailed ? <RetryNotice onRetry={reload} /> : <PanelSkeleton count={2} />;
  const stop = async (watch: { kind: 'price' | 'goods'; id: string }) => {
    setBusy(watch.id);
    setRefused(false);
    try {
      replace(await removeWatch(tabContext().api, watch));
    } catch {
      setRefused(true);
    } finally {
      setBusy(null);
    }
  };
  const nowOf = ({ prices }: ProductCard) => {
    const current = prices.find(({ type }) => type === 'current');
    return current ? [t('Now {{sum}}', { sum: money(current.money) })] : [];
  };
  const stopButton = (kind: 'price' | 'goods', id: string) => (
    <Button size={36} isBusy={busy === id} onClick={() => void stop({ kind, id })}>
      {t('Wait no more')}
    </Button>
  );
  if (data.prices.length + data.goods.length === 0) {
    return (
      <EmptyState
        art={<EmptyIcon path={icons.bell} />}
        title={t('You wait for nothing')}
        actions={
          <ButtonLink kind="primary" href={paths.catalog(locale)}>
            {t('To the catalogue')}
          </ButtonLink>
        }
      >
        {t('On the page of a product you can ask to be told when it becomes cheaper or is back in stock.')}
      </EmptyState>
    );
  }
  return (
    <>
      {isRefused && <Notice kind="error" title={t('That did not work. Try once more')} />}
      {data.prices.length > 0 && (
        <section className={panelClass} aria-label={t('Until they are cheaper')}>
          <h2>{t('Until they are cheaper')}</h2>
          <ul className={lines.lines}>
            {data.prices.map(({ id, product, target }) => (
              <ProductLine key={id} product={product} action={stopButton('price', id)}>
                <Facts
                  facts={[
                    ...nowOf(product),
                    target ? t('Below {{sum}}', { sum: money(target) }) : t('At any lower price'),
                  ]}
                />
              </ProductLine>
            ))}
          </ul>
        </section>
      )}
      {data.goods.length > 0 && (
        <section className={panelClass} aria-label={t('Until they can be bought')}>
          <h2>{t('Until they can be bought')}</h2>
          <ul className={lines.lines}>
            {data.goods.map(({ id, product, createdAt }) => (
              <ProductLine key={id} product={product} action={stopButton('goods', id)}>
                <Since at={createdAt} />
              </ProductLine>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Since({ at }: { at: string }) {
  const t = useTranslate();
  const { date } = useFormat();
  return <span>{t('Since {{date}}', { date: date(at, 'long') })}</span>;
}
