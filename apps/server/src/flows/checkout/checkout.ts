export { toOrderRows } from './new-order.ts';
export { offerRoutes } from './offers/routes.ts';
export { openedOrderRoutes } from './opened-order-routes.ts';
export { checkoutRoutes } from './routes.ts';
export { type CheckoutDeps, writeOrder } from './write-order.ts';
