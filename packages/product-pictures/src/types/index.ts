import type { PictureType } from '../studio/picture-type.ts';
import { domeCamera } from './dome-camera.ts';
import { router } from './router.ts';
import { smartphone } from './smartphone.ts';

/** Every kind of product, one line each. */
export const types: readonly PictureType[] = [domeCamera, router, smartphone];
