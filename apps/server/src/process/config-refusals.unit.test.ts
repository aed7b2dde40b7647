import { describe, expect, it } from 'vitest';
import { LIVE_ENV } from '../../testing/servers/live-env.ts';
import { readConfig } from './config.ts';

function problemsOf(env: Record<string, string>) {
  const config = readConfig(env);
  return config.ok ? [] : config.error;
}

describe('a configuration that is not right', () => {
  it('takes backups to one place outside of the data folder, for keys that look like keys', () => {
    const refused = (env: Record<string, string>) => problemsOf(env).map(({ message }) => message);
    expect(refused({ DATA_DIR: '/srv/shop', BACKUP_DIR: '/srv/shop/backups' })).toEqual([
      'BACKUP_DIR lies in DATA_DIR, and would be lost with it. Name a folder on another disk.',
    ]);
    const bucket = {
      BACKUP_S3_URL: 'https://s3.example.com/backups',
      BACKUP_S3_ACCESS_KEY_ID: 'key',
      BACKUP_S3_SECRET_ACCESS_KEY: 'secret',
    };
    expect(refused(bucket)).toEqual([]);
    expect(refused({ ...bucket, BACKUP_DIR: '/srv/backups' })).toEqual([
      'BACKUP_DIR and BACKUP_S3_URL are two places for backups: set one of them.',
    ]);
    expect(refused({ BACKUP_RECIPIENTS: 'AGE-SECRET-KEY-1', BACKUP_EVERY_HOURS: '0' })).toEqual([
      expect.stringContaining('BACKUP_RECIPIENTS must be public keys of age'),
      expect.stringContaining('BACKUP_EVERY_HOURS must be a whole number of hours'),
    ]);
  });

  it.each([
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '80a'],
    ['PORT', '-1'],
    ['HOST', 'http://localhost'],
    ['WORKERS', '0'],
    ['WORKERS', '65'],
    ['WORKERS', 'all'],
    ['DRAIN_SECONDS', 'soon'],
    ['DATABASE_CONNECTIONS', '1'],
    ['MIGRATION_SECONDS', '-1'],
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
    ['CASH_ROUND_OFF', 'nearest'],
    ['RATE_LIMITS', 'no'],
    ['INSTAGRAM_API_URL', 'graph.example'],
    ['TRUSTED_PROXIES', 'proxy.example'],
    ['TRUSTED_PROXIES', '10.0.0.0/8, 10.0.0.0/40'],
    ['TRUSTED_PROXIES', '0.0.0.0/0'],
    ['CORS_ORIGINS', '*'],
    ['CORS_ORIGINS', 'https://app.example.in/path'],
    ['METRICS_TOKEN', 'x'.repeat(15)],
    ['IMAP_PORT', 'imaps'],
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

  it('wants host, user and password of the mailbox, or none', () => {
    expect(problemsOf({ IMAP_HOST: 'imap.shop.example', IMAP_USER: 'care' })).toEqual([
      {
        variable: 'IMAP_HOST',
        message: 'IMAP_HOST, IMAP_USER and IMAP_PASSWORD belong together: set all or none.',
      },
    ]);
    const login = { IMAP_USER: 'care', IMAP_PASSWORD: 'x' };
    expect(problemsOf({ IMAP_HOST: 'imaps://imap.shop.example', ...login })).toMatchObject([
      { variable: 'IMAP_HOST', message: expect.stringContaining('must be an address or host name alone') },
    ]);
  });

  it('sends secrets to other companies over https only', () => {
    expect(problemsOf({ ...LIVE_ENV, GOOGLE_ISSUER: 'http://google.example' })).toMatchObject([
      { variable: 'GOOGLE_ISSUER' },
    ]);
    expect(problemsOf({ ...LIVE_ENV, RAZORPAY_API_URL: 'http://razorpay.example' })).toMatchObject([
      { variable: 'RAZORPAY_API_URL' },
    ]);
  });

  it('reports all problems at once', () => {
    const problems = problemsOf({ PORT: 'x', LOG_LEVEL: 'x', TAX_MODE: 'x' });
    expect(problems.map((problem) => problem.variable)).toEqual(['PORT', 'LOG_LEVEL', 'TAX_MODE']);
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
    expect(problemsOf({ ...LIVE_ENV, PUBLIC_URL: 'http://shop.example.in' })).toEqual([
      { variable: 'PUBLIC_URL', message: 'PUBLIC_URL must start with https:// in MODE=live.' },
    ]);
  });

  it('lets rate limits be switched off in the sandbox only', () => {
    expect(readConfig({ RATE_LIMITS: 'off' })).toMatchObject({ value: { rateLimits: false } });
    expect(problemsOf({ ...LIVE_ENV, RATE_LIMITS: 'off' })).toEqual([
      { variable: 'RATE_LIMITS', message: 'RATE_LIMITS can be off in MODE=sandbox only.' },
    ]);
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

  it('reads the accounts of couriers, whole or not at all (PARCEL-30)', () => {
    const delhivery = { DELHIVERY_API_TOKEN: 'token', DELHIVERY_PICKUP_LOCATION: 'Kozhikode' };
    expect(readConfig({ ...delhivery, COURIER_BOX_CM: '30x20x15' })).toMatchObject({
      value: {
        delhivery: { apiToken: 'token', pickupLocation: 'Kozhikode', webhookKey: null },
        courierBox: { length: 30, width: 20, height: 15 },
      },
    });
    const wrong = { SHIPROCKET_EMAIL: 'a@b.in', DELHIVERY_WEBHOOK_KEY: 'short', COURIER_BOX_CM: '30x20' };
    expect(problemsOf(wrong).map(({ variable }) => variable)).toEqual([
      ...['DELHIVERY_WEBHOOK_KEY', 'COURIER_BOX_CM', 'SHIPROCKET_EMAIL'],
    ]);
  });
});
