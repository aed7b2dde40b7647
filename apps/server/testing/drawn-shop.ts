import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DrawnPage, PageToDraw } from '@ilaneer/contract/page-data';
import type { StyleParts } from '@ilaneer/contract/page-styles';
import { openTestShop, type TestShop } from './test-shop.ts';

export const SCRIPT = "console.log('first')";
const BUILT = `<!doctype html>
<html lang="en-IN">
  <head><title>Shop</title><script>${SCRIPT}</script><link rel="stylesheet" href="/all.css"></head>
  <body><div id="root"></div></body>
</html>`;
const STYLE_PARTS: StyleParts = [
  { css: 'p{margin:0}', needs: [['p']] },
  { css: 'table{margin:0}', needs: [['table']] },
];
const BROWSER = { accept: 'text/html,*/*;q=0.8' };

/** `draw` may be replaced until the next reset; `drawn` holds what it drew. */
export type Drawing = {
  readonly drawn: PageToDraw[];
  draw: (page: PageToDraw) => Promise<DrawnPage>;
  readonly reset: () => void;
};

export type DrawnShop = Awaited<ReturnType<typeof openDrawnShop>>;

/** A shop over a build of one empty page. */
export async function openDrawnShop(options: Parameters<typeof openTestShop>[0] = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'ilaneer-pages-'));
  const storefrontDir = join(folder, 'dist');
  for (const built of ['dist', 'dist-server']) mkdirSync(join(folder, built));
  writeFileSync(join(folder, 'dist-server', 'style-parts.json'), JSON.stringify(STYLE_PARTS));
  writeFileSync(join(storefrontDir, 'index.html'), BUILT);
  writeFileSync(join(storefrontDir, 'notes.txt'), 'A note');
  const drawing = openDrawing();
  const opened = await openTestShop({
    ...options,
    storefront: { storefrontDir, drawPage: (page) => drawing.draw(page) },
  });
  const shop: TestShop = {
    ...opened,
    close: async () => {
      await opened.close();
      rmSync(folder, { recursive: true });
    },
  };
  const visit = async (url: string, headers: Record<string, string> = {}) => {
    const reply = await shop.app.inject({ url, headers: { ...BROWSER, ...headers } });
    return { status: reply.statusCode, headers: reply.headers, text: reply.body, bytes: reply.rawPayload };
  };
  return { shop, drawing, visit };
}

function openDrawing(): Drawing {
  const draw = async (page: PageToDraw): Promise<DrawnPage> => {
    drawing.drawn.push(page);
    const head = '<link rel="preload" href="/x"/><title>A page</title>';
    return { head, html: `<p>${page.path}</p>`, queries: [[['data'], `</script> of ${page.path}`]] };
  };
  const drawing: Drawing = {
    drawn: [],
    draw,
    reset: () => {
      drawing.drawn.length = 0;
      drawing.draw = draw;
    },
  };
  return drawing;
}
