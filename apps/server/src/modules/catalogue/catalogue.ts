// Products, categories and filters, cached as replies.

export { type CatalogueCache, type CatalogueDeps, catalogueCache } from './catalogue-cache.ts';
export { keepCatalogue } from './editing/keep-catalogue.ts';
export { findProductsByText } from './editing/product-list.ts';
export { catalogueEditingRoutes } from './editing/routes.ts';
export {
  findListings,
  isPlaceIn,
  type ListingFilter,
  type ListingGroup,
  type ListingPlace,
  type ListingSort,
} from './listing-repository.ts';
export { pageCategories } from './page-categories.ts';
export { pictureUrl } from './picture-url.ts';
export type { Catalogue } from './read-catalogue.ts';
export { toBannersReply, toProductCardsReply } from './replies.ts';
export { announceCatalogueChange, isCatalogueEmpty, listActiveIds, productBatches } from './repository.ts';
export { catalogueRoutes } from './routes.ts';
export { offerPercentage, toProductCard } from './views.ts';
