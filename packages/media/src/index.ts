export { type Activity, createActivity } from './activity.ts';
export { createMediaApp, type MediaApp, type MediaAppOptions } from './media-app.ts';
export { type MediaFile, type MediaFormat, mediaFormats } from './media-file.ts';
export {
  type SocialBrand,
  type SocialCard,
  type SocialSubject,
  socialPath,
  socialSize,
} from './social/social-card.ts';
export type { UploadRefusal } from './uploads/refusal.ts';
export { createUploads, type Uploads } from './uploads/uploads.ts';
export type { WarmOptions } from './warm.ts';
