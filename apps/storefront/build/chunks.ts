import type { Rolldown } from 'vite';

// A visitor's browser opens six connections, and every small file waits for one: what belongs together travels
// together. Left to itself, the build makes a file of each module that two pages share.

/** What nearly every page shows, and the copy of the home page, which the product page shares. */
const PARTS =
  /ui\/src\/(?:[a-z]+\/)?(?:button-link|page-section|skeleton|price|badge|notice|visually-hidden)\.|domain\/src\/(?:money|indian-digits|catalogue\/(?:product-order|price-with-gst))|lib\/(?:show-rupees|use-idle|use-near|when-idle|show-moment)|get-all-products|place-before-login|queryOptions|content\/home\.json/;
/** What puts a product into the cart or the wishlist. */
const TRADE =
  /features\/(?:cart|wishlist)|ui\/src\/(?:[a-z]+\/)?(?:breadcrumb|quantity-stepper|select-field)|useMutationState|domain\/src\/cart/;
/** What a list of products and the page of one share, most of it the cards. */
const CARDS =
  /features\/catalogue\/(?:product-pictures|first-pictures|variant-choice|card-variant|grid-class|color-dot|use-narrow-screen|filter-in-url|api\/get-product|components\/(?:product-card|card-colors|product-grid|card-news|availability-text))\.|domain\/src\/catalogue\/filter-products|app\/(?:card-actions|sized-cart-toggle|size-question)|cart-toggle|wishlist-toggle/;
/** What finds products in a list. */
const LIST =
  /features\/catalogue\/(?:catalogue-scope|count-text|toggled|use-product-filter|use-panel-open|filter-panel-class|price-range-label|api\/get-(?:categories|search)|components\/(?:product-browser|product-results|no-products|active-filters|catalogue-toolbar|filter-place)\.)|domain\/src\/(?:search|catalogue)|ui\/src\/buttons\/chip/;
/** What opens over a page. */
const LAYERS =
  /@base-ui\/react\/(?:dialog|utils\/popups|floating-ui-react\/(?:components|hooks))|ui\/src\/layers\/(?:dialog|layer)/;
/** What the controls of a page are made of. */
const CONTROLS = /@base-ui|@floating-ui/;

/** Which modules make a file of their own, beside those that the build finds. */
export const chunks: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 3 },
    { name: 'start', tags: ['$initial'], priority: 2 },
    { name: 'parts', test: PARTS, priority: 1, includeDependenciesRecursively: false },
    { name: 'cards', test: CARDS, minShareCount: 2, includeDependenciesRecursively: false },
    { name: 'list', test: LIST, minShareCount: 2, includeDependenciesRecursively: false },
    { name: 'trade', test: TRADE, minShareCount: 4, includeDependenciesRecursively: false },
    { name: 'layers', test: LAYERS, minShareCount: 8, priority: 1, includeDependenciesRecursively: false },
    { name: 'controls', test: CONTROLS, minShareCount: 8, includeDependenciesRecursively: false },
  ],
};
