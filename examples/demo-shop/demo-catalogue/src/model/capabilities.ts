import type { Capability } from '@vitryna/contracts/capabilities';
import { z } from 'zod';

/** What the demo store can do. Its configuration and its texts follow these switches, so that none promises what is not built. */
export const demoCapabilities: Record<Capability, boolean> = {
  cardPayment: true,
  installment: true,
  couponsInCart: true,
};

const capabilitySchema = z.enum(Object.keys(demoCapabilities) as Capability[]);
/** What a text stands for: said only where the store can, or only where it cannot. */
export const promiseSchema = z.object({ needs: capabilitySchema.optional(), lacks: capabilitySchema.optional() });

/** Whether a text may be said of this store. */
export const isKept = ({ needs, lacks }: z.infer<typeof promiseSchema>): boolean =>
  (needs === undefined || demoCapabilities[needs]) && (lacks === undefined || !demoCapabilities[lacks]);
