import type { PageHead } from './head-of-page.ts';

/** The tags of a head, but for its title. What they say may come from anybody who writes for the shop: all is escaped. */
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
    ...(head.isIndexed ? [] : ['<meta name="robots" content="noindex, follow">']),
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
    // A block of data is not executed, so that the Content-Security-Policy has nothing against it.
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

// Only `<` could end the block or open a comment in it.
function escapedJson(json: string): string {
  return json.replaceAll('<', '\\u003c');
}
