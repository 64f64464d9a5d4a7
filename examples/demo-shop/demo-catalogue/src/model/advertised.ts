/** A product that banners show, as its address names it. */
type Advertised = { categorySlug: string; slug: string };

/** What the banners of the home page advertise: it can be bought, and costs less than before. */
export const ADVERTISED = {
  station: {
    categorySlug: 'stantsii-ponad-2000',
    slug: 'zariadna-stantsiia-zoria-station-2000-2048-vt-hod-lifepo4',
  },
  camera: { categorySlug: 'kupolni-ip-kamery', slug: 'ip-kamera-vartis-turret-5-color-kolorova-vnochi' },
  headphones: {
    categorySlug: 'nakladni-navushnyky',
    slug: 'navushnyky-tysha-anc-5-bezdrotovi-iz-shumozahlushenniam-chorni',
  },
  router: {
    categorySlug: 'marshrutyzatory-wi-fi-7',
    slug: 'marshrutyzator-mriya-be7200-wi-fi-7-2-5-hbit-s-chornyi',
  },
} as const satisfies Record<string, Advertised>;

export type AdvertisedName = keyof typeof ADVERTISED;

const slugs: ReadonlySet<string> = new Set(Object.values(ADVERTISED).map(({ slug }) => slug));

/** Whether a banner advertises the product with this slug. */
export const isAdvertised = (slug: string): boolean => slugs.has(slug);

/** The path of an advertised product, without a language. */
export const advertisedPath = ({ categorySlug, slug }: Advertised): string => `/${categorySlug}/${slug}`;
