import type { ProductView } from '@ilaneer/contract/catalogue/product-view';
import type { BlogPostView, FaqCategoryView, PageView } from '@ilaneer/contract/content';
import type { SitePageView } from '@ilaneer/contract/page-sections';
import type { StoreView } from '@ilaneer/contract/store';
import type { ProductFilter } from '@ilaneer/domain/catalogue/filter-products';
import type { Deps } from '../../deps/deps.ts';

export type ShopPage =
  | { readonly kind: 'home' }
  | ListPage
  | { readonly kind: 'product'; readonly product: ProductView }
  | { readonly kind: 'articles'; readonly articles: readonly BlogPostView[]; readonly page: number }
  | { readonly kind: 'article'; readonly article: BlogPostView }
  | { readonly kind: 'questions'; readonly categories: readonly FaqCategoryView[] }
  | { readonly kind: 'stores'; readonly stores: readonly StoreView[] }
  | { readonly kind: 'contact' }
  | { readonly kind: 'text'; readonly page: PageView; readonly path: string }
  | { readonly kind: 'sections'; readonly page: SitePageView; readonly path: string };

type ListPage = {
  readonly kind: 'products' | 'merchandise';
  readonly products: readonly ProductView[];
  readonly filter: ProductFilter;
  readonly page: number;
  readonly total: number;
  readonly categories: readonly { readonly id: string; readonly name: string }[];
};

export type HeadDeps = Pick<Deps, 'brand' | 'config' | 'delivery'>;
