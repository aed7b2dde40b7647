import fastifyCookie from '@fastify/cookie';
import underPressure from '@fastify/under-pressure';
import { lookStyle } from '@ilaneer/domain/look/look';
import Fastify, { type FastifyInstance } from 'fastify';
import type { TSchema } from 'typebox';
import type { AppDeps } from './app-deps.ts';
import { manualEntryRoutes } from './flows/book-keeping/book-keeping.ts';
import { booksRoutes, claimRoutes, dayCloseRoutes, statementRoutes } from './flows/books/books.ts';
import { checkoutRoutes, offerRoutes, openedOrderRoutes } from './flows/checkout/checkout.ts';
import { courierRoutes } from './flows/couriers/couriers.ts';
import { customerDeskRoutes } from './flows/customer-desk/customer-desk.ts';
import { deliveryLinkRoutes } from './flows/deliveries/deliveries.ts';
import { documentRoutes } from './flows/documents/documents.ts';
import { cancelRoutes, confirmRoutes } from './flows/fulfilment/fulfilment.ts';
import { gstReturnRoutes } from './flows/gst-returns/gst-returns.ts';
import { handoverRoutes } from './flows/handover/handover.ts';
import { mailRoutes, messageDeskRoutes } from './flows/message-desk/message-desk.ts';
import { monthEndRoutes } from './flows/month-end/month-end.ts';
import { openingRoutes } from './flows/opening/opening.ts';
import { orderDeskRoutes, refundDeskRoutes, returnDeskRoutes } from './flows/order-desk/order-desk.ts';
import { orderDetailsRoutes } from './flows/order-details/order-details.ts';
import { packingRoutes } from './flows/packing/packing.ts';
import { phoneOrderRoutes } from './flows/phone-order/phone-order.ts';
import { dataRequestRoutes, privacyRecordRoutes, privacyRoutes } from './flows/privacy/privacy.ts';
import { quoteDeskRoutes, quoteLinkRoutes } from './flows/quoting/quoting.ts';
import { reportRoutes } from './flows/reports/reports.ts';
import { photoRoutes, returnRoutes } from './flows/returns/returns.ts';
import { reviewDeskRoutes, reviewRoutes } from './flows/reviewing/reviewing.ts';
import { gatewayRoutes, payLinkRoutes, paymentRoutes } from './flows/settlement/settlement.ts';
import { staffSearchRoutes } from './flows/staff-search/staff-search.ts';
import { batchRoutes, countRoutes, stockRoutes } from './flows/stock-keeping/stock-keeping.ts';
import { stockValueRoutes } from './flows/stock-value/stock-value.ts';
import {
  discoveryRoutes,
  openPages,
  pageRoutes,
  preparePage,
  shopSearchRoutes,
} from './flows/storefront/storefront.ts';
import { todayRoutes } from './flows/today/today.ts';
import { exportRoutes, importRoutes } from './flows/transfer/transfer.ts';
import { sharedCounter } from './http/attempts/attempt-counter.ts';
import { authentication } from './http/authenticate.ts';
import { closingReplies, edgeOptions, jsonBodies, MOST_CONNECTIONS } from './http/edge.ts';
import { errorHandling } from './http/error-reply.ts';
import { sandboxHost } from './http/hosts.ts';
import { withinAny } from './http/networks.ts';
import { apiReference, servedCalls } from './http/plugins/api-docs.ts';
import { backoffice } from './http/plugins/backoffice.ts';
import { crossOrigin } from './http/plugins/cross-origin.ts';
import { openingSoon } from './http/plugins/opening-soon.ts';
import { rateLimits } from './http/plugins/rate-limit.ts';
import { requestTrace } from './http/plugins/request-trace.ts';
import { securityHeaders } from './http/plugins/security-headers.ts';
import { staticFiles } from './http/plugins/static-files.ts';
import { schemaCompilers } from './http/schema-compilers.ts';
import { securityEvents } from './http/security-events.ts';
import { staffAccess } from './http/staff-access.ts';
import { unknownAddress } from './http/unknown-address.ts';
import { validatorOf } from './http/validator.ts';
import {
  consentRoutes,
  credentialRoutes,
  customerSessionRoutes,
  loginRoutes,
  nomineeRoutes,
  ownerLimits,
  profileRoutes,
  sessionRoutes,
} from './modules/account/account.ts';
import { addressRoutes, businessRoutes } from './modules/address/address.ts';
import { attackRoutes } from './modules/attack/attack.ts';
import { auditRoutes, liveRoute } from './modules/audit/audit.ts';
import { cartRoutes } from './modules/cart/cart.ts';
import { bannerRoutes, catalogueEditingRoutes, catalogueRoutes } from './modules/catalogue/catalogue.ts';
import { coinRoutes } from './modules/coin/coin.ts';
import { contactRoutes } from './modules/contact/contact.ts';
import {
  articleRoutes,
  contentRoutes,
  faqRoutes,
  policyRoutes,
  shownVersionsRoutes,
  sitePageRoutes,
} from './modules/content/content.ts';
import { couponRoutes } from './modules/coupon/coupon.ts';
import { segmentRoutes } from './modules/customer/customer.ts';
import { breachRoutes, lookupNotes } from './modules/data-protection/data-protection.ts';
import { galleryRoutes } from './modules/gallery/gallery.ts';
import { giftCardRoutes } from './modules/gift-card/gift-card.ts';
import { healthRoutes, watchReadiness } from './modules/health/health.ts';
import { letterRoutes } from './modules/letter/letter.ts';
import { newsletterRoutes } from './modules/newsletter/newsletter.ts';
import { savedCardRoutes } from './modules/payment/payment.ts';
import { photoServing, pictureRoutes } from './modules/picture/picture.ts';
import { promotionRoutes } from './modules/promotion/promotion.ts';
import { restockRoutes } from './modules/restock/restock.ts';
import { savedViewRoutes } from './modules/saved-view/saved-view.ts';
import { searchWordsRoutes } from './modules/search/search.ts';
import { isShopOpen, settingRoutes } from './modules/setting/setting.ts';
import { socialLoginRoutes } from './modules/social-login/social-login.ts';
import {
  ownAccountRoutes,
  roleRoutes,
  staffPeopleRoutes,
  staffSessionRoutes,
  staffSignInRoutes,
} from './modules/staff/staff.ts';
import { storeEditingRoutes, storeRoutes } from './modules/store/store.ts';
import { refundRequestRoutes, savedReplyRoutes, supportRoutes } from './modules/support/support.ts';
import { wishlistRoutes } from './modules/wishlist/wishlist.ts';
import { requestTelemetry } from './telemetry/request-telemetry.ts';

const LARGEST_BODY_BYTES = 100_000;

export async function buildApp(
  deps: AppDeps,
  addSandbox: (app: FastifyInstance) => void,
): Promise<FastifyInstance> {
  const { config, storefrontDir } = deps;
  const pages = storefrontDir === null ? null : await openPages(deps, storefrontDir);
  const app = Fastify({
    loggerInstance: deps.log,
    bodyLimit: LARGEST_BODY_BYTES,
    schemaController: { compilersFactory: schemaCompilers() },
    ...edgeOptions({ trustedProxies: config.trustedProxies, newId: deps.newId }),
  });
  app.server.maxConnections = MOST_CONNECTIONS;
  app.setValidatorCompiler<TSchema>(({ schema, httpPart }) => validatorOf(schema, httpPart));

  const readiness = watchReadiness(deps.db);
  await app.register(requestTelemetry, {
    instruments: deps.telemetry.instruments,
    tracing: deps.tracing,
    isTrusted: withinAny(config.trustedProxies),
  });
  const shopNow = () => ({
    name: deps.brand.name,
    style: lookStyle(deps.settings.sections().look.values),
  });
  await app.register(errorHandling, { shopNow, onUnavailable: readiness.notice });
  await app.register(closingReplies, { isClosing: deps.node.isClosing });
  await app.register(unknownAddress, {
    notFoundPage: pages === null ? null : (reply) => preparePage(app, reply, pages, null),
  });
  await app.register(requestTrace);
  await app.register(securityHeaders, {
    live: config.mode === 'live',
    paymentWindow: deps.gateways.current?.window ?? null,
    storefrontDir,
  });
  if (config.mode === 'sandbox') await app.register(sandboxHost, config);
  await app.register(fastifyCookie);
  await app.register(openingSoon, {
    isOpen: () => isShopOpen(deps),
    shopNow,
    publicUrl: config.publicUrl,
    findStaff: deps.findStaff,
  });
  await app.register(crossOrigin, { origins: config.corsOrigins });
  // 0 measures only.
  await app.register(underPressure, { maxEventLoopDelay: deps.longestLoopDelayMs, retryAfter: 5 });
  await app.register(jsonBodies);
  await app.register(securityEvents, deps);
  await app.register(rateLimits, { enabled: config.rateLimits, countAttempt: sharedCounter(deps) });
  await app.register(authentication, {
    keys: deps.keys,
    publicUrl: config.publicUrl,
    checkSession: deps.sessions.check,
    now: deps.now,
  });
  await app.register(staffAccess, {
    publicUrl: config.publicUrl,
    findStaff: deps.findStaff,
    peekStaff: deps.peekStaff,
    noteShown: lookupNotes(deps),
  });
  await app.register(servedCalls);

  await app.register(
    async (api) => {
      const limits = ownerLimits(api);
      loginRoutes(api, deps);
      credentialRoutes(api, deps, limits);
      profileRoutes(api, deps, limits);
      privacyRoutes(api, deps, limits);
      sessionRoutes(api, deps);
      consentRoutes(api, deps);
      nomineeRoutes(api, deps);
      socialLoginRoutes(api, deps);
      catalogueRoutes(api, deps);
      shopSearchRoutes(api, deps);
      contentRoutes(api, deps);
      shownVersionsRoutes(api, deps);
      cartRoutes(api, deps);
      wishlistRoutes(api, deps);
      addressRoutes(api, deps);
      businessRoutes(api, deps);
      offerRoutes(api, deps);
      coinRoutes(api, deps);
      checkoutRoutes(api, deps);
      orderDetailsRoutes(api, deps);
      returnRoutes(api, deps);
      cancelRoutes(api, deps);
      confirmRoutes(api, deps);
      await api.register((scope) => photoRoutes(scope, deps));
      await api.register((scope) => reviewRoutes(scope, deps));
      documentRoutes(api, deps);
      paymentRoutes(api, deps);
      payLinkRoutes(api, deps);
      quoteLinkRoutes(api, deps);
      deliveryLinkRoutes(api, deps);
      savedCardRoutes(api, deps);
      openedOrderRoutes(api, deps);
      gatewayRoutes(api, deps);
      contactRoutes(api, deps);
      supportRoutes(api, deps);
      await api.register((scope) => refundRequestRoutes(scope, deps));
      storeRoutes(api, deps);
      newsletterRoutes(api, deps);
      restockRoutes(api, deps);
      galleryRoutes(api, deps);
      stockRoutes(api, deps);
      batchRoutes(api, deps);
      countRoutes(api, deps);
      packingRoutes(api, deps);
      courierRoutes(api, deps);
      handoverRoutes(api, deps);
      orderDeskRoutes(api, deps);
      phoneOrderRoutes(api, deps);
      returnDeskRoutes(api, deps);
      refundDeskRoutes(api, deps);
      messageDeskRoutes(api, deps);
      mailRoutes(api, deps);
      savedReplyRoutes(api, deps);
      promotionRoutes(api, deps);
      couponRoutes(api, deps);
      reviewDeskRoutes(api, deps);
      letterRoutes(api, deps);
      quoteDeskRoutes(api, deps);
      booksRoutes(api, deps);
      claimRoutes(api, deps);
      statementRoutes(api, deps);
      dayCloseRoutes(api, deps);
      await api.register((scope) => manualEntryRoutes(scope, deps));
      giftCardRoutes(api, deps);
      gstReturnRoutes(api, deps);
      monthEndRoutes(api, deps);
      stockValueRoutes(api, deps);
      exportRoutes(api, deps);
      await api.register((scope) => importRoutes(scope, deps));
      staffSessionRoutes(api, deps);
      catalogueEditingRoutes(api, deps);
      await api.register((scope) => pictureRoutes(scope, deps));
      auditRoutes(api, deps);
      liveRoute(api, deps);
      savedViewRoutes(api, deps);
      staffSearchRoutes(api, deps);
      todayRoutes(api, deps);
      reportRoutes(api, deps);
      staffSignInRoutes(api, deps);
      ownAccountRoutes(api, deps);
      customerSessionRoutes(api, deps);
      customerDeskRoutes(api, deps);
      segmentRoutes(api, deps);
      staffPeopleRoutes(api, deps);
      roleRoutes(api, deps);
      settingRoutes(api, deps);
      policyRoutes(api, deps);
      faqRoutes(api, deps);
      articleRoutes(api, deps);
      sitePageRoutes(api, deps);
      searchWordsRoutes(api, deps);
      bannerRoutes(api, deps);
      storeEditingRoutes(api, deps);
      openingRoutes(api, deps);
      privacyRecordRoutes(api, deps);
      dataRequestRoutes(api, deps);
      breachRoutes(api, deps);
      attackRoutes(api, deps);
    },
    { prefix: '/api' },
  );
  discoveryRoutes(app, deps);
  photoServing(app, deps);
  addSandbox(app);
  healthRoutes(app, deps, readiness);
  await app.register(apiReference, {
    owner: () => ({
      brand: deps.brand.name,
      email: deps.brand.seller.email,
      publicUrl: deps.config.publicUrl,
    }),
  });
  await app.register(staticFiles, deps);
  if (deps.backofficeDir !== null)
    await app.register(backoffice, { folder: deps.backofficeDir, shopName: () => deps.brand.name });
  if (pages !== null) pageRoutes(app, deps, pages);
  return app;
}
