import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { buildApp } from '../app.ts';
import { listen } from '../db/announcements.ts';
import { connect } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';
import { securityLog } from '../http/security-log/security-log.ts';
import { startJobs } from '../jobs/jobs.ts';
import { msg91Sms } from '../messages/msg91.ts';
import { noSms, outboxSms } from '../messages/sms.ts';
import { rememberingSessionCheck } from '../modules/account/session/session-check.ts';
import { readPinCodes } from '../modules/address/pin-code-file.ts';
import { catalogueCache } from '../modules/catalogue/catalogue-cache.ts';
import { listProducts } from '../modules/catalogue/repository.ts';
import { contentCache } from '../modules/content/content-cache.ts';
import { openGallery } from '../modules/gallery/gallery.ts';
import { instagram } from '../modules/gallery/photo-network.ts';
import { razorpayGateway } from '../modules/payment/gateways/razorpay-gateway.ts';
import { type PaymentGateways, paymentGateways } from '../modules/payment/gateways/registry.ts';
import { facebookSignIn } from '../modules/social-login/facebook.ts';
import { googleSignIn } from '../modules/social-login/google.ts';
import { openPrinter } from '../modules/tax-document/drawing/document-printer.ts';
import { checkProducts } from '../modules/tax-rate/check-products.ts';
import { readHsnRates } from '../modules/tax-rate/hsn-rates-file.ts';
import { type SandboxGatewayEnvironment, sandboxGateway } from '../sandbox/gateway/sandbox-gateway.ts';
import {
  type PostWebhook,
  SANDBOX_WEBHOOK_PATH,
  sendSandboxWebhook,
} from '../sandbox/gateway/send-webhook.ts';
import { readBrand } from '../sandbox/sample-shop/content-files.ts';
import { loadSampleShop } from '../sandbox/sample-shop/load-sample-shop.ts';
import { closeApp } from './close-app.ts';
import type { Config } from './config.ts';
import { jobHandlers } from './job-handlers.ts';
import { openDatabase } from './open-database.ts';
import { openMailers } from './open-mailer.ts';
import { shopBrandOf } from './shop-brand.ts';
import { readSecrets } from './shop-secrets.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..', '..');
const CONTENT = join(ROOT, 'content');
const STOREFRONT = join(ROOT, 'apps', 'storefront', 'dist');
const LONGEST_LOOP_DELAY_MS = 2_000;

/** A running shop. */
export type RunningShop = { readonly app: FastifyInstance; stop(): Promise<void> };

/** The composition root: the only place that knows the clock, chance, the network and the disk. */
export async function startShop(
  config: Config,
  log: Logger,
  onLost: (message: string) => void,
): Promise<RunningShop> {
  const closing: (() => Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    for (const close of closing.reverse()) await close();
    closing.length = 0;
  };
  try {
    const now = () => new Date();
    const { jwtSecret, giftCardSecret } = await readSecrets(config);
    const brand = await readBrand(CONTENT);
    const pinCodes = await readPinCodes(CONTENT);
    const hsnRates = config.taxMode === 'hsn' ? await readHsnRates(CONTENT) : null;
    const database = await openDatabase(config.database, log, onLost);
    closing.push(database.stop);
    await migrate(database.url);
    const { db, close } = connect(database.url, (err) => log.warn({ err }, 'a database connection broke'));
    closing.push(close);
    if (config.mode === 'sandbox' && (await loadSampleShop(db, CONTENT, now(), giftCardSecret))) {
      log.info('Loaded the sample shop.');
    }

    checkProducts({ now, hsnRates, log }, await listProducts(db));
    const sessions = rememberingSessionCheck(db, now);
    const catalogue = catalogueCache({ db, log, now, hsnRates });
    const content = contentCache(db);
    const announcements = await listen(database.url, {
      on: {
        catalogue_changed: catalogue.markStale,
        content_changed: content.markStale,
        session_revoked: sessions.forget,
      },
      onGap: () => {
        catalogue.markStale();
        content.markStale();
        sessions.forgetAll();
      },
      onError: (err) => log.warn({ err }, 'the listening connection broke'),
    });
    closing.push(announcements.close);

    const { mailer, otpMailer, close: closeMailers } = await openMailers(config, { db, now, log }, brand);
    closing.push(async () => closeMailers());
    const liveSms = config.smsProvider === null ? noSms : msg91Sms(config.smsProvider);
    const sms = config.mode === 'live' ? liveSms : outboxSms(db, now);
    const shopBrand = shopBrandOf(brand);
    const newId = randomUUID;
    const gateways = openGateways(config, { db, now, newId, jwtSecret });
    const sendWebhook = sendSandboxWebhook({ db, jwtSecret }, postTo(`http://127.0.0.1:${config.port}`));
    const jobEnv = {
      config,
      brand: shopBrand,
      db,
      now,
      newId,
      log,
      catalogue,
      gateways,
      mailer,
      otpMailer,
      sms,
      jwtSecret,
    };
    const jobs = await startJobs(
      database.url,
      jobHandlers({ ...jobEnv, sendSandboxWebhook: sendWebhook }),
      log,
    );
    closing.push(jobs.stop);

    const printer = openPrinter();
    closing.push(printer.close);
    const app = await buildApp({
      config,
      brand: shopBrand,
      db,
      now,
      newId,
      gateways,
      jwtSecret,
      giftCardSecret,
      sessions,
      catalogue,
      content,
      gallery: openGallery({
        network: config.instagram === null ? null : instagram(config.instagram),
        now,
        log,
      }),
      jobs,
      drawDocument: printer.draw,
      pinCodes,
      hsnRates,
      canSendSms: config.mode === 'sandbox' || config.smsProvider !== null,
      signInProviders: {
        google: config.google === null ? null : googleSignIn(config.google),
        facebook: config.facebook === null ? null : facebookSignIn(config.facebook),
      },
      log,
      security: securityLog(log),
      longestLoopDelayMs: config.rateLimits ? LONGEST_LOOP_DELAY_MS : 0,
      storefrontDir: existsSync(STOREFRONT) ? STOREFRONT : null,
      picturesDir: join(CONTENT, 'pictures'),
    });
    closing.push(() => closeApp(app));
    await app.listen({ port: config.port, host: config.host });
    return { app, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function openGateways({ mode, razorpay }: Config, env: SandboxGatewayEnvironment): PaymentGateways {
  return paymentGateways(
    ...(razorpay === null ? [] : [razorpayGateway(razorpay)]),
    ...(mode === 'sandbox' ? [sandboxGateway(env)] : []),
  );
}

function postTo(origin: string): PostWebhook {
  return async (body, headers) => {
    const { ok } = await fetch(`${origin}${SANDBOX_WEBHOOK_PATH}`, { method: 'POST', body, headers });
    if (!ok) throw new Error('the shop did not take in its webhook');
  };
}
