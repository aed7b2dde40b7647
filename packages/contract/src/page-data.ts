import type { getCategories, homeBanners } from './catalogue/catalogue.ts';
import type { getProductCards, ProductCardView } from './catalogue/product-card.ts';
import type { ProductView } from './catalogue/product-view.ts';
import type { faqCategoriesWithFaqs, getBlogPost, getBlogPosts, getPage } from './content.ts';
import type { galleryPosts } from './gallery.ts';
import type { ReplyOf } from './message/call.ts';
import type { SitePageView } from './page-sections.ts';
import type { ShopView } from './shop-view.ts';
import type { getStores } from './store.ts';

export type PageData = {
  readonly gallery?: ReplyOf<typeof galleryPosts>;
  readonly banners?: ReplyOf<typeof homeBanners>;
  readonly cards?: ReplyOf<typeof getProductCards>;
  readonly categories?: ReplyOf<typeof getCategories>;
  readonly foundCards?: ReplyOf<typeof getProductCards>;
  /** Candidates for the sections of the page. */
  readonly sectionCards?: readonly ProductCardView[];
  readonly product?: { readonly whole: ProductView; readonly others: readonly ProductCardView[] };
  readonly articles?: ReplyOf<typeof getBlogPosts>;
  readonly article?: ReplyOf<typeof getBlogPost>;
  readonly questions?: ReplyOf<typeof faqCategoriesWithFaqs>;
  readonly text?: ReplyOf<typeof getPage>;
  readonly stores?: ReplyOf<typeof getStores>;
  readonly page?: SitePageView;
};

export type PageToDraw = { readonly path: string; readonly shop: ShopView; readonly data: PageData };

export type DrawnPage = {
  readonly head: string;
  readonly html: string;
  readonly queries: readonly (readonly [key: readonly unknown[], data: unknown])[];
};

export type PageScript = Pick<PageToDraw, 'path'> & Pick<DrawnPage, 'queries'>;
