import type { getCategories, homeBanners } from './catalogue/catalogue.ts';
import type { getProductCards, ProductCardView } from './catalogue/product-card.ts';
import type { ProductView } from './catalogue/product-view.ts';
import type { faqCategoriesWithFaqs, getBlogPost, getBlogPosts, getPage } from './content.ts';
import type { galleryPosts } from './gallery.ts';
import type { ReplyOf } from './message/call.ts';
import type { ShopView, ShopWords } from './shop-words.ts';
import type { getStores } from './store.ts';

/** The replies that the page would fetch, given to its renderer. */
export type PageData = {
  readonly gallery?: ReplyOf<typeof galleryPosts>;
  readonly banners?: ReplyOf<typeof homeBanners>;
  readonly cards?: ReplyOf<typeof getProductCards>;
  readonly categories?: ReplyOf<typeof getCategories>;
  /** The page of a searched list, where `cards` is not the whole catalogue. */
  readonly foundCards?: ReplyOf<typeof getProductCards>;
  /** Candidates for the exclusive collection, where not all cards are present. */
  readonly featuredCards?: ReplyOf<typeof getProductCards>;
  /** Candidates for the home page's packs. */
  readonly homeCards?: readonly ProductCardView[];
  /** A product and the related ones. */
  readonly product?: { readonly whole: ProductView; readonly others: readonly ProductCardView[] };
  /** The blog's cards. */
  readonly articles?: ReplyOf<typeof getBlogPosts>;
  readonly article?: ReplyOf<typeof getBlogPost>;
  readonly questions?: ReplyOf<typeof faqCategoriesWithFaqs>;
  readonly text?: ReplyOf<typeof getPage>;
  readonly stores?: ReplyOf<typeof getStores>;
  /** The home page's texts. */
  readonly home?: ShopWords['home'];
  /** Production steps, also shown on product pages. */
  readonly process?: ShopWords['home']['process'];
};

/** A page to render: router path and data. */
export type PageToDraw = { readonly path: string; readonly shop: ShopView; readonly data: PageData };

/** A page before any script. */
export type DrawnPage = {
  /** `<title>` and the rest of the head. */
  readonly head: string;
  /** Content of the root element. */
  readonly html: string;
  /** Entries for the app's query cache. */
  readonly queries: readonly (readonly [key: readonly unknown[], data: unknown])[];
};

/** Hydration data of a rendered page. */
export type PageScript = Pick<PageToDraw, 'path'> & Pick<DrawnPage, 'queries'>;
