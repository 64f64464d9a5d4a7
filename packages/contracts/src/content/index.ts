export * from './banners.ts';
export * from './blocks.ts';
export * from './blog.ts';
export * from './envelope.ts';
export * from './faq.ts';
export * from './landing.ts';
export * from './page.ts';
export * from './scalars.ts';
