import type { Family } from '../model/draft.ts';
import { earbuds } from './audio/earbuds.ts';
import { headphones } from './audio/headphones.ts';
import { microphones } from './audio/microphones.ts';
import { soundbars } from './audio/soundbars.ts';
import { speakers } from './audio/speakers.ts';
import { desktops } from './computers/desktops.ts';
import { drives } from './computers/drives.ts';
import { keyboards } from './computers/keyboards.ts';
import { laptops } from './computers/laptops.ts';
import { mice } from './computers/mice.ts';
import { monitors } from './computers/monitors.ts';
import { portableDrives } from './computers/portable-drives.ts';
import { webcams } from './computers/webcams.ts';
import { accessPoints } from './networks/access-points.ts';
import { routers } from './networks/routers.ts';
import { switches } from './networks/switches.ts';
import { phones } from './phones/phones.ts';
import { tablets } from './phones/tablets.ts';
import { watches } from './phones/watches.ts';
import { batteries } from './power/batteries.ts';
import { inverters } from './power/inverters.ts';
import { powerBanks } from './power/power-banks.ts';
import { solarPanels } from './power/solar-panels.ts';
import { stations } from './power/stations.ts';
import { upses } from './power/ups.ts';
import { smartHubs } from './smart-home/hubs.ts';
import { smartBulbs } from './smart-home/lamps.ts';
import { smartLocks } from './smart-home/locks.ts';
import { smartPlugs } from './smart-home/plugs.ts';
import { thermostats } from './smart-home/thermostats.ts';
import { mediaPlayers } from './television/media-players.ts';
import { projectors } from './television/projectors.ts';
import { televisions } from './television/television.ts';
import { alarmHubs } from './video/alarm-hubs.ts';
import { doorbells } from './video/doorbells.ts';
import { ipCameras } from './video/ip-cameras.ts';
import { keypads } from './video/keypads.ts';
import { recorders } from './video/recorders.ts';
import { doorSensors, motionSensors } from './video/sensors.ts';
import { sirens } from './video/sirens.ts';

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
