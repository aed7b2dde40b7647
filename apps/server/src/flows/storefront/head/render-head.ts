import type { PageHead } from './head-of-page.ts';

export const NOT_INDEXED = '<meta name="robots" content="noindex, follow">';

/** Without title; everything is escaped. */
export function renderHead(head: PageHead): string {
  const { title, description, canonical, picture, openGraphType, facts, feed, structuredData } = head;
  const properties: readonly (readonly [string, string])[] = [
    ['og:type', openGraphType],
    ['og:site_name', head.siteName],
    ['og:locale', 'en_IN'],
    ['og:url', canonical],
    ['og:title', title],
    ['og:description', description],
    ['og:image', picture.url],
    ['og:image:type', 'image/png'],
    ['og:image:width', String(picture.width)],
    ['og:image:height', String(picture.height)],
    ['og:image:alt', picture.alt],
    ...facts,
  ];
  return [
    `<meta name="description" content="${escaped(description)}">`,
    ...(head.isIndexed ? [] : [NOT_INDEXED]),
    `<link rel="canonical" href="${escaped(canonical)}">`,
    ...properties.map(
      ([property, content]) => `<meta property="${escaped(property)}" content="${escaped(content)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
    ...(feed === null
      ? []
      : [
          `<link rel="alternate" type="application/rss+xml" title="${escaped(feed.title)}" href="${escaped(feed.url)}">`,
        ]),
    // JSON-LD is not executed, so CSP allows it.
    ...structuredData.map(
      (data) => `<script type="application/ld+json">${escapedJson(JSON.stringify(data))}</script>`,
    ),
  ].join('\n');
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

// Only `<` could end the block.
function escapedJson(json: string): string {
  return json.replaceAll('<', '\\u003c');
}
