import type { FastifyReply, FastifyRequest } from 'fastify';
import { inlineSource } from './inline-sources.ts';

// The colours are those of packages/ui, whose stylesheet may be among what can't be sent.
const STYLE = `
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #fbfaf4; color: #0e3b2e;
  font: 1.0625rem/1.6 system-ui, sans-serif; }
main { max-width: 34rem; padding: 2rem; }
h1 { margin: 0 0 0.75rem; font: 600 2rem/1.2 Georgia, serif; }
p { margin: 0 0 0.75rem; }
a { color: #17623f; }
`;
const STYLE_SOURCE = inlineSource(STYLE);

// Asks as rarely as `Retry-After` says, and loads the page only once it can be shown: nobody who reads is interrupted.
const SCRIPT = `
document.getElementById('goes-on').hidden = false;
setInterval(async () => {
  const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (answer !== null && answer.status < 500) location.reload();
}, 5000);
`;
const SCRIPT_SOURCE = inlineSource(SCRIPT);

/** What a page says that stands alone, without the storefront. */
export type PlainPage = {
  /** The shop's name. */
  readonly name: string;
  /** What comes after the name in the browser's tab. */
  readonly title: string;
  readonly text: string;
  /** Whether the same address is worth another try now. */
  readonly canRetry: boolean;
  /** Whether the page reloads once its address answers, where scripts run (HTTP-14). */
  readonly goesOn: boolean;
};

/** Sends a page that needs no database and no file, and no script to be read; nothing that search engines keep. */
export function sendPlainPage(request: FastifyRequest, reply: FastifyReply, page: PlainPage): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header(
      'content-security-policy',
      request.server.policyWith({ style: STYLE_SOURCE, ...(page.goesOn && { script: SCRIPT_SOURCE }) }),
    )
    .type('text/html; charset=utf-8')
    .send(pageOf(page, request.url));
}

/** Whether somebody looks at a page, so that a text in JSON is no answer for them. */
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

function pageOf({ name, title, text, canRetry, goesOn }: PlainPage, url: string): string {
  const shop = escaped(name);
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${shop} – ${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${shop}</h1>
<p>${escaped(text)}</p>
${canRetry ? `<p><a href="${escaped(url)}">Try again</a></p>\n` : ''}${goesOn ? GOES_ON : ''}</main>
</body>
</html>
`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
