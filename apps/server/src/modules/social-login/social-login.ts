// Logging in with Google or Facebook.

export { facebookLogin } from './facebook.ts';
export { googleLogin } from './google.ts';
export type { SocialLoginDeps } from './provider.ts';
export { deleteOldLoginCodes } from './repository.ts';
export { socialLoginRoutes } from './routes.ts';
