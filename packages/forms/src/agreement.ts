import { agree } from '@vitryna/contracts/rules';
import { z } from '@vitryna/contracts/zod';

/** The rule of an agreement in a form: a box that must be ticked, and may be unticked until then. */
export const agreement = z.boolean().pipe(agree);
