export { createMediaApp, type MediaApp, type MediaAppOptions } from './media-app.ts';
export { type MediaFile, type MediaFormat, type MediaSize, mediaFormats, mediaSizes } from './media-file.ts';
export type { WarmOptions } from './media-store.ts';
