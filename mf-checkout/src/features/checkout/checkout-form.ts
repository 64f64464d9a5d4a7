import type { UseFormReturn } from 'react-hook-form';
import type { FormOrder } from './checkout-schema.ts';
import type { CheckoutValues } from './checkout-values.ts';

/** The checkout's form as its blocks and `FormTextField` take it. */
export type CheckoutForm = { fields: UseFormReturn<CheckoutValues, unknown, FormOrder> };
