import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { TSchema } from 'typebox';
import type { AppDeps } from './app-deps.ts';
import { authentication } from './http/authenticate.ts';
import { errorHandling } from './http/error-handler.ts';
import { compileValidator } from './http/validator.ts';
import { accountRoutes } from './modules/account/shop-routes.ts';
import { addressRoutes } from './modules/address/shop-routes.ts';
import { cartRoutes } from './modules/cart/shop-routes.ts';
import { catalogueRoutes } from './modules/catalogue/shop-routes.ts';
import { contactRoutes } from './modules/contact/shop-routes.ts';
import { healthRoutes } from './modules/health/routes.ts';
import { orderRoutes } from './modules/order/shop-routes.ts';
import { outboxRoutes } from './modules/outbox/sandbox-routes.ts';
import { searchRoutes } from './modules/search/shop-routes.ts';
import { storeRoutes } from './modules/store/shop-routes.ts';
import { supportRoutes } from './modules/support/shop-routes.ts';
import { wishlistRoutes } from './modules/wishlist/shop-routes.ts';
import { apiReference, openApi } from './plugins/api-docs.ts';
import { overloadProtection } from './plugins/overload.ts';
import { rateLimits } from './plugins/rate-limit.ts';
import { securityHeaders } from './plugins/security-headers.ts';
import { staticFiles } from './plugins/static-files.ts';

const LARGEST_BODY_BYTES = 100_000;

/** Builds the whole application from its parts. Opens no port and owns no process. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LARGEST_BODY_BYTES,
    routerOptions: { ignoreTrailingSlash: true },
  });
  app.setValidatorCompiler<TSchema>(({ schema, httpPart }) => compileValidator(schema, httpPart));

  await app.register(errorHandling);
  await app.register(securityHeaders, { live: deps.config.mode === 'live' });
  await app.register(overloadProtection, { enabled: deps.config.rateLimits });
  await app.register(rateLimits, { enabled: deps.config.rateLimits });
  await app.register(authentication, { secret: deps.jwtSecret, checkSession: deps.sessions.check });
  await app.register(openApi, { title: deps.brand.name });

  await app.register(
    async (api) => {
      accountRoutes(api, deps);
      catalogueRoutes(api, deps);
      searchRoutes(api, deps);
      cartRoutes(api, deps);
      wishlistRoutes(api, deps);
      addressRoutes(api, deps);
      orderRoutes(api, deps);
      contactRoutes(api, deps);
      supportRoutes(api, deps);
      storeRoutes(api, deps);
      if (deps.config.mode === 'sandbox') outboxRoutes(api, deps);
    },
    { prefix: '/api' },
  );
  healthRoutes(app, deps);
  await app.register(apiReference);
  await app.register(staticFiles, deps);
  return app;
}
