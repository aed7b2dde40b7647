import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

// Browsers open six connections: modules used together share a file, not one per pair of pages (`npm run
// bench`).

const ROOT = join(import.meta.dirname, '..', '..', '..');
const SOURCE = 'apps/storefront/src';
const CATALOGUE = `${SOURCE}/features/catalogue`;

const PARTS = [
  'packages/ui/src/buttons/button-link.tsx',
  'packages/ui/src/feedback/badge.tsx',
  'packages/ui/src/feedback/notice.tsx',
  'packages/ui/src/feedback/skeleton.tsx',
  'packages/ui/src/text/page-section.tsx',
  'packages/ui/src/text/figure.tsx',
  'packages/ui/src/text/visually-hidden.tsx',
  'packages/domain/src/money.ts',
  'packages/domain/src/indian-digits.ts',
  'packages/domain/src/india-day.ts',
  'packages/domain/src/catalogue/price-with-gst.ts',
  'packages/domain/src/pricing/gst-rate.ts',
  'packages/domain/src/pricing/price-mode.ts',
  'packages/domain/src/catalogue/product-order.ts',
  'packages/client/src/format-price.ts',
  'packages/client/src/media-query.ts',
  `${SOURCE}/lib/idle.ts`,
  `${SOURCE}/lib/price.tsx`,
  `${SOURCE}/lib/use-near.ts`,
  `${CATALOGUE}/get-product-cards.ts`,
  `${CATALOGUE}/list/few-of-many.ts`,
  'node_modules/@tanstack/react-query/build/modern/queryOptions.js',
];
const CARDS = [
  `${CATALOGUE}/cards/`,
  `${CATALOGUE}/get-product.ts`,
  `${CATALOGUE}/variant-choice.ts`,
  `${CATALOGUE}/color-dot.ts`,
  `${CATALOGUE}/use-narrow-screen.ts`,
  `${SOURCE}/lib/rating-mark.tsx`,
  'packages/domain/src/review/rating.ts',
  'packages/ui/src/text/colour-dot.tsx',
  `${SOURCE}/app/cards/card-actions.tsx`,
  `${SOURCE}/app/cards/size-question.tsx`,
  `${SOURCE}/features/cart/cart-toggles.tsx`,
];
const TRADE = [
  `${SOURCE}/features/cart/`,
  `${SOURCE}/features/wishlist/`,
  'packages/domain/src/cart/',
  'packages/ui/src/navigation/breadcrumb.tsx',
  'packages/ui/src/fields/quantity-stepper.tsx',
  'packages/ui/src/fields/select-field.tsx',
  'node_modules/@tanstack/react-query/build/modern/useMutationState.js',
];
const PURCHASE = [
  `${SOURCE}/features/address/arrival.tsx`,
  `${SOURCE}/features/address/delivery-check.tsx`,
  `${SOURCE}/features/cart/gift-note.tsx`,
  `${SOURCE}/features/cart/line-problem.ts`,
  `${SOURCE}/lib/share-button.tsx`,
  'packages/domain/src/address/pin-code.ts',
  'packages/domain/src/order/line-snapshot.ts',
  'packages/ui/src/buttons/button-group.tsx',
];
const SECTIONS = [
  `${SOURCE}/app/sections/get-site-page.ts`,
  `${SOURCE}/app/sections/section-products.ts`,
  `${SOURCE}/app/sections/sections.tsx`,
  `${SOURCE}/app/sections/site-page.tsx`,
  `${SOURCE}/app/sections/staff-editing.ts`,
  `${SOURCE}/features/content/page/`,
  `${SOURCE}/features/home/home-packs.ts`,
  `${CATALOGUE}/list/featured-cards.ts`,
  'packages/domain/src/page/section-products.ts',
];
const FORMS = [
  'node_modules/react-hook-form/',
  'packages/client/src/form.ts',
  'packages/ui/src/fields/honeypot-field.tsx',
  'packages/ui/src/fields/text-area-field.tsx',
];
const REACT = ['node_modules/react/', 'node_modules/react-dom/', 'node_modules/scheduler/'];
const ROUTER = ['node_modules/react-router/'];
const QUERY = ['node_modules/@tanstack/'];
const ENTRANCE = [`${SOURCE}/main.tsx`];

export const chunks: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'react', test: oneOf(REACT), priority: 3 },
    { name: 'router', test: oneOf(ROUTER), tags: ['$initial'], priority: 3 },
    { name: 'query', test: oneOf(QUERY), tags: ['$initial'], priority: 3 },
    // The entry alone: a chunk shared with it would run the entry.
    { name: 'start', test: (id) => !oneOf(ENTRANCE)(id), tags: ['$initial'], priority: 2 },
    { name: 'parts', test: oneOf(PARTS), priority: 1, includeDependenciesRecursively: false },
    { name: 'cards', test: oneOf(CARDS), minShareCount: 2, includeDependenciesRecursively: false },
    { name: 'purchase', test: oneOf(PURCHASE), minShareCount: 2, includeDependenciesRecursively: false },
    { name: 'sections', test: oneOf(SECTIONS), minShareCount: 2, includeDependenciesRecursively: false },
    { name: 'trade', test: oneOf(TRADE), minShareCount: 4, includeDependenciesRecursively: false },
    { name: 'forms', test: oneOf(FORMS), minShareCount: 2, includeDependenciesRecursively: false },
  ],
};

function oneOf(paths: readonly string[]): (id: string) => boolean {
  const wanted = paths.map((path) => join(ROOT, path));
  return (id) => wanted.some((path) => (path.endsWith('/') ? id.startsWith(path) : id === path));
}

/** Groups can make circular chunks without circular modules, which breaks the order of evaluation. */
export function checkChunks(): Plugin {
  return {
    name: 'check-chunks',
    apply: 'build',
    generateBundle: (_options, bundle) => {
      const built = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      const named = [PARTS, CARDS, PURCHASE, SECTIONS, TRADE, FORMS, REACT].flat();
      const missing = named.filter((path) => !built.some(oneOf([path])));
      if (missing.length > 0) throw new Error(`build/chunks.ts: not in the build: ${missing.join(', ')}`);
      failOnSample(built);
      failOnCircles(bundle);
    },
  };
}

// Settings come with each page; bundling them would put the sample's into every shop.
const WORDS_OF_THE_SAMPLE = ['content/brand.json', 'content/pages.json'];

function failOnSample(built: readonly string[]): void {
  const found = built.filter(oneOf(WORDS_OF_THE_SAMPLE));
  if (found.length > 0) throw new Error(`build/chunks.ts: words of the sample shop: ${found.join(', ')}`);
}

function failOnCircles(bundle: Rolldown.OutputBundle): void {
  const done = new Set<string>();
  const follow = (file: string, path: readonly string[]): void => {
    if (path.includes(file)) throw new Error(`build/chunks.ts: ${[...path, file].join(' → ')}`);
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || done.has(file)) return;
    for (const next of chunk.imports) follow(next, [...path, file]);
    done.add(file);
  };
  for (const file of Object.keys(bundle)) follow(file, []);
}
