export { type GalleryDeps, openGallery } from './open-gallery.ts';
export { instagram } from './photo-network.ts';
export { galleryRoutes } from './routes.ts';
