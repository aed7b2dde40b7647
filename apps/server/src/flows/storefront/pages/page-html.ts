import type { DrawnPage, PageScript } from '@ilaneer/contract/page-data';
import type { StyleParts } from '@ilaneer/contract/page-styles';
import type { ShopView } from '@ilaneer/contract/shop-view';
import { inlineSource } from '../../../http/pages/inline-sources.ts';
import { escapeHtml } from '../../../http/pages/plain-page.ts';
import { focusStyles, pickStyles } from './page-styles.ts';

const TITLE = '<title>Shop</title>';
const FRAME_OPENING = '<meta name="theme-color" content="';
const FRAME = new RegExp(`${FRAME_OPENING}[^"]*"`);
const TITLE_TAG = /<title\b[^>]*>[^<]*<\/title>/;
const ROOT = '<div id="root"></div>';
const PAGE = '<html lang="en-IN">';
/** The build's own script is first. */
const START = '<script>';
const STYLESHEETS = /(?:<link rel="stylesheet"[^>]*>)+/;

type PageToFill = {
  readonly path: string;
  readonly shop: ShopView;
  readonly head: string;
  /** Rules over those of the style sheet, which may be empty, and the colour of the browser's frame. */
  readonly look: { readonly style: string; readonly frame: string };
  readonly drawn: DrawnPage | null;
  readonly isHydrated: boolean;
};

/** With the CSP source of its inline styles. */
export type FilledPage = { readonly html: string; readonly styleSource: string | null };

/** Hydrated pages inline first-screen styles only. Throws on an unexpected file. */
export function pageTemplate(html: string, styleParts: StyleParts | null): (page: PageToFill) => FilledPage {
  for (const part of [TITLE, ROOT, PAGE, START, '</head>']) {
    if (!html.includes(part)) throw new Error(`index.html has no ${part}`);
  }
  return ({ drawn, ...page }) => {
    const shop = `<script type="application/json" id="shop">${inScript(JSON.stringify(page.shop))}</script>`;
    const title = `<title>${escapeHtml(page.shop.name)}</title>`;
    const { style, frame } = page.look;
    const look = style === '' ? '' : `<style>${style}</style>`;
    const lookSource = style === '' ? null : inlineSource(style);
    const withShop = html
      .replace(TITLE, () => title + look)
      .replace(FRAME, () => `${FRAME_OPENING}${frame}"`)
      .replace(ROOT, () => ROOT + shop);
    if (drawn === null)
      return { html: withShop.replace('</head>', () => `${page.head}</head>`), styleSource: lookSource };
    const filled = fill(withShop, drawn, page);
    if (styleParts === null || !page.isHydrated) return { html: filled, styleSource: lookSource };
    const styles = pickStyles(styleParts, filled) + focusStyles(filled);
    return {
      // Before the script, which may request the full stylesheet: within a layer the later one wins.
      html: filled
        .replace(STYLESHEETS, (links) => `<noscript>${links}</noscript>`)
        .replace(START, () => `<style>${styles}</style>${START}`),
      styleSource: [inlineSource(styles), ...(lookSource === null ? [] : [lookSource])].join(' '),
    };
  };
}

function fill(
  html: string,
  { head, html: page, queries }: DrawnPage,
  { path, head: told, isHydrated }: Omit<PageToFill, 'drawn' | 'shop' | 'look'>,
): string {
  const [title = ''] = TITLE_TAG.exec(head) ?? [];
  const links = head.replace(title, '');
  const shown = html
    .replace(TITLE_TAG, (own) => title || own)
    .replace('</head>', () => `${links}${told}</head>`);
  if (!isHydrated) return shown.replace(ROOT, () => `<div id="root">${page}</div>`);
  const root = `<div id="root" data-drawn>${page}</div>`;
  const script: PageScript = { path, queries };
  const data = `<script type="application/json" id="page-data">${inScript(JSON.stringify(script))}</script>`;
  return shown.replace(PAGE, () => '<html lang="en-IN" class="drawn">').replace(ROOT, () => root + data);
}

/** Escapes for a script element. */
function inScript(json: string): string {
  return json.replaceAll('<', '\\u003c');
}
