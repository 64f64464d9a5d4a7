import type { OwnCoupons } from '@vitryna/contracts/api';
import { useFormat, useTranslate } from '@vitryna/i18n/react';
import { tabContext } from '@vitryna/remote-kit';
import { Button, EmptyIcon, EmptyState, panelClass, RetryNotice, useCopied } from '@vitryna/ui';
import * as icons from '@vitryna/ui/icons';
import { getCoupons } from '../api/lists.ts';
import { PanelSkeleton } from '../panel-skeleton.tsx';
import { useRead } from '../use-read.ts';
import lines from './lists.module.css';

const readCoupons = () => getCoupons(tabContext().api);

const stateNames: Record<OwnCoupons[number]['state'], string> = {
  good: 'Good until {{date}}',
  used: 'Used already',
  expired: 'Was good until {{date}}',
};

/** Coupons that were sent to the confirmed address. */
export function Coupons() {
  const t = useTranslate();
  const { date, money } = useFormat();
  const { data, hasFailed, reload } = useRead(readCoupons);
  if (!data) return hasFailed ? <RetryNotice onRetry={reload} /> : <PanelSkeleton count={1} />;
  if (data.length === 0) {
    return (
      <EmptyState art={<EmptyIcon path={icons.gift} />} title={t('No coupons yet')}>
        {t('Coupons that come to your confirmed e-mail are kept here.')}
      </EmptyState>
    );
  }
  return (
    <section className={panelClass} aria-label={t('Coupons')}>
      <ul className={lines.lines}>
        {data.map(({ code, discount, minTotal, expiresAt, state }) => (
          <li key={code} className={lines.line}>
            <span className={lines.words}>
              <b className={lines.code}>{code}</b>
              <span>
                {t('{{discount}} % off', { discount })}
                {minTotal && `, ${t('from {{sum}}', { sum: money(minTotal) })}`}
              </span>
              <span>{t(stateNames[state], { date: date(expiresAt, 'long') })}</span>
            </span>
            {state === 'good' && <CopyCode code={code} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function CopyCode({ code }: { code: string }) {
  const t = useTranslate();
  const [isCopied, copy] = useCopied();
  return (
    <Button
      size={36}
      icon={isCopied ? icons.check : icons.copy}
      // If it cannot be copied, it is shown beside the button.
      onClick={() => void copy(code).catch(() => undefined)}
    >
      {isCopied ? t('Copied') : t('Copy')}
    </Button>
  );
}
