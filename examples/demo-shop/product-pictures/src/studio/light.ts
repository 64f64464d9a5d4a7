import type { Light } from './colour.ts';
import type { Material } from './material.ts';
import { add, clamp, dot, normalise, scale, smoothStep, subtract, type Vector } from './vector.ts';

// The lamps travel with the camera, so that every product card has the same light whatever the view: a softbox upper
// left, a strip at the right edge and a weak lamp beside the lens.
const softbox = normalise([-0.52, 0.66, 0.56]);
const strip = normalise([0.93, 0.22, 0.05]);
const fill = normalise([0.35, 0.15, 0.9]);

/** What the surroundings send along a reflected ray; roughness blurs the lamps' edges and dims their peaks. */
function reflection(ray: Vector, roughness: number): number {
  const blur = 0.05 + 0.5 * roughness;
  let light = 0.3 + 0.3 * (ray[1] * 0.5 + 0.5);
  light += (2.6 / (1 + 5 * roughness)) * smoothStep(0.8 - blur, 0.8 + blur * 0.5, dot(ray, softbox));
  light += (1.1 / (1 + 3 * roughness)) * smoothStep(0.86 - blur, 0.9 + blur * 0.3, dot(ray, strip));
  light += 0.45 * smoothStep(0.55 - blur, 0.95, ray[1]);
  light -= 0.34 * (1 - roughness) * Math.exp(-((ray[1] + 0.12) ** 2) / (0.012 + 0.1 * roughness));
  light -= 0.12 * smoothStep(0.2, -0.8, ray[1]);
  return Math.max(0.03, light);
}

/** What arrives at a surface. The softbox is near: its direction changes over a large flat face. */
function irradiance(normal: Vector, position: Vector): number {
  const wrap = 0.35;
  const towardsSoftbox = normalise(subtract(scale(softbox, 2.3), position));
  const key = clamp((dot(normal, towardsSoftbox) + wrap) / (1 + wrap));
  return (
    0.2 +
    0.17 * (normal[1] * 0.5 + 0.5) +
    0.62 * key ** 1.15 +
    0.1 * clamp(dot(normal, fill)) +
    0.1 * clamp(dot(normal, strip)) ** 2
  );
}

// White never clips: above 0.8 the tone rolls off.
const rollOff = (x: number) => (x < 0.8 ? x : 0.8 + 0.2 * (1 - Math.exp(-(x - 0.8) / 0.2)));

/**
 * The tone of a surface point. All vectors are in the lamps' frame; `position` is relative to the product's middle,
 * scaled to about ±1.
 */
export function toneOf(material: Material, normal: Vector, towardsViewer: Vector, position: Vector): Light {
  const reach = Math.hypot(...position);
  const near = reach > 1.3 ? scale(position, 1.3 / reach) : position;
  const facing = Math.max(0.001, dot(normal, towardsViewer));
  const ray = subtract(scale(normal, 2 * dot(normal, towardsViewer)), towardsViewer);
  const falloff = 1 - 0.12 * (near[0] * 0.55 - near[1] * 0.6);
  const arriving = 1.12 * irradiance(normal, near) * falloff * material.diffuse;
  const mirrored = reflection(normalise(add(ray, scale(near, 0.42))), material.roughness) * falloff;
  const grazing = (1 - facing) ** 5;
  const tone = (base: number) => {
    if (material.isMetal) return rollOff(base * arriving + (base + (1 - base) * 0.5 * grazing) * mirrored * 0.72);
    const fresnel = material.reflectance + (1 - material.reflectance) * grazing * (1 - material.roughness * 0.8);
    return rollOff(base * arriving + (fresnel + 0.012) * mirrored * material.specular);
  };
  return [tone(material.base[0]), tone(material.base[1]), tone(material.base[2])];
}
