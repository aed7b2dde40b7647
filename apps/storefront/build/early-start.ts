import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, type Plugin, type Rolldown, transformWithOxc } from 'vite';
import { builtSheet, type StyleFiles, styleFilesOf } from './style-files.ts';

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
  '/blog-details': { page: 'pages/content/blog-details', calls: [ARTICLES] },
  '/blog-details/': { page: 'pages/content/blog-details', calls: [] },
  '/about-us': { page: 'pages/content/about-us', calls: [] },
  '/process': { page: 'pages/content/process', calls: [] },
  '/contact-us': { page: 'pages/content/contact', calls: [] },
  '/store': { page: 'pages/content/stores', calls: [] },
};
const SCRIPT = join(import.meta.dirname, '..', 'src', 'app', 'served', 'start-app.ts');
const PRELOAD = /\s*<link rel="modulepreload"[^>]*href="\/([^"]+)"[^>]*>/g;
const ENTRANCE = /\s*<script type="module"[^>]*src="\/([^"]+)"[^>]*><\/script>/;
const STYLES = /<link rel="stylesheet"[^>]*>/;

/**
 * Puts into index.html the script that asks for the app, at the right moment and with what the opened page is made of,
 * instead of the build's own tags. Only the browser knows the page where it stands behind the address's hash. The server
 * lets it through by its hash.
 */
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
        // The script before the styles, which a script waits for.
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
  const indexesOf = (module: string | undefined) => {
    const later = module === undefined ? [] : filesOf(bundle, module).filter((file) => !known.has(file));
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
  const given = [`/${rules.fileName}`, `/${faces.fileName}`, entry, entryFiles, files, starts].map((value) =>
    JSON.stringify(value),
  );
  const source = `${code.replace(/^export /m, '')}startApp(${given.join(',')})`;
  // In a block, which keeps its names from the page's other scripts.
  return minifySync(SCRIPT, `{${source}}`).code.trim();
}

/** The chunk of a module under src/app and all that it imports. */
function filesOf(bundle: Bundle, module: string): string[] {
  const entry = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(`/src/app/${module}.tsx`),
  );
  if (entry === undefined) throw new Error(`early-start: there is no ${module}`);
  return filesInOrder(bundle, entry.fileName);
}

/** A chunk and all that it imports, each behind what it imports itself: the order in which they can run. */
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
