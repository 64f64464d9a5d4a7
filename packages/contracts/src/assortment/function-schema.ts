import { z } from 'zod';

/** A function that a module hands over; what it takes and answers is its type's promise. */
export const functionSchema = <Signature>(): z.ZodType<Signature> =>
  z.custom<Signature>((value) => typeof value === 'function', 'expected a function');
