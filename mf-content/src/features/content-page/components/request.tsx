import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { paths } from '@vitryna/routing';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { RequestEvent } from '../request-rules.ts';
import styles from './request.module.css';

type Form = ComponentType<{ event: RequestEvent }>;

/**
 * The place of an editors' form, as high as with it. The form with its rules comes when it is in sight, or near for who scrolls: making the
 * rules takes a phone as long as all that a page without them needs.
 */
export function Request({ event }: { event: RequestEvent }) {
  const t = useTranslate();
  const locale = useLocale();
  const place = useRef<HTMLDivElement>(null);
  const [Form, setForm] = useState<Form | null>(null);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    const { current: element } = place;
    if (!element) return;
    const preload = () => {
      rest();
      import(/* webpackChunkName: "request-form" */ './request-form.tsx').then(
        ({ RequestForm }) => setForm(() => RequestForm),
        (error: unknown) => {
          console.warn(error);
          setFailed(true);
        },
      );
    };
    const observe = (rootMargin: string) => {
      const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && preload(), { rootMargin });
      observer.observe(element);
      return observer;
    };
    const inSight = observe('0px');
    let near: IntersectionObserver | undefined;
    const handleScroll = () => {
      near ??= observe('600px');
    };
    const rest = () => {
      inSight.disconnect();
      near?.disconnect();
      removeEventListener('scroll', handleScroll);
    };
    addEventListener('scroll', handleScroll, { passive: true });
    return rest;
  }, []);
  // The rest of the language comes with the first of its words: a form without them would move when it has them.
  const isWorded = Form !== null && t('I accept the') !== '';
  return (
    <div ref={place} className={styles.place}>
      {isWorded ? (
        <Form event={event} />
      ) : (
        <p className={isFailed ? undefined : styles.unscripted}>
          {isFailed && (
            <>{t('The form is not here now. Call or write to us: the contacts are at the foot of the page.')} </>
          )}
          <a href={paths.writeToUs(locale, { event })} data-document="">
            {t('Open the form on a page of its own')}
          </a>
        </p>
      )}
    </div>
  );
}
