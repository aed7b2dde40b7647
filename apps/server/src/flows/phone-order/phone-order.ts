// Phone orders through the shop's checkout.

export { phoneOrderRoutes } from './routes.ts';
