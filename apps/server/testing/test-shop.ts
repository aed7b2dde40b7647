import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HsnRates } from '@ilaneer/domain/pricing/hsn-rates';
import { signupForm } from '@ilaneer/testing/signup-form';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { DestinationStream } from 'pino';
import type { AppDeps } from '../src/app-deps.ts';
import { connect, type PooledDatabase } from '../src/db/connect.ts';
import { drawDocument } from '../src/drawing/draw-document.ts';
import { drawSheets } from '../src/drawing/draw-sheets.ts';
import { type Mailer, outboxMailer } from '../src/messages/mailer.ts';
import { outboxSms, type SmsSender } from '../src/messages/sms.ts';
import type { MessageBudgets } from '../src/messages/within-budget.ts';
import type { InstagramAccount } from '../src/modules/gallery/photo-network.ts';
import type { Couriers } from '../src/modules/parcel/parcel.ts';
import type { PaymentGateway } from '../src/modules/payment/gateways/gateway.ts';
import { paymentGateways } from '../src/modules/payment/gateways/registry.ts';
import type { LoginProviders } from '../src/modules/social-login/provider.ts';
import { type Config, readConfig } from '../src/process/config.ts';
import { openLog } from '../src/process/log.ts';
import { wireShop } from '../src/process/wire-shop.ts';
import { sandboxGateway } from '../src/sandbox/gateway/sandbox-gateway.ts';
import { SANDBOX_WEBHOOK_PATH } from '../src/sandbox/gateway/send-webhook.ts';
import { quietCouriers } from './quiet-couriers.ts';
import { OWN_BRAND, OWN_SELLER, OWN_SUPPORT } from './staff/own-settings.ts';
import { cloneTestDatabase, type TestDatabase } from './test-database.ts';
import { TEST_KEYS, TEST_SECRET } from './test-secret.ts';

const CONNECTIONS_OF_ANOTHER = 8;
const PLENTY: MessageBudgets = { sms: 10_000, 'otp-mail': 10_000 };

export type Answer = {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly headers: Record<string, unknown>;
};

export type TestShopper = { readonly token: string; readonly userId: string; readonly email: string };

export type TestShop = {
  readonly app: FastifyInstance;
  readonly deps: AppDeps;
  readonly db: PooledDatabase;
  readonly url: string;
  call(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    options?: { token?: string; body?: unknown; headers?: Record<string, string> },
  ): Promise<Answer>;
  newShopper(): Promise<TestShopper>;
  close(): Promise<void>;
};

export async function openTestShop(
  options: {
    rateLimits?: boolean;
    mode?: 'sandbox' | 'live';
    /** Live and open; default: true. */
    isOpen?: boolean;
    config?: Partial<Config>;
    now?: () => Date;
    instagram?: InstagramAccount;
    loginProviders?: Partial<LoginProviders>;
    /** Default: discarded. */
    logTo?: DestinationStream;
    gateway?: PaymentGateway | null;
    /** Default: none that answers. */
    couriers?: Couriers;
    /** Default: flat 18 %. */
    hsnRates?: HsnRates;
    /** Default: the outbox. */
    mailer?: Mailer;
    /** Default: `mailer`. */
    otpMailer?: Mailer;
    /** Default: the outbox. */
    sms?: SmsSender;
    messageBudgets?: MessageBudgets;
    /** Default: none. */
    otlp?: Config['otlp'];
    /** Default: none. */
    backupFolder?: string;
    dataDir?: string;
    /** Follows other processes' changes; default: false. */
    hasSubscription?: boolean;
    /** Default: none. */
    picturesDir?: string;
    /** Default: none. */
    storefront?: Pick<AppDeps, 'storefrontDir' | 'drawPage'>;
    database?: TestDatabase;
    /** Shares that shop's database, which outlives it. */
    beside?: Pick<TestShop, 'url'>;
  } = {},
): Promise<TestShop> {
  const shared = options.beside === undefined ? null : openBeside(options.beside);
  const database = shared ?? options.database ?? (await cloneTestDatabase());
  const { db, url } = database;
  const log = openLog(options.logTo === undefined ? 'silent' : 'trace', options.logTo);
  const now = options.now ?? (() => new Date());
  const usual = readConfig({ JWT_SECRET: TEST_SECRET, RATE_LIMITS: 'off' });
  if (!usual.ok) throw new Error('the configuration of the tests is refused');
  const { rateLimits, mode, instagram, messageBudgets = PLENTY } = options;
  const config: Config = {
    ...usual.value,
    mode: mode ?? 'sandbox',
    rateLimits: rateLimits ?? false,
    instagram: instagram ?? null,
    messageBudgets,
    otlp: options.otlp ?? null,
    backup: { ...usual.value.backup, folder: options.backupFolder ?? null },
    dataDir: options.dataDir ?? join(tmpdir(), 'ilaneer-tests'),
    ...options.config,
  };
  if (options.isOpen === false) await closeForShoppers(db);
  else if (mode === 'live') await sayWhoSells(db);
  const sandbox = sandboxGateway({ db, now, newId: randomUUID, keys: TEST_KEYS });
  const gateway = options.gateway === undefined ? sandbox : options.gateway;
  const shop = await wireShop(
    { config, log, url, db },
    {
      now,
      ...(options.hsnRates !== undefined && { hsnRates: () => options.hsnRates ?? null }),
      gateways: gateway === null ? paymentGateways() : paymentGateways(gateway),
      couriers: options.couriers ?? quietCouriers(),
      loginProviders: { google: null, facebook: null, ...options.loginProviders },
      mailer: options.mailer ?? outboxMailer(db, now),
      ...(options.otpMailer !== undefined && { otpMailer: options.otpMailer }),
      sms: options.sms ?? outboxSms(db, now),
      drawDocument,
      drawSheets,
      postWebhook: async (payload, headers) => {
        const webhook = { method: 'POST', url: SANDBOX_WEBHOOK_PATH, payload, headers } as const;
        const { statusCode } = await shop.app.inject(webhook);
        if (statusCode !== 200) throw new Error(`the webhook was answered with ${statusCode}`);
      },
      renewCatalogueAtMostEveryMs: 0,
      isAlone: options.hasSubscription !== true,
      // Tests run scheduled jobs themselves: those of the clock would come between two lines.
      hasClock: false,
      // Overload protection would make limits depend on the machine.
      longestLoopDelayMs: 0,
      storefrontDir: options.storefront?.storefrontDir ?? null,
      drawPage: options.storefront?.drawPage ?? null,
      backofficeDir: null,
      picturesDir: options.picturesDir ?? null,
    },
  );
  const { app, deps } = shop;
  await app.ready();

  const call: TestShop['call'] = async (method, path, { token, body, headers = {} } = {}) => {
    const request: InjectOptions = { method, url: `/api${path}`, headers: { ...headers } };
    if (token !== undefined) request.headers = { ...request.headers, authorization: `Bearer ${token}` };
    if (body !== undefined) {
      request.headers = { 'content-type': 'application/json', ...request.headers };
      request.payload = typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);
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
      await shop.close();
      await database.drop();
    },
  };
}

function openBeside({ url }: Pick<TestShop, 'url'>) {
  const { db, close } = connect(url, () => undefined, CONNECTIONS_OF_ANOTHER);
  return { db, url, drop: close };
}

/** An open live shop needs its own settings (SETTING-16). */
async function sayWhoSells(db: PooledDatabase): Promise<void> {
  const own = { brand: OWN_BRAND, seller: OWN_SELLER, support: OWN_SUPPORT };
  for (const [key, value] of Object.entries(own)) {
    await db.execute(sql`update settings set value = ${JSON.stringify(value)}::jsonb where key = ${key}`);
  }
}

async function closeForShoppers(db: PooledDatabase): Promise<void> {
  const value = JSON.stringify({ catalogue: 'sample', openedAt: null });
  await db.execute(sql`update settings set value = ${value}::jsonb where key = 'opening'`);
}
