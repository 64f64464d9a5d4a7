import { createHash } from 'node:crypto';
import type { Locale } from '@vitryna/contracts/constants';

/** What a picture for social networks says of a product or a post. */
export type SocialCard = {
  title: string;
  /** The line above the title: a category. */
  label: string;
  /** The line below it. */
  note: { kind: 'price' | 'date'; text: string } | null;
  /** Hash of the picture beside the words; null for none. */
  picture: string | null;
};

/** Whose pictures they are. */
export type SocialBrand = {
  name: Readonly<Record<Locale, string>>;
  /** An SVG for light ground. */
  logo: string;
  /** Of the logo's box, 32 px high. */
  logoWidth: number;
  /** The logo shows the name itself. */
  hasName: boolean;
  colours: { page: string; ink: string; accent: string; onAccent: string };
};

/** A picture of social networks is as large as they show it. */
export const socialSize = { width: 1200, height: 630 } as const;

/** Raised when the drawing changes visibly: addresses change with it. */
const design = 1;

/** What a picture shows, in few characters: another one when any of it changes. */
export const socialVersion = ({ title, label, note, picture }: SocialCard): string =>
  createHash('sha256')
    .update(JSON.stringify([design, title, label, note?.kind, note?.text, picture]))
    .digest('hex')
    .slice(0, 12);

/** What a picture is of. `id` is a product's id or a post's slug. */
export type SocialSubject = { kind: 'product' | 'post'; id: string; locale: Locale };

/** The address of a subject's picture; its file is for ever the same. */
export const socialPath = ({ kind, id, locale }: SocialSubject, card: SocialCard): string =>
  `/media/social/${kind}/${encodeURIComponent(id)}/${locale}-${socialVersion(card)}.jpg`;
