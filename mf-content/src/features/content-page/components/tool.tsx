import type { Locale } from '@vitryna/contracts/constants';
import { useLocale } from '@vitryna/i18n/react';
import { contentPaths } from '@vitryna/routing/content-paths';
import type { ComponentType } from 'react';
import type { ToolName } from '../tool-rules.ts';
import { FormPlace } from './form-place.tsx';
import styles from './tool.module.css';

const loadWarranty = () =>
  import(/* webpackChunkName: "warranty-form" */ '../warranty-check/components/warranty-form.tsx').then(
    ({ WarrantyForm }) => WarrantyForm,
  );
const loadDelivery = () =>
  import(/* webpackChunkName: "delivery-cost" */ '../delivery-cost/components/delivery-cost.tsx').then(
    ({ DeliveryCost }) => DeliveryCost,
  );

const tools: Record<ToolName, { load: () => Promise<ComponentType>; href: (locale: Locale) => string }> = {
  warrantyCheck: { load: loadWarranty, href: contentPaths.warrantyCheck },
  deliveryCost: { load: loadDelivery, href: contentPaths.deliveryCost },
};

/** The place of a tool among editors' words. */
export function Tool({ name }: { name: ToolName }) {
  const { load, href } = tools[name];
  return <FormPlace load={load} given={{}} href={href(useLocale())} className={styles[name]} />;
}
