import { resolve } from 'node:path';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { AttackThresholds } from '@ilaneer/domain/security/attack';
import type { MessageBudgets } from '../messages/within-budget.ts';
import { backupOf, backupProblems } from './backup-config.ts';
import { databaseTlsProblems } from './database-tls.ts';
import { type ConfigProblem, readVariables, textsOf, type Variables } from './environment.ts';
import { exposureProblems } from './exposure.ts';
import { otlpOf } from './otlp-config.ts';

export type Config = {
  readonly port: number;
  readonly host: string;
  readonly database:
    | { readonly kind: 'embedded'; readonly dataDir: string }
    | { readonly kind: 'server'; readonly url: string };
  readonly dataDir: string;
  readonly workers: number;
  /** Seconds of serving while not ready, before the end. */
  readonly drainSeconds: number;
  /** Request pool per process. */
  readonly databaseConnections: number;
  /** Per statement; 0: unlimited. */
  readonly migrationSeconds: number;
  readonly mode: Variables['MODE'];
  readonly publicUrl: string;
  /** Null in a sandbox: generated in the data folder. */
  readonly jwtSecret: string | null;
  readonly formerJwtSecrets: readonly string[];
  /** Hash key of gift card codes; null: jwtSecret. */
  readonly giftCardSecret: string | null;
  /** Null in a sandbox, whose mail stays in the outbox anyway. */
  readonly smtpUrl: string | null;
  readonly messageBudgets: MessageBudgets;
  /** NEWSLETTER-9. */
  readonly lettersPerMinute: number;
  readonly logLevel: Variables['LOG_LEVEL'];
  readonly rateLimits: boolean;
  readonly trustedProxies: readonly string[];
  readonly corsOrigins: readonly string[];
  readonly metricsToken: string | null;
  /** Explicitly accepted by the operator. */
  readonly sandboxIsPublic: boolean;
  readonly isSampleShop: boolean;
  /** Accepts a remote database without TLS. */
  readonly acceptsPlainDatabase: boolean;
  /** Flat 18 %, or content/hsn-rates.json. */
  readonly taxMode: Variables['TAX_MODE'];
  readonly prices: Variables['PRICES'];
  /** The operator accepts prices or rates that deviate from the law. */
  readonly acceptsOtherPrices: boolean;
  /** PAYMENT-23. */
  readonly roundsCash: boolean;
  /** SECURITY-6. */
  readonly alarms: AttackThresholds & { readonly mailEveryHours: number };
  readonly backup: ReturnType<typeof backupOf>;
  readonly otlp: ReturnType<typeof otlpOf>;
} & ReturnType<typeof accountsOf>;

export function readConfig(
  env: Readonly<Record<string, string | undefined>>,
): Result<Config, readonly ConfigProblem[]> {
  const { variables, problems } = readVariables(env);
  const dataDir = resolve(variables.DATA_DIR);
  const url = variables.DATABASE_URL;
  const config: Config = {
    port: variables.PORT,
    host: variables.HOST,
    database: url === undefined ? { kind: 'embedded', dataDir } : { kind: 'server', url },
    dataDir,
    workers: variables.WORKERS,
    drainSeconds: variables.DRAIN_SECONDS,
    databaseConnections: variables.DATABASE_CONNECTIONS ?? connectionsFor(variables.WORKERS),
    migrationSeconds: variables.MIGRATION_SECONDS,
    mode: variables.MODE,
    publicUrl: variables.PUBLIC_URL ?? `http://localhost:${variables.PORT}`,
    jwtSecret: variables.JWT_SECRET ?? null,
    formerJwtSecrets: variables.JWT_SECRETS_BEFORE,
    giftCardSecret: variables.GIFT_CARD_SECRET ?? null,
    smtpUrl: variables.SMTP_URL ?? null,
    messageBudgets: { sms: variables.SMS_DAILY_BUDGET, 'otp-mail': variables.OTP_MAIL_DAILY_BUDGET },
    lettersPerMinute: variables.LETTERS_PER_MINUTE,
    logLevel: variables.LOG_LEVEL,
    rateLimits: variables.RATE_LIMITS,
    trustedProxies: variables.TRUSTED_PROXIES,
    corsOrigins: variables.CORS_ORIGINS,
    metricsToken: variables.METRICS_TOKEN ?? null,
    sandboxIsPublic: variables.SANDBOX_PUBLIC,
    isSampleShop: variables.MODE === 'sandbox' && variables.SANDBOX_SHOP === 'sample',
    acceptsPlainDatabase: variables.DATABASE_WITHOUT_TLS,
    taxMode: variables.TAX_MODE,
    prices: variables.PRICES,
    acceptsOtherPrices: variables.LIVE_PRICES_AT_MY_RISK === 'yes',
    roundsCash: variables.CASH_ROUND_OFF === 'rupee',
    alarms: alarmsOf(variables),
    backup: backupOf(variables),
    otlp: otlpOf(variables),
    ...accountsOf(variables),
  };
  const all = [
    ...problems,
    ...keyProblems(textsOf(env)),
    ...liveProblems(env, config),
    ...exposureProblems(config),
    ...databaseTlsProblems(config),
    ...backupProblems(config, variables),
  ];
  return all.length === 0 ? ok(config) : err(all);
}

// PostgreSQL's default limit is 100, and its throughput does not grow with workers.
const CONNECTIONS_ALONE = 20;
const CONNECTIONS_TOGETHER = 48;
const FEWEST_CONNECTIONS = 6;

function connectionsFor(workers: number): number {
  const share = Math.floor(CONNECTIONS_TOGETHER / workers);
  return Math.max(FEWEST_CONNECTIONS, Math.min(CONNECTIONS_ALONE, share));
}

function alarmsOf(read: Variables): Config['alarms'] {
  return {
    accounts: read.ALARM_ACCOUNTS,
    networks: read.ALARM_NETWORKS,
    logins: read.ALARM_LOGINS,
    successPercent: read.ALARM_SUCCESS_PERCENT,
    staff: read.ALARM_STAFF,
    codes: read.ALARM_CODES,
    mailEveryHours: read.ALARM_MAIL_EVERY_HOURS,
  };
}

/** Complete sets only. */
const ACCOUNT_KEYS = {
  google: { clientId: 'GOOGLE_CLIENT_ID', clientSecret: 'GOOGLE_CLIENT_SECRET' },
  facebook: { clientId: 'FACEBOOK_CLIENT_ID', clientSecret: 'FACEBOOK_CLIENT_SECRET' },
  smsProvider: { authKey: 'SMS_PROVIDER_AUTH_KEY', otp: 'SMS_PROVIDER_OTP_TEMPLATE_ID' },
  pictureBucket: {
    url: 'PICTURES_S3_URL',
    accessKeyId: 'PICTURES_S3_ACCESS_KEY_ID',
    secretAccessKey: 'PICTURES_S3_SECRET_ACCESS_KEY',
  },
  backupBucket: {
    url: 'BACKUP_S3_URL',
    accessKeyId: 'BACKUP_S3_ACCESS_KEY_ID',
    secretAccessKey: 'BACKUP_S3_SECRET_ACCESS_KEY',
  },
  inboundMail: { address: 'INBOUND_MAIL_ADDRESS', secret: 'INBOUND_MAIL_SECRET' },
  imap: { host: 'IMAP_HOST', user: 'IMAP_USER', password: 'IMAP_PASSWORD' },
  instagram: { userId: 'INSTAGRAM_USER_ID', accessToken: 'INSTAGRAM_ACCESS_TOKEN' },
  shiprocket: {
    email: 'SHIPROCKET_EMAIL',
    password: 'SHIPROCKET_PASSWORD',
    pickupLocation: 'SHIPROCKET_PICKUP_LOCATION',
  },
  delhivery: { apiToken: 'DELHIVERY_API_TOKEN', pickupLocation: 'DELHIVERY_PICKUP_LOCATION' },
  razorpay: {
    keyId: 'RAZORPAY_KEY_ID',
    keySecret: 'RAZORPAY_KEY_SECRET',
    webhookSecret: 'RAZORPAY_WEBHOOK_SECRET',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, keyof Variables>>>>;

function accountsOf(read: Variables) {
  const google = whole(read, ACCOUNT_KEYS.google);
  const facebook = whole(read, ACCOUNT_KEYS.facebook);
  const sms = whole(read, ACCOUNT_KEYS.smsProvider);
  const instagram = whole(read, ACCOUNT_KEYS.instagram);
  const imap = whole(read, ACCOUNT_KEYS.imap);
  const pictureBucket = whole(read, ACCOUNT_KEYS.pictureBucket);
  const backupBucket = whole(read, ACCOUNT_KEYS.backupBucket);
  const shiprocket = whole(read, ACCOUNT_KEYS.shiprocket);
  const delhivery = whole(read, ACCOUNT_KEYS.delhivery);
  const razorpay = whole(read, ACCOUNT_KEYS.razorpay);
  return {
    inboundMail: whole(read, ACCOUNT_KEYS.inboundMail),
    imap: imap && { ...imap, port: read.IMAP_PORT, mailbox: read.IMAP_MAILBOX },
    google: google && { ...google, issuer: read.GOOGLE_ISSUER },
    facebook: facebook && {
      ...facebook,
      dialogUrl: read.FACEBOOK_DIALOG_URL,
      graphUrl: read.FACEBOOK_GRAPH_URL,
    },
    smsProvider: sms && {
      url: read.SMS_PROVIDER_URL,
      authKey: sms.authKey,
      templateIds: {
        otp: sms.otp,
        'order-placed': read.SMS_PROVIDER_ORDER_PLACED_TEMPLATE_ID ?? null,
        'order-confirm': read.SMS_PROVIDER_ORDER_CONFIRM_TEMPLATE_ID ?? null,
        'order-shipped': read.SMS_PROVIDER_ORDER_SHIPPED_TEMPLATE_ID ?? null,
        'order-delivered': read.SMS_PROVIDER_ORDER_DELIVERED_TEMPLATE_ID ?? null,
        'order-cancelled': read.SMS_PROVIDER_ORDER_CANCELLED_TEMPLATE_ID ?? null,
        'parcel-out': read.SMS_PROVIDER_PARCEL_OUT_TEMPLATE_ID ?? null,
        'parcel-failed': read.SMS_PROVIDER_PARCEL_FAILED_TEMPLATE_ID ?? null,
      },
      registeredTexts: {
        otp: read.SMS_PROVIDER_OTP_TEXT ?? null,
        'order-placed': read.SMS_PROVIDER_ORDER_PLACED_TEXT ?? null,
        'order-confirm': read.SMS_PROVIDER_ORDER_CONFIRM_TEXT ?? null,
        'order-shipped': read.SMS_PROVIDER_ORDER_SHIPPED_TEXT ?? null,
        'order-delivered': read.SMS_PROVIDER_ORDER_DELIVERED_TEXT ?? null,
        'order-cancelled': read.SMS_PROVIDER_ORDER_CANCELLED_TEXT ?? null,
        'parcel-out': read.SMS_PROVIDER_PARCEL_OUT_TEXT ?? null,
        'parcel-failed': read.SMS_PROVIDER_PARCEL_FAILED_TEXT ?? null,
      },
    },
    razorpay: razorpay && {
      ...razorpay,
      formerWebhookSecrets: read.RAZORPAY_WEBHOOK_SECRETS_BEFORE,
      apiUrl: read.RAZORPAY_API_URL,
    },
    shiprocket: shiprocket && {
      ...shiprocket,
      webhookKey: read.SHIPROCKET_WEBHOOK_KEY ?? null,
      apiUrl: read.SHIPROCKET_API_URL,
    },
    delhivery: delhivery && {
      ...delhivery,
      webhookKey: read.DELHIVERY_WEBHOOK_KEY ?? null,
      apiUrl: read.DELHIVERY_API_URL,
    },
    courierBox: read.COURIER_BOX_CM,
    pictureBucket: pictureBucket && { ...pictureBucket, region: read.PICTURES_S3_REGION },
    backupBucket: backupBucket && { ...backupBucket, region: read.BACKUP_S3_REGION },
    instagram: instagram && { ...instagram, apiUrl: read.INSTAGRAM_API_URL.replace(/\/+$/, '') },
  };
}

function whole<Name extends string>(
  read: Variables,
  names: Readonly<Record<Name, keyof Variables>>,
): Readonly<Record<Name, string>> | null {
  const keys = Object.fromEntries(
    Object.entries<keyof Variables>(names).map(([name, variable]) => [name, read[variable]]),
  );
  const isWhole = (all: Readonly<Record<string, unknown>>): all is Readonly<Record<Name, string>> =>
    Object.values(all).every((key) => typeof key === 'string');
  return isWhole(keys) ? keys : null;
}

function keyProblems(given: Readonly<Record<string, string>>): ConfigProblem[] {
  return Object.values(ACCOUNT_KEYS).flatMap((account): ConfigProblem[] => {
    const keys: readonly string[] = Object.values(account);
    const missing = keys.filter((key) => given[key] === undefined);
    if (missing.length === 0 || missing.length === keys.length) return [];
    if (keys.length > 2) {
      const [first = ''] = keys;
      const message = `${keys.slice(0, -1).join(', ')} and ${keys.at(-1)} belong together: set all or none.`;
      return [{ variable: first, message }];
    }
    const there = keys.find((key) => given[key] !== undefined);
    return missing.map((variable) => ({
      variable,
      message: `${variable} must be set together with ${there}.`,
    }));
  });
}

const NEEDED_LIVE = ['DATABASE_URL', 'JWT_SECRET', 'PUBLIC_URL', 'SMTP_URL'] as const;

function liveProblems(
  env: Readonly<Record<string, string | undefined>>,
  { mode }: Pick<Config, 'mode'>,
): ConfigProblem[] {
  if (mode !== 'live') return [];
  const given = textsOf(env);
  return NEEDED_LIVE.filter((variable) => given[variable] === undefined).map((variable) => ({
    variable,
    message: `${variable} must be set in MODE=live.`,
  }));
}
