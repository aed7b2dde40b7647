// Uploaded photos in several sizes, on disk or in an object store.

export { diskStore } from './disk-store.ts';
export type { PictureDeps, PictureStore } from './picture-store.ts';
export { photoServing, pictureRoutes } from './routes.ts';
export { type S3Bucket, s3Store } from './s3-store.ts';
export { listShopPictures, tidyPictures } from './tidy-pictures.ts';
