import { bannerFields } from './components.ts';
import type { Field, Fields, TypeName } from './fields.ts';

/** A content type: `plural` is its path in Strapi's REST, `label` its name in the editor. */
export type ContentType = { plural: string; label: string; fields: Fields };

const key: Field = { is: 'text', isShared: true, isRequired: true };
const title: Field = { is: 'text', isRequired: true };
const position: Field = { is: 'integer', isShared: true };
const seo: Fields = { metaTitle: { is: 'text' }, metaDescription: { is: 'longText' }, h1: { is: 'text' } };

/** The content types of a store. */
export const contentTypes: Record<TypeName, ContentType> = {
  page: {
    plural: 'pages',
    label: 'Page',
    fields: { path: key, ...seo, body: { is: 'richText' }, blocks: { is: 'blocks' } },
  },
  'header-banner': {
    plural: 'header-banners',
    label: 'Banner of the header',
    fields: { title, url: title, image: { is: 'picture' }, adaptiveImage: { is: 'picture' } },
  },
  'hero-banner': { plural: 'hero-banners', label: 'Banner of home', fields: { ...bannerFields, position } },
  'promo-banner': {
    plural: 'promo-banners',
    label: 'Promo banner',
    fields: { ...bannerFields, categoryCode: { is: 'text', isShared: true }, position },
  },
  'category-seo': {
    plural: 'category-seos',
    label: 'Texts of a category',
    fields: {
      categoryCode: key,
      specifications: { is: 'text', isShared: true },
      ...seo,
      top: { is: 'richText' },
      bottom: { is: 'richText' },
      faq: { is: 'component', component: 'content.question', isList: true },
    },
  },
  faq: {
    plural: 'faqs',
    label: 'Questions and answers',
    fields: { slug: key, title, groups: { is: 'component', component: 'content.faq-group', isList: true }, position },
  },
  'landing-page': {
    plural: 'landing-pages',
    label: 'Landing page',
    fields: {
      id: { ...key, as: 'slug' },
      title,
      cover: { is: 'picture' },
      startsAt: { is: 'moment', isShared: true, isRequired: true },
      endsAt: { is: 'moment', isShared: true, isRequired: true },
      blocks: { is: 'blocks' },
      products: { is: 'lines', isShared: true },
      form: { is: 'component', component: 'content.form' },
      position,
    },
  },
  'popup-card': {
    plural: 'popup-cards',
    label: 'Slide of the pop-up',
    fields: {
      id: { ...key, as: 'slug' },
      title,
      description: { is: 'longText' },
      url: title,
      buttonLabel: { is: 'text' },
      titleColor: { is: 'colour' },
      descriptionColor: { is: 'colour' },
      buttonLabelColor: { is: 'colour' },
      buttonBorderColor: { is: 'colour' },
      buttonBackgroundColor: { is: 'colour' },
      backgroundImage: { is: 'picture' },
      overlayImage: { is: 'picture' },
      position,
    },
  },
  'blog-post': {
    plural: 'blog-posts',
    label: 'Post of the blog',
    fields: {
      slug: key,
      title,
      excerpt: { is: 'longText' },
      cover: { is: 'picture', isShared: true },
      category: { is: 'relation', to: 'blog-category' },
      tags: { is: 'relation', to: 'blog-tag', isList: true },
      author: { is: 'relation', to: 'blog-author' },
      publishedAt: { is: 'moment', as: 'publishedOn', isShared: true },
      readMinutes: { is: 'integer', isShared: true },
      blocks: { is: 'blocks' },
      products: { is: 'lines', isShared: true },
    },
  },
  'blog-category': { plural: 'blog-categories', label: 'Category of the blog', fields: { slug: key, title } },
  'blog-tag': { plural: 'blog-tags', label: 'Tag of the blog', fields: { slug: key, title } },
  'blog-author': {
    plural: 'blog-authors',
    label: 'Author of the blog',
    fields: { slug: key, name: title, photo: { is: 'picture', isShared: true } },
  },
};
