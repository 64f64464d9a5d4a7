export {
  createFakeTransport,
  type FakeAnswer,
  type FakeCall,
  type FakeResponse,
  type FakeTable,
  failWith,
  respond,
} from './fake-transport.ts';
export { cartLine, cartSummary } from './fixtures/cart.ts';
export { category, categoryView } from './fixtures/category.ts';
export { product, productCard, productList, review } from './fixtures/product.ts';
export { img, l10n, money, prices, seo } from './fixtures/scalars.ts';
export { config, maintenance, user } from './fixtures/shared.ts';
