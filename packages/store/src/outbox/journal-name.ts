/** Name in the local storage; absent while nothing waits. */
export const journalName = 'store_outbox';
