export { openProviders } from './open-providers.ts';
export type { SocialLoginDeps } from './provider.ts';
export { pastLoginCodes } from './repository.ts';
export { socialLoginRoutes } from './routes.ts';
