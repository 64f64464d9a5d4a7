export {
  type ApiClient,
  type ApiClientOptions,
  type CallOptions,
  createApiClient,
  type GetOptions,
  type PostOptions,
} from './api-client.ts';
export { type ApiError, type ApiErrorKind, createApiError, isApiError } from './api-error.ts';
export {
  type ContentClient,
  type ContentClientOptions,
  type ContentGetOptions,
  createContentClient,
} from './content-client.ts';
export type { ApiHooks, Expected } from './effects.ts';
export { newIdempotencyKey } from './idempotency-key.ts';
export { lazyApiClient } from './lazy-api-client.ts';
export { createLru, type Lru } from './lru.ts';
export type { Transport, TransportRequest, TransportResponse } from './transport.ts';
