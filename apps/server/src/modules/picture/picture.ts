export { bucketStore, diskStore, type PictureDeps, type PictureStore } from './picture-store.ts';
export { photoServing, pictureRoutes } from './routes.ts';
export { listShopPictures, tidyPictures } from './tidy-pictures.ts';
