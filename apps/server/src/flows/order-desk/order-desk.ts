export { cancelByStaff } from './cancel-rest.ts';
export { everyOrder } from './every-order.ts';
export { bestOrders, type OrderListQuery } from './list-orders.ts';
export { moveOrders } from './move-orders.ts';
export { readKeptPromises, readPromisePeriod } from './read-kept-promises.ts';
export { refundDeskRoutes } from './refund-routes.ts';
export { returnDeskRoutes } from './return-routes.ts';
export { orderDeskRoutes } from './routes.ts';
