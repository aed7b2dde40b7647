// Products, categories and filters, cached as replies.

export {
  type Catalogue,
  type CatalogueCache,
  type CatalogueDeps,
  catalogueCache,
} from './catalogue-cache.ts';
export { toBannersReply, toProductCardsReply } from './replies.ts';
export { announceCatalogueChange, listProducts } from './repository.ts';
export { catalogueRoutes } from './routes.ts';
export { offerPercentage, pictureUrl } from './views.ts';
