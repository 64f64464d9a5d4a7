import type { requestEvents } from '@vitryna/contracts/api';

/** The input of an editors' form: an event of `/marketing/event` that any shopper may send. */
export type RequestEvent = (typeof requestEvents)[number];

// A list of its own: the contract's comes with all schemas of the API, which a page does not need before it is hydrated.
const events: Record<RequestEvent, true> = {
  callback: true,
  feedback: true,
  cooperation: true,
  wholesale: true,
  partnership: true,
  service: true,
  becomeAuthor: true,
};

const isRequestEvent = (event: string): event is RequestEvent => Object.hasOwn(events, event);

/** Which event the form of a block sends; null for one that this version has no form for. */
export const requestEventOf = (event: string): RequestEvent | null => (isRequestEvent(event) ? event : null);
