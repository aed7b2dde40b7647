export { askForReviews } from './ask-for-reviews.ts';
export { reviewDeskRoutes } from './desk-routes.ts';
export { reviewRoutes } from './routes.ts';
