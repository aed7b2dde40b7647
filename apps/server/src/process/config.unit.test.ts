import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { LIVE_ENV } from '../../testing/servers/live-env.ts';
import { readConfig } from './config.ts';
import { variableNames } from './environment.ts';

function problemsOf(env: Record<string, string>) {
  const config = readConfig(env);
  return config.ok ? [] : config.error;
}

const USUAL = {
  alarms: {
    accounts: 20,
    networks: 10,
    logins: 100,
    successPercent: 20,
    staff: 15,
    codes: 40,
    mailEveryHours: 6,
  },
  backup: {
    folder: null,
    recipients: [],
    everyHours: 24,
    keep: { days: 7, weeks: 4, months: 12 },
    isVerified: true,
  },
  backupBucket: null,
  otlp: null,
  shiprocket: null,
  delhivery: null,
  courierBox: { length: 25, width: 20, height: 10 },
};

describe('readConfig', () => {
  it('starts a sandbox with the embedded database when nothing is set', () => {
    const dataDir = resolve('.data');
    expect(readConfig({})).toEqual({
      ok: true,
      value: {
        port: 3001,
        host: '127.0.0.1',
        database: { kind: 'embedded', dataDir },
        dataDir,
        workers: 1,
        drainSeconds: 0,
        databaseConnections: 20,
        migrationSeconds: 600,
        mode: 'sandbox',
        publicUrl: 'http://localhost:3001',
        jwtSecret: null,
        formerJwtSecrets: [],
        giftCardSecret: null,
        smtpUrl: null,
        messageBudgets: { sms: 2_000, 'otp-mail': 5_000 },
        lettersPerMinute: 300,
        logLevel: 'info',
        rateLimits: true,
        metricsToken: null,
        trustedProxies: ['127.0.0.0/8', '::1'],
        corsOrigins: [],
        sandboxIsPublic: false,
        isSampleShop: true,
        google: null,
        facebook: null,
        smsProvider: null,
        inboundMail: null,
        imap: null,
        instagram: null,
        pictureBucket: null,
        razorpay: null,
        taxMode: 'flat18',
        prices: 'exclusive',
        acceptsOtherPrices: false,
        acceptsPlainDatabase: false,
        roundsCash: false,
        ...USUAL,
      },
    });
  });

  it('accepts .env.example as it is, with the defaults that it names', () => {
    const example = readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8');
    expect(readConfig(parseEnv(example))).toEqual(readConfig({}));
  });

  it('reads nothing that .env.example does not name', () => {
    const example = readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8');
    expect(Object.keys(parseEnv(example)).toSorted()).toEqual(variableNames().toSorted());
  });

  it('shares connections out among workers, as many as the machine has processors for auto', () => {
    const of = (WORKERS: string) => {
      const config = readConfig({ WORKERS });
      return config.ok ? [config.value.workers, config.value.databaseConnections] : config.error;
    };
    expect([of('1'), of('2'), of('3'), of('4'), of('16')]).toEqual([
      [1, 20],
      [2, 20],
      [3, 16],
      [4, 12],
      [16, 6],
    ]);
    expect(of('auto')).toEqual(of(String(availableParallelism())));
  });

  it('takes an empty or blank variable as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ', JWT_SECRET: '', MODE: '' })).toEqual(readConfig({}));
  });

  it('reads every variable', () => {
    const config = readConfig({
      ...LIVE_ENV,
      PORT: '8080',
      HOST: '0.0.0.0',
      DATA_DIR: '/srv/shop',
      WORKERS: '4',
      DRAIN_SECONDS: '5',
      DATABASE_CONNECTIONS: '10',
      MIGRATION_SECONDS: '0',
      PUBLIC_URL: 'https://shop.example.in/',
      SMTP_URL: 'smtps://user:pass@mail.example:465',
      SMS_DAILY_BUDGET: '300',
      OTP_MAIL_DAILY_BUDGET: '0',
      LETTERS_PER_MINUTE: '60',
      LOG_LEVEL: 'warn',
      TAX_MODE: 'hsn',
      PRICES: 'inclusive',
      LIVE_PRICES_AT_MY_RISK: 'yes',
      DATABASE_WITHOUT_TLS: 'yes',
      CASH_ROUND_OFF: 'rupee',
      RATE_LIMITS: 'on',
      METRICS_TOKEN: 'token-for-metrics',
      TRUSTED_PROXIES: '10.0.0.0/8, 2001:db8::7',
      CORS_ORIGINS: 'https://app.example.in, http://localhost:5173/',
      GOOGLE_CLIENT_ID: 'google-id',
      GOOGLE_CLIENT_SECRET: 'google-secret',
      FACEBOOK_CLIENT_ID: 'facebook-id',
      FACEBOOK_CLIENT_SECRET: 'facebook-secret',
      SMS_PROVIDER_AUTH_KEY: 'sms-key',
      SMS_PROVIDER_OTP_TEMPLATE_ID: 'template-7',
      SMS_PROVIDER_OTP_TEXT: '##otp## is your OTP.',
      SMS_PROVIDER_ORDER_SHIPPED_TEMPLATE_ID: 'template-8',
      RAZORPAY_KEY_ID: 'razorpay-key',
      RAZORPAY_KEY_SECRET: 'razorpay-secret',
      RAZORPAY_WEBHOOK_SECRET: 'razorpay-webhook',
      GIFT_CARD_SECRET: 'a-key-of-gift-cards-that-is-long-enough',
      INBOUND_MAIL_ADDRESS: 'reply@in.shop.example',
      INBOUND_MAIL_SECRET: 'a secret of more than 32 characters!',
      IMAP_HOST: 'imap.shop.example',
      IMAP_PORT: '143',
      IMAP_USER: 'care@shop.example',
      IMAP_PASSWORD: 'password of the mailbox',
      IMAP_MAILBOX: 'Shop/Replies',
      INSTAGRAM_USER_ID: '17841400000000000',
      INSTAGRAM_ACCESS_TOKEN: 'token-for-posts',
      INSTAGRAM_API_URL: 'https://graph.example/v1/',
      PICTURES_S3_URL: 'https://s3.example/pictures',
      PICTURES_S3_ACCESS_KEY_ID: 's3-key',
      PICTURES_S3_SECRET_ACCESS_KEY: 's3-secret',
    });
    expect(config).toEqual({
      ok: true,
      value: {
        port: 8080,
        host: '0.0.0.0',
        database: { kind: 'server', url: LIVE_ENV.DATABASE_URL },
        dataDir: resolve('/srv/shop'),
        workers: 4,
        drainSeconds: 5,
        databaseConnections: 10,
        migrationSeconds: 0,
        mode: 'live',
        publicUrl: 'https://shop.example.in',
        jwtSecret: LIVE_ENV.JWT_SECRET,
        formerJwtSecrets: [],
        giftCardSecret: 'a-key-of-gift-cards-that-is-long-enough',
        smtpUrl: 'smtps://user:pass@mail.example:465',
        messageBudgets: { sms: 300, 'otp-mail': 0 },
        lettersPerMinute: 60,
        logLevel: 'warn',
        rateLimits: true,
        metricsToken: 'token-for-metrics',
        trustedProxies: ['10.0.0.0/8', '2001:db8::7'],
        corsOrigins: ['https://app.example.in', 'http://localhost:5173'],
        sandboxIsPublic: false,
        isSampleShop: false,
        pictureBucket: {
          url: 'https://s3.example/pictures',
          accessKeyId: 's3-key',
          secretAccessKey: 's3-secret',
          region: 'auto',
        },
        taxMode: 'hsn',
        prices: 'inclusive',
        acceptsOtherPrices: true,
        acceptsPlainDatabase: true,
        roundsCash: true,
        ...USUAL,
        google: {
          clientId: 'google-id',
          clientSecret: 'google-secret',
          issuer: 'https://accounts.google.com',
        },
        facebook: {
          clientId: 'facebook-id',
          clientSecret: 'facebook-secret',
          dialogUrl: 'https://www.facebook.com/v23.0/dialog/oauth',
          graphUrl: 'https://graph.facebook.com/v23.0',
        },
        smsProvider: {
          url: 'https://control.msg91.com/api/v5/flow',
          authKey: 'sms-key',
          templateIds: {
            otp: 'template-7',
            'order-placed': null,
            'order-confirm': null,
            'order-shipped': 'template-8',
            'order-delivered': null,
            'order-cancelled': null,
            'parcel-out': null,
            'parcel-failed': null,
          },
          registeredTexts: {
            otp: '##otp## is your OTP.',
            'order-placed': null,
            'order-confirm': null,
            'order-shipped': null,
            'order-delivered': null,
            'order-cancelled': null,
            'parcel-out': null,
            'parcel-failed': null,
          },
        },
        razorpay: {
          keyId: 'razorpay-key',
          keySecret: 'razorpay-secret',
          webhookSecret: 'razorpay-webhook',
          formerWebhookSecrets: [],
          apiUrl: 'https://api.razorpay.com',
        },
        inboundMail: {
          address: 'reply@in.shop.example',
          secret: 'a secret of more than 32 characters!',
        },
        imap: {
          host: 'imap.shop.example',
          port: 143,
          user: 'care@shop.example',
          password: 'password of the mailbox',
          mailbox: 'Shop/Replies',
        },
        instagram: {
          apiUrl: 'https://graph.example/v1',
          userId: '17841400000000000',
          accessToken: 'token-for-posts',
        },
      },
    });
  });

  it('follows the port in the default public address', () => {
    expect(readConfig({ PORT: '4000' })).toMatchObject({ value: { publicUrl: 'http://localhost:4000' } });
  });

  it('taxes at the flat 18 % unless rates by HSN code are asked for', () => {
    expect(readConfig({})).toMatchObject({ value: { taxMode: 'flat18' } });
    expect(readConfig({ TAX_MODE: 'hsn' })).toMatchObject({ value: { taxMode: 'hsn' } });
  });

  it('sends traces, metrics and the log once a collector is named, as the standard variables say', () => {
    const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318/' };
    const usual = {
      endpoint: 'http://127.0.0.1:4318',
      serviceName: 'ilaneer',
      sendsTraces: true,
      sendsMetrics: true,
      sendsLogs: true,
      ratio: 1,
      metricIntervalMs: 60_000,
    };
    const otlpOf = (env: Record<string, string>) => readConfig({ ...endpoint, ...env });
    expect(otlpOf({})).toMatchObject({ value: { otlp: usual } });
    expect(otlpOf({ OTEL_TRACES_EXPORTER: 'none', OTEL_SERVICE_NAME: 'grove' })).toMatchObject({
      value: { otlp: { ...usual, sendsTraces: false, serviceName: 'grove' } },
    });
    expect(otlpOf({ OTEL_SDK_DISABLED: 'true' })).toMatchObject({ value: { otlp: null } });
    const neither = { OTEL_TRACES_EXPORTER: 'none', OTEL_METRICS_EXPORTER: 'none' };
    const logsAlone = { ...usual, sendsTraces: false, sendsMetrics: false };
    expect(otlpOf(neither)).toMatchObject({ value: { otlp: logsAlone } });
    expect(otlpOf({ ...neither, OTEL_LOGS_EXPORTER: 'none' })).toMatchObject({ value: { otlp: null } });
    const wrong = { OTEL_TRACES_SAMPLER_ARG: '1.5' };
    expect(problemsOf(wrong).map(({ variable }) => variable)).toEqual(['OTEL_TRACES_SAMPLER_ARG']);
  });
});
