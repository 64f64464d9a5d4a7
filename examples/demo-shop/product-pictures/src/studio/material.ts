import { type Light, lightOf } from './colour.ts';

/** How a surface answers the light of the studio. */
export type Material = {
  colour: string;
  base: Light;
  isMetal: boolean;
  /** 0 is a mirror, 1 is chalk. */
  roughness: number;
  /** Reflection seen head-on. */
  reflectance: number;
  diffuse: number;
  specular: number;
};

const material = (colour: string, options: Partial<Material>): Material => ({
  colour,
  base: lightOf(colour),
  isMetal: false,
  roughness: 0.6,
  reflectance: 0.04,
  diffuse: 1,
  specular: 1,
  ...options,
});

/** Matte plastic: light housings, cameras, sensors. */
export const matte = (colour: string): Material => material(colour, { roughness: 0.75, specular: 0.7 });

/** Satin plastic and paint: the default of dark bodies. */
export const satin = (colour: string): Material => material(colour, { roughness: 0.4 });

/** Gloss plastic and glass. */
export const gloss = (colour: string): Material =>
  material(colour, { roughness: 0.08, specular: 1.3, reflectance: 0.05 });

/** Rubber, leather and fabric: hardly any reflection. */
export const rubber = (colour: string): Material => material(colour, { roughness: 0.95, specular: 0.35 });

/** Metal; brushed at 0.5, polished at 0.2. `diffuse` is higher for anodised surfaces. */
export const metal = (colour: string, roughness = 0.32, diffuse = 0.34): Material =>
  material(colour, { isMetal: true, roughness, diffuse });

/** A milky cover over a light or a sensor. */
export const milk = (colour: string): Material => material(colour, { roughness: 0.3, specular: 1.2 });
