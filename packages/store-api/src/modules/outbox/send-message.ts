import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';

/** Sends one message of the outbox. */
export const sendMessage = defineJob('send-message', z.object({ id: z.number().int() }));

/** Finds messages that nobody was there to send. */
export const collectMessages = defineJob('collect-messages', z.object({}));
