export { countQueue } from './queue-repository.ts';
export { packingRoutes } from './routes.ts';
