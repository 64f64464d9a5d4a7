import { email, name255, optional, text2000 } from '@vitryna/contracts/rules';
import { z } from '@vitryna/contracts/zod';
import { agreement } from '@vitryna/forms';
import { phone } from '@vitryna/forms/phone';
import type { RequestEvent } from './request-rules.ts';

const contact = { name: name255, agree: agreement };

/** A question is answered in writing; of business one talks. The server takes either way to answer. */
const question = z.object({ ...contact, email, phone: optional(phone), body: text2000 });
const talk = z.object({ ...contact, phone, email: optional(email), body: optional(text2000) });

/** The rules of the form for an event, a part of what the server checks. */
export const requestSchemaOf = (event: RequestEvent) => (event === 'feedback' ? question : talk);

/** A shopper's input. */
export type RequestInput = { name: string; email: string; phone: string; body: string; agree: boolean };

/** The form's output. */
export type RequestValues = z.output<typeof question> | z.output<typeof talk>;
