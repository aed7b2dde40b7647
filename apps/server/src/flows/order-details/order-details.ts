export { toReturnView } from './return-views.ts';
export { orderDetailsRoutes } from './routes.ts';
export { type ViewDeps, viewOrder, viewOrders } from './view-orders.ts';
