import { useTranslate } from '@vitryna/i18n/react';
import { timeLeft } from '@vitryna/i18n/time-left';
import { useRevalidator } from '@vitryna/remote-kit';
import { useEffect, useState } from 'react';
import styles from './period.module.css';

/** Counts an offer down by the server's clock; when it is over the page reads it again. `until` in milliseconds. */
export function Countdown({ until }: { until: number }) {
  const t = useTranslate();
  const { revalidate } = useRevalidator();
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isHere = true;
    import('@vitryna/api-client/server-clock').then(
      ({ countDown }) => {
        if (!isHere) return;
        stop = countDown(until, (rest) => {
          setLeft(rest);
          if (rest <= 0) void revalidate();
        });
      },
      // The last day stands beside it.
      () => undefined,
    );
    return () => {
      isHere = false;
      stop?.();
    };
  }, [until, revalidate]);
  const { days, hours, minutes, seconds } = timeLeft(left ?? 0);
  const clock = [hours, minutes, seconds].map((part) => String(part).padStart(2, '0')).join(':');
  // Its words may come after its first second: the clock would give way to them.
  const word = t('Left:');
  return (
    <span className={styles.left} role="timer" aria-live="off">
      {word !== '' && left !== undefined && left > 0 && (
        <>
          {word} <b>{days > 0 ? `${t('{{count}} days', { count: days })} ${clock}` : clock}</b>
        </>
      )}
    </span>
  );
}
