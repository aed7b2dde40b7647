export { deleteUnusedPictures, listShopPictures } from './delete-unused-pictures.ts';
export { bucketStore, diskStore, type PictureDeps, type PictureStore } from './picture-store.ts';
export { photoServing, pictureRoutes } from './routes.ts';
export { type LogoDeps, openLogos } from './shop-logo.ts';
export { findShopPicture, type ShopPicture, type ShopPictureDeps } from './shop-picture.ts';
