import type { Plugin, Rolldown } from 'vite';

type Start = {
  /** The page's module under src/app/pages. */
  readonly page: string;
  /** What the page asks the server for first, in the words in which it will ask. */
  readonly calls: readonly EarlyCall[];
};

/** A call, and the key of its copy in the browser, with which it may not be made at all. */
type EarlyCall = readonly [href: string, copy: string];

type Bundle = Rolldown.OutputBundle;

const BANNERS: EarlyCall = ['/api/home-banners', 'banners'];
const PRODUCTS: EarlyCall = ['/api/getAllProducts', 'products'];
const QUESTIONS: EarlyCall = ['/api/faq-categories-with-faqs', 'faqCategoriesWithFaqs'];

// The addresses that links from elsewhere lead to, in small letters; one that ends in a slash goes on.
const STARTS: Readonly<Record<string, Start>> = {
  '/': { page: 'home', calls: [BANNERS] },
  '/exploreproducts': { page: 'explore-products', calls: [PRODUCTS] },
  '/products': { page: 'products', calls: [PRODUCTS] },
  '/product-page/': { page: 'product', calls: [PRODUCTS] },
  '/cart': { page: 'cart', calls: [] },
  '/order-details': { page: 'orders', calls: [] },
  '/faq': { page: 'faq', calls: [QUESTIONS] },
  '/blogs': { page: 'blogs', calls: [] },
  '/contact-us': { page: 'contact', calls: [] },
  '/store': { page: 'stores', calls: [] },
};
const PRELOAD = /<link rel="modulepreload"[^>]*>/g;
const ENTRANCE = '<script type="module"';

/**
 * Lets the browser fetch what the opened page is made of together with the shop's own code instead of after it.
 * Only the browser knows the page, because it stands behind the address's hash: a small script in index.html
 * looks there. The server lets that script through by its hash.
 */
export function earlyStart(): Plugin {
  return {
    name: 'early-start',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        if (bundle === undefined || !html.includes(ENTRANCE)) throw new Error('early-start: nothing to start');
        // Before the styles, which a script waits for.
        const ready = largestFirst(bundle, html);
        return ready.replace(ENTRANCE, `<script>${scriptFor(bundle, html)}</script>\n    ${ENTRANCE}`);
      },
    },
  };
}

/** Browsers fetch in this order, a few files at once, and the page waits longest for the largest one. */
function largestFirst(bundle: Bundle, html: string): string {
  const sizeOf = (tag: string) => {
    const file = bundle[/href="\/([^"]+)"/.exec(tag)?.[1] ?? ''];
    return file?.type === 'chunk' ? file.code.length : 0;
  };
  const sorted = (html.match(PRELOAD) ?? []).toSorted((one, other) => sizeOf(other) - sizeOf(one));
  return html.replace(PRELOAD, () => sorted.shift() ?? '');
}

function scriptFor(bundle: Bundle, html: string): string {
  const files: string[] = [];
  const starts = Object.entries(STARTS).map(([path, { page, calls }]) => {
    const own = filesOf(bundle, page).filter((file) => !html.includes(file));
    files.push(...own.filter((file) => !files.includes(file)));
    return [path, own.map((file) => files.indexOf(file)), calls];
  });
  const source = fetchEarly.toString().replace(/\s+/g, ' ');
  return `(${source})(${JSON.stringify(files)},${JSON.stringify(starts)})`;
}

/** A page's chunk and all that it imports, with their styles. */
function filesOf(bundle: Bundle, page: string): string[] {
  const entry = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(`/src/app/pages/${page}.tsx`),
  );
  if (entry === undefined) throw new Error(`early-start: there is no page ${page}`);
  const found = new Set<string>();
  const waiting = [entry.fileName];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const file = bundle[next];
    if (file?.type !== 'chunk' || found.has(next)) continue;
    found.add(next);
    waiting.push(...file.imports);
    for (const style of file.viteMetadata?.importedCss ?? []) found.add(style);
  }
  return [...found];
}

/** Runs in the browser before anything else has come; refers to nothing outside itself. */
function fetchEarly(
  files: readonly string[],
  starts: readonly (readonly [path: string, files: readonly number[], calls: readonly EarlyCall[]])[],
): void {
  const path = (location.hash.slice(1).split('?')[0] || '/').toLowerCase();
  const isOpened = (own: string) => own === path || (own.length > 1 && own.endsWith('/') && path.startsWith(own));
  const [, indexes, calls] = starts.find(([own]) => isOpened(own)) ?? ['', [], []];
  const hint = (attributes: Record<string, string>) =>
    document.head.append(Object.assign(document.createElement('link'), attributes));
  for (const index of indexes) {
    const href = `/${files[index]}`;
    hint(href.endsWith('.js') ? { rel: 'modulepreload', href } : { rel: 'preload', as: 'style', href });
  }
  for (const [href, copy] of calls) {
    const isKept = Object.hasOwn(localStorage, copy);
    if (!isKept) hint({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href });
  }
}
