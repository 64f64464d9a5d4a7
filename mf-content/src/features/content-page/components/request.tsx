import { useLocale } from '@vitryna/i18n/react';
import { paths } from '@vitryna/routing';
import type { RequestEvent } from '../request-rules.ts';
import { FormPlace } from './form-place.tsx';
import styles from './request.module.css';

const load = () =>
  import(/* webpackChunkName: "request-form" */ './request-form.tsx').then(({ RequestForm }) => RequestForm);

/** The place of an editors' form that writes to the store. */
export function Request({ event }: { event: RequestEvent }) {
  const href = paths.writeToUs(useLocale(), { event });
  return <FormPlace load={load} given={{ event }} href={href} className={styles.place} />;
}
