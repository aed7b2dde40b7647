// Uploaded photos in several sizes, on disk or in an object store.

export { bucketStore, diskStore, type PictureDeps, type PictureStore } from './picture-store.ts';
export { photoServing, pictureRoutes } from './routes.ts';
export { listShopPictures, tidyPictures } from './tidy-pictures.ts';
