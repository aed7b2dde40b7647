// Pricing a cart with what takes money off it, and turning it into an order.

export { toOrderRows } from './new-order.ts';
export { offerRoutes } from './offers/routes.ts';
export { openedOrderRoutes } from './opened-order-routes.ts';
export { checkoutRoutes } from './routes.ts';
export { type CheckoutDeps, writeOrder } from './write-order.ts';
