import { z } from '../zod.ts';
import type { EventName, EventPayloads } from './events.ts';

const productId = z.string().min(1).max(40);

/** Schemas of the payloads, by event; unknown keys are stripped. */
export const eventSchemas = {
  'checkout:cart-changed': z.object({
    reason: z.enum(['added', 'quantity-changed', 'removed', 'cleared', 'reloaded']),
    productId: productId.nullable(),
  }),
  'checkout:cart-viewed': z.object({}),
  'account:user-changed': z.object({ isSignedIn: z.boolean() }),
  'account:favourites-changed': z.object({ productId: productId.nullable(), isFavourite: z.boolean() }),
  'catalog:comparison-changed': z.object({ productId: productId.nullable(), isCompared: z.boolean() }),
  'checkout:checkout-started': z.object({ units: z.number().int().positive() }),
  'checkout:delivery-selected': z.object({ method: z.string().min(1).max(40) }),
  'checkout:payment-selected': z.object({ method: z.string().min(1).max(40) }),
  'checkout:order-placed': z.object({
    number: z.string().min(1).max(40),
    total: z.number().min(0),
    delivery: z.number().min(0).nullable(),
    coupon: z.string().max(60).nullable(),
    lines: z
      .array(z.object({ productId, quantity: z.number().int().positive(), price: z.number().min(0) }))
      .min(1)
      .max(100),
  }),
  'product:product-viewed': z.object({ productId }),
  'shell:composition-changed': z.object({ compositionId: z.string().regex(/^[0-9a-f]{16}$/) }),
} satisfies { [Name in EventName]: z.ZodType<EventPayloads[Name]> };

/** Says what is wrong with a payload, or null: the `validate` of `createEventBus`. */
export function explainPayload(name: string, payload: unknown): string | null {
  const schema = (eventSchemas as Record<string, z.ZodType>)[name];
  if (!schema) return `no event is called ${name}`;
  const result = schema.safeParse(payload);
  return result.success ? null : z.prettifyError(result.error);
}
