/** How a queue's jobs are tried again and how long one try may take, in seconds. */
export type QueueRules = {
  /** Tries after the first one; then the job is a dead letter. */
  retryLimit: number;
  /** Before the first of them; doubled with each, up to the longest, and half of it by chance. */
  retryDelay: number;
  retryDelayMax: number;
  expireInSeconds: number;
};

/** A day of tries that begin close together: for others' servers, which are away for a minute or for a night. */
const stubborn: QueueRules = { retryLimit: 20, retryDelay: 15, retryDelayMax: 7200, expireInSeconds: 120 };
/** Scheduled work gives up early. */
const recurring: QueueRules = { retryLimit: 3, retryDelay: 30, retryDelayMax: 300, expireInSeconds: 900 };

/** Every queue of the store, listed by hand: a job names one of them. */
export const jobQueues = {
  'collect-messages': recurring,
  feeds: recurring,
  'order-chores': recurring,
  'price-falls': recurring,
  'send-message': stubborn,
  sweep: recurring,
  'upload-sweep': recurring,
} as const satisfies Record<string, QueueRules>;

/** Name of a queue. */
export type JobName = keyof typeof jobQueues;

/** The queue of failed jobs; nobody works on it. */
export const deadLetters = 'dead-letters';
