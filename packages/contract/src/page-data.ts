import type { getCategories, homeBanners } from './catalogue/catalogue.ts';
import type { getProductCards, ProductCardView } from './catalogue/product-card.ts';
import type { ProductView } from './catalogue/product-view.ts';
import type { faqCategoriesWithFaqs, getBlogPost, getBlogPosts, getPage } from './content.ts';
import type { galleryPosts } from './gallery.ts';
import type { ReplyOf } from './message/call.ts';
import type { ShopView, ShopWords } from './shop-words.ts';
import type { getStores } from './store.ts';

/** What a page shows, in the replies that the app would ask for: the server hands them to whoever draws the page. */
export type PageData = {
  readonly gallery?: ReplyOf<typeof galleryPosts>;
  readonly banners?: ReplyOf<typeof homeBanners>;
  readonly cards?: ReplyOf<typeof getProductCards>;
  readonly categories?: ReplyOf<typeof getCategories>;
  /** The page of a list that the address searches, where `cards` are all that there are. */
  readonly foundCards?: ReplyOf<typeof getProductCards>;
  /** What the exclusive collection is chosen from, where not all cards are at hand. */
  readonly featuredCards?: ReplyOf<typeof getProductCards>;
  /** What the home page chooses its packs from. */
  readonly homeCards?: readonly ProductCardView[];
  /** A product, and the others that stand below it. */
  readonly product?: { readonly whole: ProductView; readonly others: readonly ProductCardView[] };
  /** The cards of the blog. */
  readonly articles?: ReplyOf<typeof getBlogPosts>;
  readonly article?: ReplyOf<typeof getBlogPost>;
  readonly questions?: ReplyOf<typeof faqCategoriesWithFaqs>;
  readonly text?: ReplyOf<typeof getPage>;
  readonly stores?: ReplyOf<typeof getStores>;
  /** The words of the home page. */
  readonly home?: ShopWords['home'];
  /** How the goods come about, which stands on their pages too. */
  readonly process?: ShopWords['home']['process'];
};

/** A page to draw: its path as the storefront's router names it, and what it shows. */
export type PageToDraw = { readonly path: string; readonly shop: ShopView; readonly data: PageData };

/** A page as a browser gets it before any script. */
export type DrawnPage = {
  /** The `<title>` and what else belongs into the head. */
  readonly head: string;
  /** What stands in the root. */
  readonly html: string;
  /** The page's data as the app keeps it: keys and what is known under them. */
  readonly queries: readonly (readonly [key: readonly unknown[], data: unknown])[];
};

/** What goes with a drawn page for the app to take it over with. */
export type PageScript = Pick<PageToDraw, 'path'> & Pick<DrawnPage, 'queries'>;
