import type { AdCard } from '@vitryna/contracts/api';

/** The lit well of the dark theme: what can be read on it can be read on the lighter one too. */
const well = '#d3d7d0';
/** WCAG 2.2, 1.4.3. */
const enough = 4.5;

/** Share of light, 0 to 1, of a colour of three, six or eight hex digits; the eight's opacity is left out. */
function luminance(colour: string): number {
  const short = colour.length === 4;
  const channel = (place: number) => {
    const digits = short ? colour.slice(place + 1, place + 2).repeat(2) : colour.slice(place * 2 + 1, place * 2 + 3);
    const value = Number.parseInt(digits, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(0) + 0.7152 * channel(1) + 0.0722 * channel(2);
}

/** WCAG contrast of two colours. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Custom properties of a slide; an empty value leaves the theme's own colour. */
export type SlideColours = Record<`--ad-${'title' | 'description' | 'label' | 'border' | 'button'}`, string>;

/**
 * The colours of a card, which the contract has checked for form, as far as they can be read: on the plain ground of a slide
 * without a background picture, and on the button.
 */
export function cardColours(card: AdCard): SlideColours {
  const onGround = (colour: string) =>
    colour === '' || card.backgroundImage?.url || contrast(colour, well) >= enough ? colour : '';
  const { buttonLabelColor: label, buttonBackgroundColor: button } = card;
  const isButtonReadable = label !== '' && button !== '' && contrast(label, button) >= enough;
  return {
    '--ad-title': onGround(card.titleColor),
    '--ad-description': onGround(card.descriptionColor),
    '--ad-label': isButtonReadable ? label : '',
    '--ad-button': isButtonReadable ? button : '',
    '--ad-border': card.buttonBorderColor,
  };
}

/** Puts the colours on a slide through the CSSOM: a strict policy allows no `style` attribute. */
export function paint(element: HTMLElement, colours: SlideColours): void {
  for (const [name, colour] of Object.entries(colours)) element.style.setProperty(name, colour);
}
