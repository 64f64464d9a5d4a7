import * as accessories from './accessories.ts';
import * as enclosure from './case-parts.ts';
import type { Category } from './category.ts';
import * as core from './core-parts.ts';
import * as peripherals from './peripherals.ts';

export type { Category, Row } from './category.ts';

/** The files of the data set in the order of the menu. */
export const CATEGORIES: readonly Category[] = [
  core.CPU,
  core.MOTHERBOARD,
  core.VIDEO_CARD,
  core.MEMORY,
  core.INTERNAL_DRIVE,
  enclosure.POWER_SUPPLY,
  enclosure.CASE,
  core.CPU_COOLER,
  accessories.CASE_FAN,
  accessories.THERMAL_PASTE,
  accessories.FAN_CONTROLLER,
  accessories.CASE_ACCESSORY,
  peripherals.MONITOR,
  peripherals.KEYBOARD,
  peripherals.MOUSE,
  peripherals.HEADPHONES,
  peripherals.SPEAKERS,
  peripherals.WEBCAM,
  peripherals.EXTERNAL_DRIVE,
  accessories.OPTICAL_DRIVE,
  accessories.SOUND_CARD,
  accessories.WIRED_NETWORK,
  accessories.WIRELESS_NETWORK,
  accessories.OS,
  peripherals.UPS,
];
