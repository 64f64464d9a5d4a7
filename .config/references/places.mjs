/** Files that may do what a rule refuses, by a pattern, each with why it may. */
export const places = [
  // The one import of what is computed: the bytes are checked first.
  ['no-computed-import', 'shell/src/**/verified-import.ts'],
  // Bundles that were built run as scripts, which ask for Node's modules by a list.
  ['no-computed-import', 'packages/release/src/**/evaluate-bundle.ts'],
  ['no-code-from-text', 'packages/release/src/**/evaluate-bundle.ts'],
  // The one import of what is configured: what it exports is checked.
  ['no-computed-import', 'packages/assortment/src/load-part.ts'],
  // The build asks the bundle of a shared package what it exports.
  ['no-computed-import', 'packages/build/src/shared-exports.ts'],
  ['no-code-from-text', 'packages/build/src/shared-exports.ts'],
  // The starter brings the entry; rules for what to fetch ahead are JSON; the container counts visits of who agreed to it.
  ['no-code-from-text', 'shell/src/start/starter.ts'],
  ['no-code-from-text', 'packages/navigation/src/instant/speculate.ts'],
  ['no-code-from-text', 'shell/src/features/tracking/container.ts'],
  // The shell lends its import and its federation to remotes, and presets write the code that takes them.
  ['no-bundler-internals', 'shell/src/remotes/verified-import.ts'],
  ['no-bundler-internals', 'shell/src/remotes/federation.ts'],
  ['no-bundler-internals', 'packages/build/src/runtime/borrowed-runtime.js'],
  ['no-bundler-internals', 'packages/build-vite/src/runtime/container.js'],
  // What several parts of the store keep and read has its name here.
  ['no-foreign-storage', 'packages/contracts/src/**/cookies.ts'],
  ['no-foreign-storage', 'packages/contracts/src/**/language-key.ts'],
  ['no-foreign-storage', 'packages/contracts/src/**/recently-viewed-key.ts'],
  // The package itself; forms that outlive their page, and the answer to an order, have no store; the city is read before the stores.
  ['no-storage-of-ones-own', 'packages/persisted-state/src/browser-storages.ts'],
  ['no-storage-of-ones-own', 'packages/forms/src/kept-input.ts'],
  ['no-storage-of-ones-own', 'mf-checkout/src/features/checkout/tab-storage.ts'],
  ['no-storage-of-ones-own', 'mf-checkout/src/features/cart/components/cart-delivery.tsx'],
  // A bar at the edge of the screen takes room that the page leaves free; a dialog of the remote's own has a place of its own.
  ['no-foreign-styles', 'packages/ui/src/buy-box/buy-box.module.css'],
  ['no-foreign-styles', 'mf-catalog/src/features/categories/components/header-menu.module.css'],
];
