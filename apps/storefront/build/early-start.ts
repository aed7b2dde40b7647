import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, type Plugin, type Rolldown, transformWithOxc } from 'vite';
import { builtSheet, type StyleFiles, styleFilesOf } from './style-files.ts';

type Start = {
  readonly page: string;
  /** Modules below `src` that the page loads beside its own. */
  readonly parts?: readonly string[];
  readonly own?: string;
  /** Initial API calls, spelt as the page makes them. */
  readonly calls: readonly EarlyCall[];
};

/** Call and the storage key of its copy. A trailing slash appends the rest of the address. */
type EarlyCall = readonly [href: string, copy: string | null];

type Bundle = Rolldown.OutputBundle;

const BANNERS: EarlyCall = ['/api/home-banners', 'banners'];
const PRODUCTS: EarlyCall = ['/api/product-cards', 'products'];
const PRODUCT: EarlyCall = ['/api/getProduct/', null];
const ARTICLES: EarlyCall = ['/api/get-blog-posts?view=cards', null];
const QUESTIONS: EarlyCall = ['/api/faq-categories-with-faqs', 'faqCategoriesWithFaqs'];

const SITE_PAGE = {
  page: 'pages/content/site-pages',
  parts: ['features/content/text-sections', 'app/sections/home-views'],
};

function pageCall(slug: string): EarlyCall {
  return [`/api/site-pages/${slug}`, null];
}

// Entry addresses in lower case; a trailing slash matches longer ones.
const STARTS: Readonly<Record<string, Start>> = {
  '/': { page: 'pages/home', calls: [BANNERS, pageCall('home')] },
  '/exploreproducts': { page: 'pages/catalogue/explore-products', calls: [PRODUCTS] },
  '/products': {
    page: 'pages/catalogue/products',
    parts: ['app/sections/product-sections'],
    calls: [PRODUCTS, pageCall('products')],
  },
  '/product-page/': { page: 'pages/catalogue/product', calls: [PRODUCT] },
  '/cart': { page: 'pages/checkout/cart', own: 'pages/checkout/my-cart', calls: [] },
  '/order-details': { page: 'pages/account/orders', own: 'pages/account/my-orders', calls: [] },
  '/faq': { page: 'pages/content/faq', calls: [QUESTIONS] },
  '/blogs': { page: 'pages/content/blogs', calls: [ARTICLES] },
  '/blog-details': { page: 'pages/content/blog-details', calls: [ARTICLES] },
  '/blog-details/': { page: 'pages/content/blog-details', calls: [] },
  '/about-us': { ...SITE_PAGE, calls: [pageCall('about-us')] },
  '/process': { ...SITE_PAGE, calls: [pageCall('process')] },
  '/contact-us': {
    page: 'pages/content/contact',
    parts: ['app/sections/contact-section'],
    calls: [pageCall('contact-us')],
  },
  '/store': {
    page: 'pages/content/stores',
    parts: ['app/sections/stores-section'],
    calls: [pageCall('store')],
  },
};
const SCRIPT = join(import.meta.dirname, '..', 'src', 'app', 'served', 'start-app.ts');
const PRELOAD = /\s*<link rel="modulepreload"[^>]*href="\/([^"]+)"[^>]*>/g;
const ENTRANCE = /\s*<script type="module"[^>]*src="\/([^"]+)"[^>]*><\/script>/;
const STYLES = /<link rel="stylesheet"[^>]*>/;

/** Only the browser knows an address's hash: a script loads the page's modules. CSP allows it by hash. */
export function earlyStart(): Plugin {
  return {
    name: 'early-start',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle }) => {
        const entry = ENTRANCE.exec(html)?.[1];
        if (bundle === undefined || entry === undefined) throw new Error('early-start: nothing to start');
        const entryFiles = filesInOrder(bundle, entry).filter((file) => file !== entry);
        const styles = styleFilesOf(String(builtSheet(bundle).source));
        const script = await scriptFor(bundle, entry, entryFiles, styles);
        const links = [styles.always, styles.rules, styles.faces].map(
          ({ fileName }) => `<link rel="stylesheet" href="/${fileName}">`,
        );
        // Scripts wait for earlier styles, so it goes first.
        return html
          .replaceAll(PRELOAD, '')
          .replace(ENTRANCE, '')
          .replace(STYLES, () => `<script>${script}</script>\n    ${links.join('')}`);
      },
    },
  };
}

async function scriptFor(
  bundle: Bundle,
  entry: string,
  entryFiles: readonly string[],
  { rules, faces }: StyleFiles,
): Promise<string> {
  const known = new Set([entry, ...entryFiles]);
  const files: string[] = [];
  const indexesOf = (...modules: readonly string[]) => {
    const found = new Set(modules.flatMap((module) => filesOf(bundle, module)));
    const later = [...found].filter((file) => !known.has(file));
    files.push(...later.filter((file) => !files.includes(file)));
    return later.map((file) => files.indexOf(file));
  };
  const starts = Object.entries(STARTS).map(([path, { page, parts = [], own, calls }]) => [
    path,
    indexesOf(`app/${page}`, ...parts),
    calls,
    own === undefined ? [] : indexesOf(`app/${own}`),
  ]);
  const { code } = await transformWithOxc(readFileSync(SCRIPT, 'utf8'), SCRIPT);
  const given = [`/${rules.fileName}`, `/${faces.fileName}`, entry, entryFiles, files, starts].map((value) =>
    JSON.stringify(value),
  );
  const source = `${code.replace(/^export /m, '')}startApp(${given.join(',')})`;
  // A block, for local names.
  return minifySync(SCRIPT, `{${source}}`).code.trim();
}

function filesOf(bundle: Bundle, module: string): string[] {
  const entry = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(`/src/${module}.tsx`),
  );
  if (entry === undefined) throw new Error(`early-start: there is no ${module}`);
  return filesInOrder(bundle, entry.fileName);
}

function filesInOrder(bundle: Bundle, entry: string): string[] {
  const found = new Set<string>();
  const visit = (name: string): void => {
    const file = bundle[name];
    if (file?.type !== 'chunk' || found.has(name)) return;
    for (const imported of file.imports) visit(imported);
    found.add(name);
  };
  visit(entry);
  return [...found];
}
