import type { PictureType } from '../studio/picture-type.ts';
import { bulletCamera } from './bullet-camera.ts';
import { domeCamera } from './dome-camera.ts';
import { laptop } from './laptop.ts';
import { monitor } from './monitor.ts';
import { powerBank } from './power-bank.ts';
import { powerStation } from './power-station.ts';
import { router } from './router.ts';
import { smartHub } from './smart-hub.ts';
import { smartphone } from './smartphone.ts';
import { tv } from './tv.ts';
import { upsTower } from './ups-tower.ts';

/** Every kind of product, one line each. */
export const types: readonly PictureType[] = [
  bulletCamera,
  domeCamera,
  laptop,
  monitor,
  powerBank,
  powerStation,
  router,
  smartHub,
  smartphone,
  tv,
  upsTower,
];
