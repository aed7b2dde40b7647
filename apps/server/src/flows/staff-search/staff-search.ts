// One search box over everything that staff look for, each kind for those who may see it.

export { staffSearchRoutes } from './routes.ts';
