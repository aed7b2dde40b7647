export { notifyOfRestock } from './notify-of-restock.ts';
export { deleteRequestsOf, listRequests, openRequests, unprovenRequests } from './repository.ts';
export { backInStockMail, restockConfirmMail } from './restock-mails.ts';
export type { RestockDeps } from './restock-requests.ts';
export { restockRoutes } from './routes.ts';
export { toRestockView } from './views.ts';
