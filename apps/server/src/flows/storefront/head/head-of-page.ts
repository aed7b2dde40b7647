import { listPages, writeFilter } from '@ilaneer/domain/catalogue/filter-in-address';
import { offerFigures, plainAmount } from '../offer-figures.ts';
import { previewPath } from '../preview-path.ts';
import type { HeadDeps, ShopPage } from '../shop-page.ts';
import { pageWords } from './page-words.ts';
import { type StructuredData, structuredData } from './structured-data.ts';

export type PageHead = {
  readonly title: string;
  /** At most 160 characters. */
  readonly description: string;
  readonly siteName: string;
  readonly canonical: string;
  /** Filtered views are not indexed. */
  readonly isIndexed: boolean;
  readonly picture: {
    readonly url: string;
    readonly alt: string;
    readonly width: 1200;
    readonly height: 630;
  };
  readonly openGraphType: 'website' | 'product' | 'article';
  readonly facts: readonly (readonly [property: string, content: string])[];
  readonly feed: { readonly title: string; readonly url: string } | null;
  readonly structuredData: readonly StructuredData[];
};

/** Metadata of a page; `path` is its canonical plain path, such as /Product-page/filter-coffee. */
export function headOf(deps: HeadDeps, page: ShopPage, path: string): PageHead {
  const { brand, config } = deps;
  const whole = (address: string) => `${config.publicUrl}${address}`;
  const { preview, alt, type, facts } = openGraphOf(deps, page);
  return {
    ...pageWords(brand, page),
    siteName: brand.name,
    canonical: whole(path),
    isIndexed: isIndexed(page),
    picture: { url: whole(preview), alt: alt ?? brand.name, width: 1200, height: 630 },
    openGraphType: type,
    facts,
    feed:
      page.kind === 'articles' || page.kind === 'article'
        ? { title: `${brand.name}: articles`, url: whole('/blog.rss') }
        : null,
    structuredData: structuredData(deps, page),
  };
}

// Whole lists are; filtered ones repeat them, and empty ones say nothing.
function isIndexed(page: ShopPage): boolean {
  if (page.kind === 'questions') return page.categories.some(({ faqs }) => faqs.length > 0);
  if (page.kind !== 'products' && page.kind !== 'merchandise') return true;
  return page.total > 0 && writeFilter(page.filter).size === 0 && page.page <= listPages(page.total);
}

type OpenGraph = {
  readonly preview: string;
  readonly alt: string | null;
  readonly type: PageHead['openGraphType'];
  readonly facts: PageHead['facts'];
};

function openGraphOf({ delivery }: HeadDeps, page: ShopPage): OpenGraph {
  switch (page.kind) {
    case 'product': {
      const { id, name, images, availability } = page.product;
      const [first] = page.product.variantCombinations;
      return {
        preview: previewPath({ product: id }),
        alt: images[0]?.alt ?? name,
        type: 'product',
        facts: [
          ['product:availability', availability === 'Out of stock' ? 'out of stock' : 'in stock'],
          ['product:retailer_item_id', id],
          ...(first === undefined ? [] : priceFacts(plainAmount(offerFigures(first, delivery).price))),
        ],
      };
    }
    case 'article': {
      const { slug, imageAlt, date, updatedAt, author, category } = page.article;
      return {
        preview: previewPath({ article: slug }),
        alt: imageAlt,
        type: 'article',
        facts: [
          ['article:published_time', date],
          ['article:modified_time', updatedAt],
          ['article:author', author],
          ['article:section', category],
        ],
      };
    }
    case 'home':
    case 'products':
    case 'merchandise':
    case 'articles':
    case 'questions':
    case 'stores':
    case 'contact':
    case 'text':
    case 'sections':
      return { preview: '/social.png', alt: null, type: 'website', facts: [] };
  }
}

function priceFacts(amount: string): PageHead['facts'] {
  return [
    ['product:price:amount', amount],
    ['product:price:currency', 'INR'],
  ];
}
