import type { RouteDeclaration } from '@vitryna/contracts/release';
import { authorForms } from './features/authors/author-forms.ts';
import { requestForms } from './features/content-page/request/no-js-forms.ts';
import { warrantyForms } from './features/content-page/warranty-check/warranty-forms.ts';

/** Name of the specification's route → path; every one is a page of the content service. */
const contentPages: Record<string, string> = {
  warranty: 'warranty',
  'about-company': 'about-company',
  cooperation: 'about-company/cooperation',
  wholesale: 'about-company/opt',
  'shipping-payment': 'about-company/shipping-payment',
  partnership: 'partnership',
  'privacy-policy': 'privacy-policy',
  'public-offer': 'public-offer',
  'reviews-policy': 'reviews-policy',
  services: 'services',
  'services-apartment': 'services/apartment',
  'services-shop': 'services/shop',
  'services-warehouse': 'services/warehouse',
  'services-office': 'services/office',
  'services-house': 'services/house',
  'services-enterprises': 'services/enterprises',
  icsee: 'icsee',
  'gv-ss': 'gv-ss',
};

/** A page that is rendered for everybody alike. */
const page = (name: string, path: string, example = path): RouteDeclaration => ({
  name,
  path,
  layout: 'default',
  cache: 'public',
  page: name in contentPages ? 'content' : name,
  example,
});

/** The posts of a category or with a tag. */
const blogList = (name: string, path: string, example: string): RouteDeclaration => ({
  ...page(name, path, example),
  query: ['page'],
  page: 'blog-list',
});

/** Its form is posted without JavaScript, by a key that the page holds: each visitor has a page of one's own, so no search engine does. */
const becomeAuthor: RouteDeclaration = {
  ...page('become-author', 'blog/become-author'),
  cache: 'private',
  query: ['sent'],
  forms: authorForms,
};

/** The pages of this remote. */
export const routes: RouteDeclaration[] = [
  ...Object.entries(contentPages).map(([name, path]) => page(name, path)),
  page('contact', 'about-company/contact'),
  { ...page('blog', 'blog'), query: ['page', 'q'] },
  blogList('blog-category', 'blog/category/:categorySlug', 'blog/category/guides'),
  blogList('blog-tag', 'blog/tag/:tagSlug', 'blog/tag/networks'),
  becomeAuthor,
  page('blog-post', 'blog/:postSlug', 'blog/komu-potriben-wi-fi-7'),
  // The two pop-ups that open by themselves stay away (specification §4.28).
  { ...page('landing-pages', 'landing-page'), query: ['page'], hasPopups: false },
  { ...page('landing-page', 'landing-page/:id', 'landing-page/zymovyi-montazh'), hasPopups: false },
  // Of one visitor: the key of its form is never kept (decision 115).
  {
    ...page('write-to-us', 'write-to-us/:event', 'write-to-us/feedback'),
    cache: 'private',
    query: ['place'],
    hasPopups: false,
    forms: requestForms,
  },
  { ...page('warranty-check', 'warranty-check'), cache: 'private', query: ['orderId', 'token'], forms: warrantyForms },
  { ...page('delivery-cost', 'delivery-cost'), cache: 'private', query: ['city', 'cityRef'] },
  { ...page('faqs', 'faq'), page: 'faq', query: ['q'] },
  { ...page('faq', 'faq/:faqSlug', 'faq/pytannia'), query: ['q'] },
];
