import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, type Rolldown, transformWithOxc } from 'vite';

type Start = {
  /** The page's module under src/app. */
  readonly page: string;
  /** The module under src/app that it needs besides in a session. */
  readonly own?: string;
  /** What the page asks the server for first, in the words in which it will ask. */
  readonly calls: readonly EarlyCall[];
};

/**
 * A call, and the key of its copy in the browser, if there is one, with which it may not be made at all. One that
 * ends in a slash takes the rest of the address.
 */
type EarlyCall = readonly [href: string, copy: string | null];

type Bundle = Rolldown.OutputBundle;

const BANNERS: EarlyCall = ['/api/home-banners', 'banners'];
const PRODUCTS: EarlyCall = ['/api/product-cards', 'products'];
const PRODUCT: EarlyCall = ['/api/getProduct/', null];
const ARTICLES: EarlyCall = ['/api/get-blog-posts?view=cards', null];
const QUESTIONS: EarlyCall = ['/api/faq-categories-with-faqs', 'faqCategoriesWithFaqs'];

// The addresses that links from elsewhere lead to, in small letters; one that ends in a slash goes on.
const STARTS: Readonly<Record<string, Start>> = {
  '/': { page: 'pages/home', calls: [BANNERS] },
  '/exploreproducts': { page: 'pages/catalogue/explore-products', calls: [PRODUCTS] },
  '/products': { page: 'pages/catalogue/products', calls: [PRODUCTS] },
  '/product-page/': { page: 'pages/catalogue/product', calls: [PRODUCT] },
  '/cart': { page: 'pages/checkout/cart', own: 'pages/checkout/my-cart', calls: [] },
  '/order-details': { page: 'pages/account/orders', own: 'pages/account/my-orders', calls: [] },
  '/faq': { page: 'pages/content/faq', calls: [QUESTIONS] },
  '/blogs': { page: 'pages/content/blogs', calls: [ARTICLES] },
  '/contact-us': { page: 'pages/content/contact', calls: [] },
  '/store': { page: 'pages/content/stores', calls: [] },
};
const SCRIPT = join(import.meta.dirname, '..', 'src', 'app', 'first-paint', 'fetch-early.ts');
const PRELOAD = /<link rel="modulepreload"[^>]*>/g;
const COMMENT = /\/\*[\s\S]*?\*\//g;
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
      handler: async (html, { bundle }) => {
        if (bundle === undefined || !html.includes(ENTRANCE))
          throw new Error('early-start: nothing to start');
        // Before the styles, which a script waits for.
        const ready = largestFirst(bundle, html);
        return ready.replace(ENTRANCE, `<script>${await scriptFor(bundle, html)}</script>\n    ${ENTRANCE}`);
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

async function scriptFor(bundle: Bundle, html: string): Promise<string> {
  const files: string[] = [];
  const indexesOf = (module: string | undefined) => {
    const later = module === undefined ? [] : filesOf(bundle, module).filter((file) => !html.includes(file));
    files.push(...later.filter((file) => !files.includes(file)));
    return later.map((file) => files.indexOf(file));
  };
  const starts = Object.entries(STARTS).map(([path, { page, own, calls }]) => [
    path,
    indexesOf(page),
    calls,
    indexesOf(own),
  ]);
  const { code } = await transformWithOxc(readFileSync(SCRIPT, 'utf8'), SCRIPT);
  const source = code
    .replace(/^export /m, '')
    .replaceAll(COMMENT, '')
    .replaceAll(/\s+/g, ' ');
  return `{${source}fetchEarly(${JSON.stringify(files)},${JSON.stringify(starts)})}`;
}

/** The chunk of a module under src/app and all that it imports. */
function filesOf(bundle: Bundle, module: string): string[] {
  const entry = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(`/src/app/${module}.tsx`),
  );
  if (entry === undefined) throw new Error(`early-start: there is no ${module}`);
  const found = new Set<string>();
  const waiting = [entry.fileName];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const file = bundle[next];
    if (file?.type !== 'chunk' || found.has(next)) continue;
    found.add(next);
    waiting.push(...file.imports);
  }
  return [...found];
}
