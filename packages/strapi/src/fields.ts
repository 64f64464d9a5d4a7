import type { BlockType } from '@vitryna/contracts/content';

/** What an editor fills in. */
export type Field = (
  | { is: 'text' | 'longText' | 'richText' | 'colour' | 'moment' | 'integer' | 'decimal' | 'picture' | 'pictures' }
  /** One value a line. */
  | { is: 'lines' }
  /** Cells with `|` between them; of `rows` one row a line. */
  | { is: 'cells' | 'rows' }
  | { is: 'component'; component: ComponentName; isList?: true }
  /** The blocks of a page, each a component. */
  | { is: 'blocks' }
  | { is: 'relation'; to: TypeName; isList?: true }
) & {
  /** Its name in Strapi, where the contract's own is taken there. */
  as?: string;
  /** The same in all languages. */
  isShared?: true;
  isRequired?: true;
};

/** Fields by the contract's name. */
export type Fields = Readonly<Record<string, Field>>;

/** Components that stand within others, beside those of blocks. */
export type PartName = 'entry' | 'card' | 'question' | 'faq-group' | 'banner' | 'form';

/** A component as Strapi names it: its category and its name. */
export type ComponentName = `content.${PartName}` | `block.${BlockType}`;

/** Content types, as Strapi names one of each. */
export type TypeName =
  | 'page'
  | 'header-banner'
  | 'hero-banner'
  | 'promo-banner'
  | 'category-seo'
  | 'faq'
  | 'landing-page'
  | 'popup-card'
  | 'blog-post'
  | 'blog-category'
  | 'blog-tag'
  | 'blog-author';

/** The name of a field in Strapi. */
export const nameOf = (name: string, { as = name }: Field): string => as;
