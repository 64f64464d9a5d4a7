import type { PictureType } from '../studio/picture-type.ts';
import { accessPoint } from './access-point.ts';
import { bulletCamera } from './bullet-camera.ts';
import { domeCamera } from './dome-camera.ts';
import { doorSensor } from './door-sensor.ts';
import { headphones } from './headphones.ts';
import { keyboard } from './keyboard.ts';
import { laptop } from './laptop.ts';
import { monitor } from './monitor.ts';
import { motionSensor } from './motion-sensor.ts';
import { mouse } from './mouse.ts';
import { networkSwitch } from './network-switch.ts';
import { powerBank } from './power-bank.ts';
import { powerStation } from './power-station.ts';
import { ptzCamera } from './ptz-camera.ts';
import { router } from './router.ts';
import { smartHub } from './smart-hub.ts';
import { smartphone } from './smartphone.ts';
import { solarPanel } from './solar-panel.ts';
import { speaker } from './speaker.ts';
import { ssd } from './ssd.ts';
import { ssdM2 } from './ssd-m2.ts';
import { ssdPortable } from './ssd-portable.ts';
import { tablet } from './tablet.ts';
import { tv } from './tv.ts';
import { upsTower } from './ups-tower.ts';
import { videoRecorder } from './video-recorder.ts';

/** Every kind of product, one line each, by name. */
export const types: readonly PictureType[] = [
  accessPoint,
  bulletCamera,
  domeCamera,
  doorSensor,
  headphones,
  keyboard,
  laptop,
  monitor,
  motionSensor,
  mouse,
  networkSwitch,
  powerBank,
  powerStation,
  ptzCamera,
  router,
  smartHub,
  smartphone,
  solarPanel,
  speaker,
  ssd,
  ssdM2,
  ssdPortable,
  tablet,
  tv,
  upsTower,
  videoRecorder,
];
