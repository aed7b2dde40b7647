export { bannerRoutes } from './banners/banner-routes.ts';
export { makeBannerIn } from './banners/change-banners.ts';
export { type CatalogueCache, type CatalogueDeps, catalogueCache } from './catalogue-cache.ts';
export { listAllCategories } from './editing/category-repository.ts';
export { type CategoryForm, makeCategoryIn } from './editing/change-categories.ts';
export { changePricesIn, type PriceForm, priceProblems } from './editing/change-prices.ts';
export { changesOf, draftProblems, type ProductDraft } from './editing/draft-problems.ts';
export type { EditingDeps, SavingDeps } from './editing/edit-product.ts';
export { findCodeOwners, findProducts } from './editing/editing-repository.ts';
export { draftOf, newVariant } from './editing/new-drafts.ts';
export { findPricedBySku } from './editing/price-repository.ts';
export { bestProducts } from './editing/product-list.ts';
export type { EditedProduct } from './editing/product-rows.ts';
export { refreshCatalogue } from './editing/refresh-catalogue.ts';
export { revertPrices } from './editing/revert-prices.ts';
export { catalogueEditingRoutes } from './editing/routes.ts';
export { saveProducts } from './editing/save-products.ts';
export {
  type CardsQuery,
  findCards,
  findPage,
  readCardsQuery,
  searchOnly,
} from './find-cards.ts';
export { namedVariant } from './named-variant.ts';
export { pageCategories } from './page-categories.ts';
export { pictureUrl } from './picture-url.ts';
export type { Catalogue, KnownVariant } from './read-catalogue.ts';
export { bannersNow, toProductCardsReply } from './replies.ts';
export { announceCatalogueChange, isCatalogueEmpty, listActiveIds, productBatches } from './repository.ts';
export { catalogueRoutes } from './routes.ts';
export { offerPercentage } from './views.ts';
