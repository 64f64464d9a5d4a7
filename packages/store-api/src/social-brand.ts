import type { Brand } from '@vitryna/brand';
import type { SocialBrand } from '@vitryna/media';

/** Name, mark and colours that stand in pictures for social networks: those of light pages. */
export function socialBrand({ name, logo, colours, pictures }: Brand): SocialBrand {
  const { page, ink, accent, onAccent } = colours;
  return {
    name,
    logo: pictures.get(`/icons/${logo.light}`)?.toString() ?? '',
    logoWidth: logo.width,
    hasName: logo.hasName,
    colours: { page: page.light, ink: ink.light, accent: accent.light, onAccent: onAccent.light },
  };
}
