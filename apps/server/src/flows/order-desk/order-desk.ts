// What staff do with orders and returns: find, look at, move, hold, note, refund.

export { moveOrders } from './move-orders.ts';
export { returnDeskRoutes } from './return-routes.ts';
export { orderDeskRoutes } from './routes.ts';
