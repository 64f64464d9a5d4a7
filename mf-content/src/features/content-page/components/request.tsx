import { useLocale } from '@vitryna/i18n/react';
import { usePagePath } from '@vitryna/remote-kit';
import { contentPaths } from '@vitryna/routing/content-paths';
import type { RequestEvent } from '../request-rules.ts';
import { servicePlaceOf } from '../service-place.ts';
import { FormPlace } from './form-place.tsx';
import styles from './request.module.css';

const load = () =>
  import(/* webpackChunkName: "request-form" */ './request-form.tsx').then(({ RequestForm }) => RequestForm);

/** The place of an editors' form that writes to the store, on a page or in a modal. */
export function Request({ event }: { event: RequestEvent }) {
  const path = usePagePath();
  const place = event === 'service' && path !== null ? servicePlaceOf(path) : null;
  const href = contentPaths.writeToUs(useLocale(), { event }) + (place ? `?place=${place}` : '');
  return (
    <FormPlace
      load={load}
      given={{ event }}
      href={href}
      className={event === 'service' ? styles.service : styles.place}
    />
  );
}
