import type { BlogPostView } from '@ilaneer/contract/content';
import { articleAddress } from '@ilaneer/domain/storefront/plain-address';
import type { HeadDeps } from '../shop-page.ts';
import { element, xmlDocument } from './xml.ts';

/** Full text, RSS 2.0. */
export function blogFeedOf({ brand, config }: HeadDeps, articles: readonly BlogPostView[]): string {
  const { publicUrl } = config;
  const [newest] = articles;
  return xmlDocument(
    element(
      'rss',
      element('channel', [
        element('title', `${brand.name}: articles`),
        element('link', `${publicUrl}/blogs`),
        element('description', brand.description),
        element('language', 'en-IN'),
        newest === undefined ? null : element('lastBuildDate', rssDate(newest.date)),
        element('atom:link', null, {
          href: `${publicUrl}/blog.rss`,
          rel: 'self',
          type: 'application/rss+xml',
        }),
        ...articles.map((article) => itemOf(publicUrl, article)),
      ]),
      {
        version: '2.0',
        'xmlns:atom': 'http://www.w3.org/2005/Atom',
        'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
        'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
      },
    ),
  );
}

function itemOf(publicUrl: string, article: BlogPostView) {
  return element('item', [
    element('title', article.title),
    element('link', `${publicUrl}${articleAddress(article.slug)}`),
    // Stable, unlike the address.
    element('guid', `article:${article.id}`, { isPermaLink: 'false' }),
    element('pubDate', rssDate(article.date)),
    element('dc:creator', article.author),
    element('category', article.category),
    element('description', article.description),
    element('content:encoded', wholeAddresses(article.content, publicUrl)),
  ]);
}

function wholeAddresses(html: string, publicUrl: string): string {
  return html
    .replace(/ srcset="[^"]*" sizes="[^"]*"/g, '')
    .replace(/ (href|src)="\/(?!\/)/g, ` $1="${publicUrl}/`);
}

function rssDate(moment: string): string {
  return new Date(moment).toUTCString();
}
