import { useTranslate } from '@vitryna/i18n/react';
import { timeLeft, untilNextMinute } from '@vitryna/i18n/time-left';
import { useEffect, useEffectEvent, useState } from 'react';
import styles from './city-delivery.module.css';

type Props = {
  /** The remaining time by the server's clock when its answer came. */
  leftMs: number;
  receivedAt: number;
  /** The days hold no longer: there are others. */
  onOver: () => void;
};

/** An answer is kept for half a minute: asking sooner would get the same one. */
const askAgainMs = 31_000;

/** Until when an order keeps the days: counts down by the server's clock, whatever the browser's says. */
export function OrderWithin({ leftMs, receivedAt, onOver }: Props) {
  const t = useTranslate();
  const [passedMs, setPassedMs] = useState(0);
  const msLeft = leftMs - passedMs;
  const { days, hours, minutes } = timeLeft(msLeft);
  // What is begun does not count, so that nobody is promised more than there is.
  const isOver = days + hours + minutes === 0;
  const notifyOver = useEffectEvent(onOver);
  useEffect(() => {
    const timer = setTimeout(
      () => (isOver ? notifyOver() : setPassedMs(performance.now() - receivedAt)),
      isOver ? Math.max(0, msLeft) + askAgainMs : untilNextMinute(msLeft),
    );
    return () => clearTimeout(timer);
  }, [isOver, msLeft, receivedAt]);
  if (isOver) return <p className={styles.until}>{t('Order right now: the day is about to change')}</p>;
  const time = [
    days > 0 && t('{{count}} days left', { count: days }),
    hours > 0 && t('{{count}} hours left', { count: hours }),
    // Beside days nobody counts minutes.
    days === 0 && minutes > 0 && t('{{count}} minutes left', { count: minutes }),
  ];
  return <p className={styles.until}>{t('Order within {{time}}', { time: time.filter(Boolean).join(' ') })}</p>;
}
