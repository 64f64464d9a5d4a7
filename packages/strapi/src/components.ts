import type { BlockType } from '@vitryna/contracts/content';
import type { ComponentName, Fields, PartName } from './fields.ts';

const title = { title: { is: 'text' } } as const;
const titled = { title: { is: 'text', isRequired: true } } as const;

/** Fields of a banner, wherever it stands. */
export const bannerFields: Fields = {
  ...titled,
  titleColor: { is: 'colour' },
  url: { is: 'text', isRequired: true },
  description: { is: 'longText' },
  descriptionColor: { is: 'colour' },
  buttonLabel: { is: 'text' },
  buttonColor: { is: 'colour' },
  buttonLabelColor: { is: 'colour' },
  backgroundImage: { is: 'picture' },
  overlayImage: { is: 'picture' },
};

const parts: Record<PartName, Fields> = {
  entry: { ...titled, html: { is: 'richText' } },
  card: {
    ...titled,
    text: { is: 'longText' },
    url: { is: 'text' },
    image: { is: 'picture' },
    icon: { is: 'text' },
  },
  question: { slug: { is: 'text' }, q: { is: 'longText', isRequired: true }, a: { is: 'richText', isRequired: true } },
  'faq-group': { ...titled, items: { is: 'component', component: 'content.question', isList: true } },
  banner: bannerFields,
  form: { event: { is: 'text', isRequired: true }, ...titled },
};

const entries = { is: 'component', component: 'content.entry', isList: true } as const;

/** Each block of the contract as a component: a new one is an entry here. */
const blocks: Record<BlockType, Fields> = {
  text: { ...title, html: { is: 'richText' } },
  image: { image: { is: 'picture', isRequired: true }, caption: { is: 'text' } },
  gallery: { ...title, images: { is: 'pictures' } },
  video: { ...title, id: { is: 'text', as: 'videoId', isRequired: true } },
  quote: { text: { is: 'longText', isRequired: true }, author: { is: 'text' } },
  table: { ...title, head: { is: 'cells' }, rows: { is: 'rows' } },
  products: { ...title, slugs: { is: 'lines' }, query: { is: 'text' } },
  banner: { banner: { is: 'component', component: 'content.banner' } },
  accordion: { ...title, items: entries },
  steps: { ...title, items: entries },
  cards: { ...title, items: { is: 'component', component: 'content.card', isList: true } },
  form: { ...title, event: { is: 'text', isRequired: true } },
  file: {
    ...title,
    url: { is: 'text', isRequired: true },
    name: { is: 'text', isRequired: true },
    size: { is: 'integer' },
  },
  map: {
    ...title,
    lat: { is: 'decimal', isRequired: true },
    lng: { is: 'decimal', isRequired: true },
    label: { is: 'text' },
  },
};

const named = <Category extends string>(category: Category, fields: Record<string, Fields>) =>
  Object.entries(fields).map(([name, value]): [string, Fields] => [`${category}.${name}`, value]);

/** Every component with its fields. */
export const components: ReadonlyMap<string, Fields> = new Map([...named('content', parts), ...named('block', blocks)]);

/** The components that a page's blocks may be. */
export const blockComponents: readonly string[] = Object.keys(blocks).map((type) => `block.${type}`);

/** The fields of a component. */
export const fieldsOf = (component: ComponentName): Fields => components.get(component) ?? {};
