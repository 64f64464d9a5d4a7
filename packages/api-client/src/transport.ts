/** One call as a transport gets it; where the base is, and the cookies, are the transport's business. */
export type TransportRequest = {
  method: 'GET' | 'POST';
  /** Path below the base with its query, e.g. `/catalog/product/list?pageNum=2`. */
  path: string;
  headers: Record<string, string>;
  /** Sent as JSON; undefined for GET. */
  body?: unknown;
  /** Aborts when the caller gives up or the time is over. */
  signal: AbortSignal;
};

/** The response, whatever the status. */
export type TransportResponse = {
  status: number;
  /** Names in lower case. */
  headers?: Record<string, string | undefined>;
  /** Parsed JSON; anything else when the answer was not JSON. */
  body: unknown;
};

/** Carries a call. Resolves with any status; rejects only when there was no answer. */
export type Transport = (request: TransportRequest) => Promise<TransportResponse>;
