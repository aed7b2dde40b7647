import type { FastifyReply, FastifyRequest } from 'fastify';
import { inlineSource } from './inline-sources.ts';

// Variables of packages/ui, whose stylesheet may be unavailable: its colours stand beside.
const STYLE = `
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: var(--color-paper, #fbfaf4);
  color: var(--color-palm, #0e3b2e); font: 1.0625rem/1.6 var(--font-sans, system-ui, sans-serif); }
main { max-width: 34rem; padding: 2rem; }
h1 { margin: 0 0 0.75rem; font: 600 2rem/1.2 var(--font-display, Georgia, serif); }
p { margin: 0 0 0.75rem; }
a { color: var(--color-leaf-dark, #17623f); }
`;
const STYLE_SOURCE = inlineSource(STYLE);

// Polls at the `Retry-After` interval and reloads only when the page works: readers are not interrupted.
const SCRIPT = `
document.getElementById('goes-on').hidden = false;
setInterval(async () => {
  const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (answer !== null && answer.status < 500) location.reload();
}, 5000);
`;
const SCRIPT_SOURCE = inlineSource(SCRIPT);

/** Name, and rules of the look over the usual ones; empty without any. */
export type PlainShop = { readonly name: string; readonly style: string };

/** A page without the storefront. */
export type PlainPage = {
  readonly shop: PlainShop;
  readonly title: string;
  readonly text: string;
  readonly canRetry: boolean;
  /** Reloads once available, with scripts (HTTP-14). */
  readonly goesOn: boolean;
};

/** Needs no database, file or script; noindex. */
export function sendPlainPage(request: FastifyRequest, reply: FastifyReply, page: PlainPage): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header(
      'content-security-policy',
      request.server.policyWith({
        style: [STYLE_SOURCE, ...lookSource(page.shop)].join(' '),
        ...(page.goesOn && { script: SCRIPT_SOURCE }),
      }),
    )
    .type('text/html; charset=utf-8')
    .send(pageOf(page, request.url));
}

function lookSource({ style }: PlainShop): string[] {
  return style === '' ? [] : [inlineSource(style)];
}

export function isPageVisit({ method, url, headers }: FastifyRequest): boolean {
  const [path = ''] = url.split('?');
  const isRead = method === 'GET' || method === 'HEAD';
  return (
    isRead &&
    headers.accept?.includes('text/html') === true &&
    !/^\/(?:api|health|metrics)(?:\/|$)/.test(path)
  );
}

const GOES_ON = `<p id="goes-on" hidden>This page opens by itself as soon as it can.</p>
<script>${SCRIPT}</script>
`;

function pageOf({ shop: { name, style }, title, text, canRetry, goesOn }: PlainPage, url: string): string {
  const shop = escapeHtml(name);
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${shop} – ${escapeHtml(title)}</title>
<style>${STYLE}</style>${style === '' ? '' : `<style>${style}</style>`}
</head>
<body>
<main>
<h1>${shop}</h1>
<p>${escapeHtml(text)}</p>
${canRetry ? `<p><a href="${escapeHtml(url)}">Try again</a></p>\n` : ''}${goesOn ? GOES_ON : ''}</main>
</body>
</html>
`;
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
