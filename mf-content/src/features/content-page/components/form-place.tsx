import { useTranslate } from '@vitryna/i18n/react';
import { classNames } from '@vitryna/ui';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import styles from './form-place.module.css';

type FormPlaceProps<Given extends object> = {
  /** Gets the form; the same function at each render. */
  load: () => Promise<ComponentType<Given>>;
  given: Given;
  /** The form on a page of its own. */
  href: string;
  /** Keeps the place as high as with the form. */
  className?: string | undefined;
};

/**
 * The place of a form among editors' words, as high as with it. The form with its rules comes when it is in sight, or near for who scrolls:
 * making the rules takes a phone as long as all that a page without them needs.
 */
export function FormPlace<Given extends object>({ load, given, href, className }: FormPlaceProps<Given>) {
  const t = useTranslate();
  const place = useRef<HTMLDivElement>(null);
  const [Form, setForm] = useState<ComponentType<Given> | null>(null);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    const { current: element } = place;
    if (!element) return;
    const preload = () => {
      rest();
      load().then(
        (Component) => setForm(() => Component),
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
  }, [load]);
  // The rest of the language comes with the first of its words: a form without them would move when it has them.
  const isWorded = Form !== null && t('I accept the') !== '';
  return (
    <div ref={place} className={classNames(styles.place, className)}>
      {isWorded ? (
        <Form {...given} />
      ) : (
        <p className={isFailed ? undefined : styles.unscripted}>
          {isFailed && (
            <>{t('The form is not here now. Call or write to us: the contacts are at the foot of the page.')} </>
          )}
          <a href={href} data-document="">
            {t('Open the form on a page of its own')}
          </a>
        </p>
      )}
    </div>
  );
}
