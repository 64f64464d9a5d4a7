import { clamp } from './vector.ts';

/** Linear light, red, green and blue, 0 to 1. */
export type Light = readonly [red: number, green: number, blue: number];

function channels(hex: string): [number, number, number] {
  const digits = hex.replace('#', '');
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const value = Number.parseInt(full, 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

const pair = (value: number) =>
  Math.round(clamp(value, 0, 255))
    .toString(16)
    .padStart(2, '0');

/** `#rrggbb` of three channels, 0 to 255. */
export const hexOf = (red: number, green: number, blue: number): string => `#${pair(red)}${pair(green)}${pair(blue)}`;

/** A colour between two others: `a` at 0, `b` at 1. */
export function mixColours(a: string, b: string, t: number): string {
  const from = channels(a);
  const to = channels(b);
  return hexOf(from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t, from[2] + (to[2] - from[2]) * t);
}

/** A colour with some white in it. */
export const lighten = (colour: string, by: number): string => mixColours(colour, '#ffffff', by);

/** A colour with some black in it. */
export const darken = (colour: string, by: number): string => mixColours(colour, '#000000', by);

/** How bright a colour looks, 0 to 1. */
export function brightness(colour: string): number {
  const [red, green, blue] = channels(colour);
  return (red * 0.3 + green * 0.6 + blue * 0.1) / 255;
}

/** Whether a body of this colour takes dark print. */
export const isLight = (colour: string): boolean => brightness(colour) > 0.55;

/** A colour that stands off its ground a little: print, marks and grooves on a body. */
export const inkOn = (colour: string, strength = 0.45): string =>
  isLight(colour) ? darken(colour, strength * 0.75) : lighten(colour, strength);

function toLinear(channel: number) {
  const x = channel / 255;
  return x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4;
}

/** A hex colour as linear light. */
export function lightOf(colour: string): Light {
  const [red, green, blue] = channels(colour);
  return [toLinear(red), toLinear(green), toLinear(blue)];
}

/** One channel of linear light as an sRGB channel, 0 to 255. */
export function channelOf(light: number): number {
  const x = clamp(light);
  return Math.round(255 * (x <= 0.0031308 ? 12.92 * x : 1.055 * x ** (1 / 2.4) - 0.055));
}

/** A colour given from outside, or the other one when it is not `#rgb` or `#rrggbb`. */
export const colourOr = (given: string, fallback: string): string =>
  /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(given) ? given.toLowerCase() : fallback;
