import type { DrawnPage, PageScript } from '@ilaneer/contract/page-data';

const TITLE = '<title>Ilaneer</title>';
const ROOT = '<div id="root"></div>';
const PAGE = '<html lang="en-IN">';

type PageToFill = {
  readonly path: string;
  /** The tags that tell others of the page. */
  readonly head: string;
  /** Null when it could not be drawn. */
  readonly drawn: DrawnPage | null;
  readonly takenOver: boolean;
};

/**
 * The built index.html, as what pages are put into. The app takes a page over as it stands, or begins anew when it will
 * show another one. Throws when the file is not what the build makes.
 */
export function pageTemplate(html: string): (page: PageToFill) => string {
  for (const part of [TITLE, ROOT, PAGE, '</head>']) {
    if (!html.includes(part)) throw new Error(`index.html has no ${part}`);
  }
  return ({ drawn, ...page }) =>
    drawn === null ? html.replace(TITLE, (title) => title + page.head) : fill(html, drawn, page);
}

function fill(
  html: string,
  { head, html: page, queries }: DrawnPage,
  { path, head: told, takenOver }: Omit<PageToFill, 'drawn'>,
): string {
  const title = /<title\b[^>]*>[^<]*<\/title>/.exec(head)?.[0] ?? TITLE;
  const links = head.replace(title, '');
  const shown = html.replace(TITLE, () => title + told).replace('</head>', () => `${links}</head>`);
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
