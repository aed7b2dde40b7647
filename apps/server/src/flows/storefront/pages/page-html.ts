import type { DrawnPage } from '@ilaneer/contract/page-data';

const TITLE = '<title>Ilaneer</title>';
const ROOT = '<div id="root"></div>';
const PAGE = '<html lang="en-IN">';

type FillPage = (page: { readonly drawn: DrawnPage | null; readonly takenOver: boolean }) => string;

/**
 * The built index.html, as what pages are put into. The app takes a page over as it stands, or begins anew when it will
 * show another one. Throws when the file is not what the build makes.
 */
export function pageTemplate(html: string): FillPage {
  for (const part of [TITLE, ROOT, PAGE, '</head>']) {
    if (!html.includes(part)) throw new Error(`index.html has no ${part}`);
  }
  return ({ drawn, takenOver }) => (drawn === null ? html : fill(html, drawn, takenOver));
}

function fill(html: string, { head, html: page, queries }: DrawnPage, takenOver: boolean): string {
  const title = /<title\b[^>]*>[^<]*<\/title>/.exec(head)?.[0] ?? TITLE;
  const links = head.replace(title, '');
  const shown = html.replace(TITLE, () => title).replace('</head>', () => `${links}</head>`);
  if (!takenOver) return shown.replace(ROOT, () => `<div id="root">${page}</div>`);
  const root = `<div id="root" data-drawn>${page}</div>`;
  const data = `<script type="application/json" id="page-data">${inScript(JSON.stringify(queries))}</script>`;
  return shown.replace(PAGE, () => '<html lang="en-IN" class="drawn">').replace(ROOT, () => root + data);
}

/** Nothing in a text ends the script element that it stands in. */
function inScript(json: string): string {
  return json.replaceAll('<', '\\u003c');
}
