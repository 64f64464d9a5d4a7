import type { PictureType } from '../studio/picture-type.ts';
import { accessPoint } from './access-point.ts';
import { alarmHub } from './alarm-hub.ts';
import { batteryBlock } from './battery-block.ts';
import { bulletCamera } from './bullet-camera.ts';
import { desktopPc } from './desktop-pc.ts';
import { domeCamera } from './dome-camera.ts';
import { doorSensor } from './door-sensor.ts';
import { earbuds } from './earbuds.ts';
import { headphones } from './headphones.ts';
import { inverter } from './inverter.ts';
import { keyboard } from './keyboard.ts';
import { keypad } from './keypad.ts';
import { laptop } from './laptop.ts';
import { mediaPlayer } from './media-player.ts';
import { microphone } from './microphone.ts';
import { monitor } from './monitor.ts';
import { motionSensor } from './motion-sensor.ts';
import { mouse } from './mouse.ts';
import { networkSwitch } from './network-switch.ts';
import { powerBank } from './power-bank.ts';
import { powerStation } from './power-station.ts';
import { projector } from './projector.ts';
import { ptzCamera } from './ptz-camera.ts';
import { router } from './router.ts';
import { siren } from './siren.ts';
import { smartBulb } from './smart-bulb.ts';
import { smartHub } from './smart-hub.ts';
import { smartLock } from './smart-lock.ts';
import { smartPlug } from './smart-plug.ts';
import { smartphone } from './smartphone.ts';
import { smartwatch } from './smartwatch.ts';
import { solarPanel } from './solar-panel.ts';
import { soundbar } from './soundbar.ts';
import { speaker } from './speaker.ts';
import { ssd } from './ssd.ts';
import { ssdM2 } from './ssd-m2.ts';
import { ssdPortable } from './ssd-portable.ts';
import { tablet } from './tablet.ts';
import { thermostat } from './thermostat.ts';
import { tv } from './tv.ts';
import { upsTower } from './ups-tower.ts';
import { videoDoorbell } from './video-doorbell.ts';
import { videoRecorder } from './video-recorder.ts';
import { webcam } from './webcam.ts';

/** Every kind of product, one line each, by name. */
export const types: readonly PictureType[] = [
  accessPoint,
  alarmHub,
  batteryBlock,
  bulletCamera,
  desktopPc,
  domeCamera,
  doorSensor,
  earbuds,
  headphones,
  inverter,
  keyboard,
  keypad,
  laptop,
  mediaPlayer,
  microphone,
  monitor,
  motionSensor,
  mouse,
  networkSwitch,
  powerBank,
  powerStation,
  projector,
  ptzCamera,
  router,
  siren,
  smartBulb,
  smartHub,
  smartLock,
  smartPlug,
  smartphone,
  smartwatch,
  solarPanel,
  soundbar,
  speaker,
  ssd,
  ssdM2,
  ssdPortable,
  tablet,
  thermostat,
  tv,
  upsTower,
  videoDoorbell,
  videoRecorder,
  webcam,
];
