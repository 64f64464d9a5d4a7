import { useLocale } from '@vitryna/i18n/react';
import { useLocation } from '@vitryna/remote-kit';
import { paths } from '@vitryna/routing';
import type { RequestEvent } from '../request-rules.ts';
import { servicePlaceOf } from '../service-place.ts';
import { FormPlace } from './form-place.tsx';
import styles from './request.module.css';

const load = () =>
  import(/* webpackChunkName: "request-form" */ './request-form.tsx').then(({ RequestForm }) => RequestForm);

/** The place of an editors' form that writes to the store. */
export function Request({ event }: { event: RequestEvent }) {
  const { pathname } = useLocation();
  const place = event === 'service' ? servicePlaceOf(pathname) : null;
  const href = paths.writeToUs(useLocale(), { event }) + (place ? `?place=${place}` : '');
  return (
    <FormPlace
      load={load}
      given={{ event }}
      href={href}
      className={event === 'service' ? styles.service : styles.place}
    />
  );
}
