// Orders that staff take by phone, by the shop's own checkout.

export { phoneOrderRoutes } from './routes.ts';
