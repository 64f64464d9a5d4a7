import { useTranslate } from '@vitryna/i18n/react';
import { Notice } from '@vitryna/ui';
import type { ProductHeadView } from '../product-head-view.ts';

/** Why a product cannot simply be bought, and what to do instead. */
export function OfferNotice({ head }: { head: ProductHeadView }) {
  const t = useTranslate();
  const { kind, status, price, expectedAt, replacementHref } = head.offer;
  if (status === 'quickProduction' && kind === 'buy') {
    return (
      <Notice
        title={
          expectedAt
            ? t('Made for you, ready {{date}}', { date: expectedAt })
            : t('It is made after you have ordered it')
        }
      />
    );
  }
  if (kind === 'buy') return null;
  if (kind === 'discontinued') {
    return (
      <Notice title={t('This model is no longer made')}>
        {replacementHref ? (
          <a href={replacementHref}>{t('See the model that replaces it')}</a>
        ) : (
          t('Look at similar products below')
        )}
      </Notice>
    );
  }
  if (kind === 'preOrder') {
    return (
      <Notice kind="warn" title={expectedAt ? t('Arrives {{date}}', { date: expectedAt }) : t('On its way to us')}>
        {head.phone
          ? t('Order it here or by phone {{phone}}: nothing is paid now', {
              phone: head.phone.replaceAll(' ', '\u00a0'),
            })
          : null}
      </Notice>
    );
  }
  const advice =
    price === null
      ? t('Ask us: we will tell you the price and when it can be bought')
      : t('Look at similar products below');
  return (
    <Notice
      title={kind === 'expected' && expectedAt ? t('Expected {{date}}', { date: expectedAt }) : t('Not in stock now')}
    >
      {replacementHref ? <a href={replacementHref}>{t('See the model that replaces it')}</a> : advice}
    </Notice>
  );
}
