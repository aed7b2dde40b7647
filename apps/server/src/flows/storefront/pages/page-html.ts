import type { DrawnPage, PageScript } from '@ilaneer/contract/page-data';
import type { StyleParts } from '@ilaneer/contract/page-styles';
import type { ShopView } from '@ilaneer/contract/shop-words';
import { inlineSource } from '../../../http/pages/inline-sources.ts';
import { pickStyles } from './page-styles.ts';

const TITLE = '<title>Shop</title>';
const TITLE_TAG = /<title\b[^>]*>[^<]*<\/title>/;
const ROOT = '<div id="root"></div>';
const PAGE = '<html lang="en-IN">';
/** The build's own script is the first one. */
const START = '<script>';
const STYLESHEETS = /(?:<link rel="stylesheet"[^>]*>)+/;

type PageToFill = {
  readonly path: string;
  /** Whom the shop belongs to: no page can be drawn without. */
  readonly shop: ShopView;
  /** The tags that tell others of the page. */
  readonly head: string;
  /** Null when it could not be drawn. */
  readonly drawn: DrawnPage | null;
  readonly takenOver: boolean;
};

/** A page as it is sent, and the source that lets its style element count, where it has one. */
export type FilledPage = { readonly html: string; readonly styleSource: string | null };

/**
 * The built index.html, as what pages are put into. The app takes a page over as it stands, or begins anew when it will
 * show another one. A page to take over holds the styles of its first look alone; the others wait for the stylesheet.
 * Throws when the file is not what the build makes.
 */
export function pageTemplate(html: string, styleParts: StyleParts | null): (page: PageToFill) => FilledPage {
  for (const part of [TITLE, ROOT, PAGE, START, '</head>']) {
    if (!html.includes(part)) throw new Error(`index.html has no ${part}`);
  }
  return ({ drawn, ...page }) => {
    const shop = `<script type="application/json" id="shop">${inScript(JSON.stringify(page.shop))}</script>`;
    const title = `<title>${escapeText(page.shop.name)}</title>`;
    const withShop = html.replace(TITLE, () => title).replace(ROOT, () => ROOT + shop);
    if (drawn === null)
      return { html: withShop.replace('</head>', () => `${page.head}</head>`), styleSource: null };
    const filled = fill(withShop, drawn, page);
    if (styleParts === null || !page.takenOver) return { html: filled, styleSource: null };
    const styles = pickStyles(styleParts, filled);
    return {
      // Before the script, which behind a hash asks for the whole stylesheet at once: what comes later in a layer wins.
      html: filled
        .replace(STYLESHEETS, (links) => `<noscript>${links}</noscript>`)
        .replace(START, () => `<style>${styles}</style>${START}`),
      styleSource: inlineSource(styles),
    };
  };
}

function fill(
  html: string,
  { head, html: page, queries }: DrawnPage,
  { path, head: told, takenOver }: Omit<PageToFill, 'drawn' | 'shop'>,
): string {
  const [title = ''] = TITLE_TAG.exec(head) ?? [];
  const links = head.replace(title, '');
  const shown = html
    .replace(TITLE_TAG, (own) => title || own)
    .replace('</head>', () => `${links}${told}</head>`);
  if (!takenOver) return shown.replace(ROOT, () => `<div id="root">${page}</div>`);
  const root = `<div id="root" data-drawn>${page}</div>`;
  const script: PageScript = { path, queries };
  const data = `<script type="application/json" id="page-data">${inScript(JSON.stringify(script))}</script>`;
  return shown.replace(PAGE, () => '<html lang="en-IN" class="drawn">').replace(ROOT, () => root + data);
}

/** Nothing in a text ends the script element that it stands in. */
function inScript(json: string): string {
  return json.replaceAll('<', '\\u003c');
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
