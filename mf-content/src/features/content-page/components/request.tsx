import { useTranslate } from '@vitryna/i18n/react';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { RequestEvent } from '../request-rules.ts';
import styles from './request.module.css';

type Form = ComponentType<{ event: RequestEvent }>;

/** The place of an editors' form, as high as with it. The form with its rules comes when one comes near. */
export function Request({ event }: { event: RequestEvent }) {
  const t = useTranslate();
  const place = useRef<HTMLDivElement>(null);
  const [Form, setForm] = useState<Form | null>(null);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        import(/* webpackChunkName: "request-form" */ './request-form.tsx').then(
          ({ RequestForm }) => setForm(() => RequestForm),
          (error: unknown) => {
            console.warn(error);
            setFailed(true);
          },
        );
      },
      { rootMargin: '600px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className={styles.place}>
      {Form ? (
        <Form event={event} />
      ) : (
        <p className={isFailed ? undefined : styles.unscripted}>
          {t('The form is not here now. Call or write to us: the contacts are at the foot of the page.')}
        </p>
      )}
    </div>
  );
}
