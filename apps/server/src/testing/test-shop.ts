import { randomUUID } from 'node:crypto';
import type { HsnRates } from '@ilaneer/domain/pricing/hsn-rates';
import { signupForm } from '@ilaneer/testing/signup-form';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { DestinationStream } from 'pino';
import { buildApp } from '../app.ts';
import type { AppDeps } from '../app-deps.ts';
import type { PooledDatabase } from '../db/connect.ts';
import { securityLog } from '../http/security-log/security-log.ts';
import { startJobs } from '../jobs/jobs.ts';
import { type Mailer, outboxMailer } from '../messages/mailer.ts';
import { outboxSms, type SmsSender } from '../messages/sms.ts';
import { rememberingSessionCheck } from '../modules/account/session/session-check.ts';
import { readPinCodes } from '../modules/address/pin-code-file.ts';
import { catalogueCache } from '../modules/catalogue/catalogue-cache.ts';
import { contentCache } from '../modules/content/content-cache.ts';
import { openGallery } from '../modules/gallery/gallery.ts';
import { instagram } from '../modules/gallery/photo-network.ts';
import type { PaymentGateway } from '../modules/payment/gateways/gateway.ts';
import { paymentGateways } from '../modules/payment/gateways/registry.ts';
import type { SignInProviders } from '../modules/social-login/provider.ts';
import { drawDocument } from '../modules/tax-document/draw-document.ts';
import type { InstagramConfig } from '../process/config.ts';
import type { MessageBudgets } from '../process/config-messages.ts';
import { jobHandlers } from '../process/job-handlers.ts';
import { openLog } from '../process/log.ts';
import { sandboxGateway } from '../sandbox/gateway/sandbox-gateway.ts';
import { SANDBOX_WEBHOOK_PATH, sendSandboxWebhook } from '../sandbox/gateway/send-webhook.ts';
import { CONTENT_DIR, TEST_BRAND } from './content-dir.ts';
import { cloneTestDatabase } from './test-database.ts';
import { TEST_SECRET } from './test-secret.ts';

/** What a call answered. */
export type Answer = {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly headers: Record<string, unknown>;
};

/** A shopper with a live session. */
export type TestShopper = { readonly token: string; readonly userId: string; readonly email: string };

/** The whole shop without a socket, on a database of its own. */
export type TestShop = {
  readonly app: FastifyInstance;
  /** What the shop is made of, for use cases that no call reaches. */
  readonly deps: AppDeps;
  readonly db: PooledDatabase;
  readonly url: string;
  call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    options?: { token?: string; body?: unknown; headers?: Record<string, string> },
  ): Promise<Answer>;
  newShopper(): Promise<TestShopper>;
  close(): Promise<void>;
};

/** Opens a shop for one test file. */
export async function openTestShop(
  options: {
    rateLimits?: boolean;
    mode?: 'sandbox' | 'live';
    config?: Partial<AppDeps['config']>;
    /** A clock that the test moves. */
    now?: () => Date;
    instagram?: InstagramConfig;
    signInProviders?: Partial<SignInProviders>;
    /** Where log lines go; nowhere when left out. */
    logTo?: DestinationStream;
    gateway?: PaymentGateway | null;
    /** The rates of a shop that taxes by HSN codes; it charges the flat 18 % when left out. */
    hsnRates?: HsnRates;
    /** Who sends its mails; the outbox keeps them when left out. */
    mailer?: Mailer;
    /** Who sends its mails with OTPs; `mailer` when left out. */
    otpMailer?: Mailer;
    /** Who sends its SMS; the outbox keeps them when left out. */
    sms?: SmsSender;
    messageBudgets?: MessageBudgets;
  } = {},
): Promise<TestShop> {
  const database = await cloneTestDatabase();
  const { db, url } = database;
  const log = openLog(options.logTo === undefined ? 'silent' : 'trace', options.logTo);
  const now = options.now ?? (() => new Date());
  const brand = TEST_BRAND;
  const mailer = options.mailer ?? outboxMailer(db, now);
  const otpMailer = options.otpMailer ?? mailer;
  const sms = options.sms ?? outboxSms(db, now);
  const jwtSecret = TEST_SECRET;
  const config = {
    mode: options.mode ?? 'sandbox',
    publicUrl: 'http://localhost:3001',
    rateLimits: options.rateLimits ?? false,
    metricsToken: null,
    messageBudgets: options.messageBudgets ?? { sms: 10_000, 'otp-mail': 10_000 },
    trustedProxies: ['127.0.0.0/8', '::1'],
    corsOrigins: [],
    ...options.config,
  };
  const newId = randomUUID;
  const hsnRates = options.hsnRates ?? null;
  const catalogue = catalogueCache({ db, log, now, hsnRates, renewAtMostEveryMs: 0 });
  const gateway =
    options.gateway === undefined ? sandboxGateway({ db, now, newId, jwtSecret }) : options.gateway;
  const gateways = gateway === null ? paymentGateways() : paymentGateways(gateway);
  const sendWebhook = sendSandboxWebhook({ db, jwtSecret }, async (payload, headers) => {
    const { statusCode } = await app.inject({ method: 'POST', url: SANDBOX_WEBHOOK_PATH, payload, headers });
    if (statusCode !== 200) throw new Error(`the webhook was answered with ${statusCode}`);
  });
  const jobEnv = {
    config,
    brand,
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
  const jobs = await startJobs(url, jobHandlers({ ...jobEnv, sendSandboxWebhook: sendWebhook }), log);
  const deps: AppDeps = {
    config,
    brand,
    db,
    now,
    newId,
    jwtSecret,
    giftCardSecret: TEST_SECRET,
    gateways,
    sessions: rememberingSessionCheck(db, now),
    catalogue,
    content: contentCache(db),
    gallery: openGallery({
      network: options.instagram === undefined ? null : instagram(options.instagram),
      now,
      log,
    }),
    jobs,
    drawDocument,
    pinCodes: await readPinCodes(CONTENT_DIR),
    hsnRates,
    canSendSms: true,
    signInProviders: { google: null, facebook: null, ...options.signInProviders },
    log,
    security: securityLog(log),
    // Tests of rate limits must not depend on how busy the machine is.
    longestLoopDelayMs: 0,
    storefrontDir: null,
    picturesDir: null,
  };
  const app = await buildApp(deps);
  await app.ready();

  const call: TestShop['call'] = async (method, path, { token, body, headers = {} } = {}) => {
    const request: InjectOptions = { method, url: `/api${path}`, headers: { ...headers } };
    if (token !== undefined) request.headers = { ...request.headers, authorization: `Bearer ${token}` };
    if (body !== undefined) {
      request.headers = { 'content-type': 'application/json', ...request.headers };
      request.payload = typeof body === 'string' ? body : JSON.stringify(body);
    }
    const response = await app.inject(request);
    const isJson =
      response.headers['content-encoding'] === undefined &&
      (response.headers['content-type']?.toString().includes('json') ?? false);
    return {
      status: response.statusCode,
      body: isJson ? response.json() : {},
      headers: response.headers,
    };
  };
  return {
    app,
    deps,
    db,
    url,
    call,
    newShopper: async () => {
      const form = signupForm();
      const { body } = await call('POST', '/signup-with-email', { body: form });
      const user = body.user;
      if (typeof body.token !== 'string' || typeof user !== 'object' || user === null || !('id' in user)) {
        throw new Error(`signup failed: ${JSON.stringify(body)}`);
      }
      return { token: body.token, userId: String(user.id), email: form.email };
    },
    close: async () => {
      await app.close();
      await jobs.stop();
      await database.drop();
    },
  };
}
