import type { Family } from '../model/draft.ts';
import { earbuds, headphones } from './audio/headphones.ts';
import { microphones, soundbars, speakers } from './audio/speakers.ts';
import { keyboards, mice } from './computers/input.ts';
import { desktops, laptops } from './computers/laptops.ts';
import { monitors } from './computers/monitors.ts';
import { drives, portableDrives, webcams } from './computers/storage.ts';
import { accessPoints } from './networks/access-points.ts';
import { routers } from './networks/routers.ts';
import { switches } from './networks/switches.ts';
import { phones, tablets } from './phones/phones.ts';
import { watches } from './phones/watches.ts';
import { powerBanks } from './power/power-banks.ts';
import { batteries, inverters, solarPanels } from './power/solar.ts';
import { stations } from './power/stations.ts';
import { upses } from './power/ups.ts';
import { smartBulbs, smartHubs, smartLocks, smartPlugs, thermostats } from './smart-home/smart-home.ts';
import { mediaPlayers, projectors, televisions } from './television/television.ts';
import { alarmHubs, doorSensors, keypads, motionSensors, sirens } from './video/alarm.ts';
import { doorbells } from './video/doorbells.ts';
import { ipCameras } from './video/ip-cameras.ts';
import { recorders } from './video/recorders.ts';

/** Every product family of the demo assortment. */
export const FAMILIES: readonly Family[] = [
  ipCameras,
  recorders,
  doorbells,
  alarmHubs,
  motionSensors,
  doorSensors,
  sirens,
  keypads,
  routers,
  switches,
  accessPoints,
  smartHubs,
  smartPlugs,
  smartBulbs,
  smartLocks,
  thermostats,
  stations,
  upses,
  solarPanels,
  inverters,
  batteries,
  powerBanks,
  phones,
  tablets,
  watches,
  laptops,
  desktops,
  monitors,
  drives,
  portableDrives,
  keyboards,
  mice,
  webcams,
  headphones,
  earbuds,
  speakers,
  soundbars,
  microphones,
  televisions,
  mediaPlayers,
  projectors,
];
