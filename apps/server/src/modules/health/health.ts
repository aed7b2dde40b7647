// Whether this process can serve.

export { type HealthDeps, healthRoutes } from './routes.ts';
