import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { variableNames } from './environment.ts';

const live = {
  MODE: 'live',
  DATABASE_URL: 'postgresql://shop:pa55word@db.example/shop',
  JWT_SECRET: 'a-secret-of-more-than-thirty-two-characters',
  PUBLIC_URL: 'https://shop.example.in',
  SMTP_URL: 'smtps://user:pa55word@mail.example:465',
};

function problemsOf(env: Record<string, string>) {
  const config = readConfig(env);
  return config.ok ? [] : config.error;
}

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
        mode: 'sandbox',
        publicUrl: 'http://localhost:3001',
        jwtSecret: null,
        giftCardSecret: null,
        smtpUrl: null,
        messageBudgets: { sms: 2_000, 'otp-mail': 5_000 },
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
        instagram: null,
        pictureBucket: null,
        razorpay: null,
        taxMode: 'flat18',
        prices: 'exclusive',
        acceptsOtherPrices: false,
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

  it('takes an empty or blank variable as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ', JWT_SECRET: '', MODE: '' })).toEqual(readConfig({}));
  });

  it('reads every variable', () => {
    const config = readConfig({
      ...live,
      PORT: '8080',
      HOST: '0.0.0.0',
      DATA_DIR: '/srv/shop',
      PUBLIC_URL: 'https://shop.example.in/',
      SMTP_URL: 'smtps://user:pass@mail.example:465',
      SMS_DAILY_BUDGET: '300',
      OTP_MAIL_DAILY_BUDGET: '0',
      LOG_LEVEL: 'warn',
      TAX_MODE: 'hsn',
      PRICES: 'inclusive',
      LIVE_PRICES_AT_MY_RISK: 'yes',
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
      SMS_PROVIDER_ORDER_SHIPPED_TEMPLATE_ID: 'template-8',
      RAZORPAY_KEY_ID: 'razorpay-key',
      RAZORPAY_KEY_SECRET: 'razorpay-secret',
      RAZORPAY_WEBHOOK_SECRET: 'razorpay-webhook',
      GIFT_CARD_SECRET: 'a-key-of-gift-cards-that-is-long-enough',
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
        database: { kind: 'server', url: live.DATABASE_URL },
        dataDir: resolve('/srv/shop'),
        mode: 'live',
        publicUrl: 'https://shop.example.in',
        jwtSecret: live.JWT_SECRET,
        giftCardSecret: 'a-key-of-gift-cards-that-is-long-enough',
        smtpUrl: 'smtps://user:pass@mail.example:465',
        messageBudgets: { sms: 300, 'otp-mail': 0 },
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
            'order-shipped': 'template-8',
            'order-delivered': null,
            'order-cancelled': null,
          },
        },
        razorpay: {
          keyId: 'razorpay-key',
          keySecret: 'razorpay-secret',
          webhookSecret: 'razorpay-webhook',
          apiUrl: 'https://api.razorpay.com',
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

  it.each([
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '80a'],
    ['PORT', '-1'],
    ['HOST', 'http://localhost'],
    ['DATABASE_URL', 'mysql://localhost/shop'],
    ['MODE', 'production'],
    ['PUBLIC_URL', 'shop.example.in'],
    ['PUBLIC_URL', 'https://shop.example.in/path'],
    ['PUBLIC_URL', 'ftp://shop.example.in'],
    ['JWT_SECRET', 'x'.repeat(31)],
    ['GIFT_CARD_SECRET', 'x'.repeat(31)],
    ['SMTP_URL', 'mail.example:25'],
    ['SMTP_URL', 'smtp://mail.example:587?requireTLS=no'],
    ['SMS_DAILY_BUDGET', '-1'],
    ['OTP_MAIL_DAILY_BUDGET', 'many'],
    ['LOG_LEVEL', 'verbose'],
    ['TAX_MODE', 'none'],
    ['PRICES', 'mixed'],
    ['LIVE_PRICES_AT_MY_RISK', 'perhaps'],
    ['RATE_LIMITS', 'no'],
    ['INSTAGRAM_API_URL', 'graph.example'],
    ['TRUSTED_PROXIES', 'proxy.example'],
    ['TRUSTED_PROXIES', '10.0.0.0/8, 10.0.0.0/40'],
    ['TRUSTED_PROXIES', '0.0.0.0/0'],
    ['CORS_ORIGINS', '*'],
    ['CORS_ORIGINS', 'https://app.example.in/path'],
    ['METRICS_TOKEN', 'x'.repeat(15)],
    ['SANDBOX_PUBLIC', 'true'],
    ['SANDBOX_SHOP', 'full'],
  ])('refuses %s=%s and names the variable', (variable, value) => {
    expect(problemsOf({ [variable]: value })).toEqual([
      { variable, message: expect.stringMatching(new RegExp(`^${variable} `)) },
    ]);
  });

  it.each([
    ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
    ['FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET'],
    ['INSTAGRAM_USER_ID', 'INSTAGRAM_ACCESS_TOKEN'],
    ['SMS_PROVIDER_AUTH_KEY', 'SMS_PROVIDER_OTP_TEMPLATE_ID'],
  ])('wants %s and %s together', (first, second) => {
    expect(problemsOf({ [first]: 'x' })).toEqual([
      { variable: second, message: `${second} must be set together with ${first}.` },
    ]);
    expect(problemsOf({ [second]: 'x' })).toMatchObject([{ variable: first }]);
  });

  it('wants all three keys of Razorpay, or none', () => {
    const problem = { variable: 'RAZORPAY_KEY_ID', message: expect.stringContaining('set all or none') };
    expect(problemsOf({ RAZORPAY_KEY_ID: 'x' })).toEqual([problem]);
    expect(problemsOf({ RAZORPAY_KEY_SECRET: 'x', RAZORPAY_WEBHOOK_SECRET: 'y' })).toEqual([problem]);
  });

  it('sends secrets to other companies over https only', () => {
    expect(problemsOf({ ...live, GOOGLE_ISSUER: 'http://google.example' })).toMatchObject([
      { variable: 'GOOGLE_ISSUER' },
    ]);
    expect(problemsOf({ ...live, RAZORPAY_API_URL: 'http://razorpay.example' })).toMatchObject([
      { variable: 'RAZORPAY_API_URL' },
    ]);
  });

  it('reports all problems at once', () => {
    const problems = problemsOf({ PORT: 'x', LOG_LEVEL: 'x', TAX_MODE: 'x' });
    expect(problems.map((problem) => problem.variable)).toEqual(['PORT', 'LOG_LEVEL', 'TAX_MODE']);
  });

  it('taxes at the flat 18 % unless rates by HSN code are asked for', () => {
    expect(readConfig({})).toMatchObject({ value: { taxMode: 'flat18' } });
    expect(readConfig({ TAX_MODE: 'hsn' })).toMatchObject({ value: { taxMode: 'hsn' } });
  });

  it('never repeats a secret', () => {
    const text = JSON.stringify(
      problemsOf({
        DATABASE_URL: 'mysql://shop:hush-1@db/shop',
        JWT_SECRET: 'hush-2',
        SMTP_URL: 'http://user:hush-3@mail',
        PUBLIC_URL: 'https://user:hush-4@shop.example.in',
      }),
    );
    expect(text).not.toContain('hush');
  });

  it('refuses a live shop that lacks what it needs', () => {
    expect(problemsOf({ MODE: 'live' }).map((problem) => problem.variable)).toEqual([
      'DATABASE_URL',
      'JWT_SECRET',
      'PUBLIC_URL',
      'SMTP_URL',
    ]);
  });

  it('refuses a live shop without https', () => {
    expect(problemsOf({ ...live, PUBLIC_URL: 'http://shop.example.in' })).toEqual([
      { variable: 'PUBLIC_URL', message: 'PUBLIC_URL must start with https:// in MODE=live.' },
    ]);
  });

  it('lets rate limits be switched off in the sandbox only', () => {
    expect(readConfig({ RATE_LIMITS: 'off' })).toMatchObject({ value: { rateLimits: false } });
    expect(problemsOf({ ...live, RATE_LIMITS: 'off' })).toEqual([
      { variable: 'RATE_LIMITS', message: 'RATE_LIMITS can be off in MODE=sandbox only.' },
    ]);
  });
});
