import Type, { type StaticDecode, type TSchema } from 'typebox';
import { Decode, Default, Errors } from 'typebox/value';
import {
  addressProblem,
  boxOf,
  boxProblem,
  connectionsProblem,
  corsProblem,
  countProblem,
  eachOf,
  hostProblem,
  hoursProblem,
  inboundProblem,
  intervalProblem,
  lengthProblem,
  type Mode,
  migrationProblem,
  originOf,
  type ProblemOf,
  partsOf,
  percentProblem,
  periodsProblem,
  portProblem,
  proxyProblem,
  publicUrlProblem,
  rateLimitsProblem,
  recipientProblem,
  secondsProblem,
  shareProblem,
  smtpProblem,
  trueOrFalseProblem,
  workersOf,
  workersProblem,
  yesOrNoProblem,
} from './variable-problems.ts';

export type ConfigProblem = { readonly variable: string; readonly message: string };

export type Variables = StaticDecode<ReturnType<typeof variablesIn>>;

/** Independently of each other. */
export function readVariables(env: Readonly<Record<string, string | undefined>>): {
  readonly variables: Variables;
  readonly problems: readonly ConfigProblem[];
} {
  const given = textsOf(env);
  const schema = variablesIn(given.MODE === 'live' ? 'live' : 'sandbox');
  const problems = Errors(schema, Default(schema, { ...given })).map(({ instancePath, message }) => {
    const variable = instancePath.slice(1);
    return { variable, message: `${variable} ${message}` };
  });
  const usable = Object.entries(given).filter(([name]) =>
    problems.every(({ variable }) => variable !== name),
  );
  return { variables: Decode(schema, Default(schema, Object.fromEntries(usable))), problems };
}

export function variableNames(): readonly string[] {
  return Object.keys(variablesIn('sandbox').properties);
}

/** `SMTP_URL=` in an .env file means unset. */
export function textsOf(env: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> {
  const entries = Object.entries(env).map(([name, text = '']): [string, string] => [name, text.trim()]);
  return Object.fromEntries(entries.filter(([, text]) => text !== ''));
}

/** Live mode is stricter. */
function variablesIn(mode: Mode) {
  const anyText = Type.Optional(Type.String());
  const webAddress = (usual: string) =>
    textWith(addressProblem(mode === 'live' ? ['https:'] : ['https:', 'http:']), usual);
  const secret = Type.Optional(textWith(lengthProblem(32)));
  return Type.Object({
    PORT: Type.Decode(textWith(portProblem, '3001'), Number),
    HOST: textWith(hostProblem, '127.0.0.1'),
    WORKERS: Type.Decode(textWith(workersProblem, '1'), workersOf),
    DRAIN_SECONDS: Type.Decode(textWith(secondsProblem, '0'), Number),
    DATA_DIR: Type.String({ default: '.data' }),
    DATABASE_URL: Type.Optional(textWith(addressProblem(['postgres:', 'postgresql:']))),
    MIGRATION_SECONDS: Type.Decode(textWith(migrationProblem, '600'), Number),
    DATABASE_CONNECTIONS: Type.Optional(Type.Decode(textWith(connectionsProblem), Number)),
    DATABASE_WITHOUT_TLS: Type.Decode(textWith(yesOrNoProblem, 'no'), (text) => text === 'yes'),
    MODE: oneOf(['sandbox', 'live'], 'sandbox'),
    PUBLIC_URL: Type.Optional(Type.Decode(textWith(publicUrlProblem(mode)), originOf)),
    JWT_SECRET: secret,
    JWT_SECRETS_BEFORE: Type.Decode(textWith(eachOf(lengthProblem(32)), ''), partsOf),
    GIFT_CARD_SECRET: secret,
    SMTP_URL: Type.Optional(textWith(smtpProblem)),
    INBOUND_MAIL_ADDRESS: Type.Optional(textWith(inboundProblem)),
    INBOUND_MAIL_SECRET: secret,
    IMAP_HOST: Type.Optional(textWith(hostProblem)),
    IMAP_PORT: Type.Decode(textWith(portProblem, '993'), Number),
    IMAP_USER: anyText,
    IMAP_PASSWORD: anyText,
    IMAP_MAILBOX: Type.String({ default: 'INBOX' }),
    SMS_DAILY_BUDGET: Type.Decode(textWith(countProblem, '2000'), Number),
    OTP_MAIL_DAILY_BUDGET: Type.Decode(textWith(countProblem, '5000'), Number),
    LETTERS_PER_MINUTE: Type.Decode(textWith(countProblem, '300'), Number),
    LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info'),
    RATE_LIMITS: Type.Decode(textWith(rateLimitsProblem(mode), 'on'), (text) => text === 'on'),
    TRUSTED_PROXIES: Type.Decode(textWith(eachOf(proxyProblem), '127.0.0.0/8, ::1'), partsOf),
    CORS_ORIGINS: Type.Decode(textWith(eachOf(corsProblem), ''), (text) => partsOf(text).map(originOf)),
    METRICS_TOKEN: Type.Optional(textWith(lengthProblem(16))),
    OTEL_EXPORTER_OTLP_ENDPOINT: Type.Optional(textWith(addressProblem(['https:', 'http:']))),
    OTEL_SERVICE_NAME: Type.String({ default: 'ilaneer' }),
    OTEL_TRACES_EXPORTER: oneOf(['otlp', 'none'], 'otlp'),
    OTEL_METRICS_EXPORTER: oneOf(['otlp', 'none'], 'otlp'),
    OTEL_LOGS_EXPORTER: oneOf(['otlp', 'none'], 'otlp'),
    OTEL_TRACES_SAMPLER_ARG: Type.Decode(textWith(shareProblem, '1'), Number),
    OTEL_METRIC_EXPORT_INTERVAL: Type.Decode(textWith(intervalProblem, '60000'), Number),
    OTEL_SDK_DISABLED: Type.Decode(textWith(trueOrFalseProblem, 'false'), (text) => text === 'true'),
    SANDBOX_PUBLIC: Type.Decode(textWith(yesOrNoProblem, 'no'), (text) => text === 'yes'),
    SANDBOX_SHOP: oneOf(['sample', 'empty'], 'sample'),
    GOOGLE_CLIENT_ID: anyText,
    GOOGLE_CLIENT_SECRET: anyText,
    GOOGLE_ISSUER: webAddress('https://accounts.google.com'),
    FACEBOOK_CLIENT_ID: anyText,
    FACEBOOK_CLIENT_SECRET: anyText,
    FACEBOOK_DIALOG_URL: webAddress('https://www.facebook.com/v23.0/dialog/oauth'),
    FACEBOOK_GRAPH_URL: webAddress('https://graph.facebook.com/v23.0'),
    SMS_PROVIDER_AUTH_KEY: anyText,
    SMS_PROVIDER_OTP_TEMPLATE_ID: anyText,
    SMS_PROVIDER_ORDER_PLACED_TEMPLATE_ID: anyText,
    SMS_PROVIDER_ORDER_CONFIRM_TEMPLATE_ID: anyText,
    SMS_PROVIDER_ORDER_SHIPPED_TEMPLATE_ID: anyText,
    SMS_PROVIDER_ORDER_DELIVERED_TEMPLATE_ID: anyText,
    SMS_PROVIDER_ORDER_CANCELLED_TEMPLATE_ID: anyText,
    SMS_PROVIDER_PARCEL_OUT_TEMPLATE_ID: anyText,
    SMS_PROVIDER_PARCEL_FAILED_TEMPLATE_ID: anyText,
    SMS_PROVIDER_OTP_TEXT: anyText,
    SMS_PROVIDER_ORDER_PLACED_TEXT: anyText,
    SMS_PROVIDER_ORDER_CONFIRM_TEXT: anyText,
    SMS_PROVIDER_ORDER_SHIPPED_TEXT: anyText,
    SMS_PROVIDER_ORDER_DELIVERED_TEXT: anyText,
    SMS_PROVIDER_ORDER_CANCELLED_TEXT: anyText,
    SMS_PROVIDER_PARCEL_OUT_TEXT: anyText,
    SMS_PROVIDER_PARCEL_FAILED_TEXT: anyText,
    SMS_PROVIDER_URL: webAddress('https://control.msg91.com/api/v5/flow'),
    RAZORPAY_KEY_ID: anyText,
    RAZORPAY_KEY_SECRET: anyText,
    RAZORPAY_WEBHOOK_SECRET: anyText,
    RAZORPAY_WEBHOOK_SECRETS_BEFORE: Type.Decode(textWith(eachOf(lengthProblem(1)), ''), partsOf),
    RAZORPAY_API_URL: webAddress('https://api.razorpay.com'),
    SHIPROCKET_EMAIL: anyText,
    SHIPROCKET_PASSWORD: anyText,
    SHIPROCKET_PICKUP_LOCATION: anyText,
    SHIPROCKET_WEBHOOK_KEY: Type.Optional(textWith(lengthProblem(16))),
    SHIPROCKET_API_URL: webAddress('https://apiv2.shiprocket.in'),
    DELHIVERY_API_TOKEN: anyText,
    DELHIVERY_PICKUP_LOCATION: anyText,
    DELHIVERY_WEBHOOK_KEY: Type.Optional(textWith(lengthProblem(16))),
    DELHIVERY_API_URL: webAddress('https://track.delhivery.com'),
    COURIER_BOX_CM: Type.Decode(textWith(boxProblem, '25x20x10'), boxOf),
    INSTAGRAM_USER_ID: anyText,
    INSTAGRAM_ACCESS_TOKEN: anyText,
    INSTAGRAM_API_URL: webAddress('https://graph.instagram.com'),
    PICTURES_S3_URL: Type.Optional(textWith(addressProblem(['https:', 'http:']))),
    PICTURES_S3_ACCESS_KEY_ID: anyText,
    PICTURES_S3_SECRET_ACCESS_KEY: anyText,
    PICTURES_S3_REGION: Type.String({ default: 'auto' }),
    ALARM_ACCOUNTS: Type.Decode(textWith(periodsProblem, '20'), Number),
    ALARM_NETWORKS: Type.Decode(textWith(periodsProblem, '10'), Number),
    ALARM_LOGINS: Type.Decode(textWith(periodsProblem, '100'), Number),
    ALARM_SUCCESS_PERCENT: Type.Decode(textWith(percentProblem, '20'), Number),
    ALARM_STAFF: Type.Decode(textWith(periodsProblem, '15'), Number),
    ALARM_CODES: Type.Decode(textWith(periodsProblem, '40'), Number),
    ALARM_MAIL_EVERY_HOURS: Type.Decode(textWith(hoursProblem, '6'), Number),
    BACKUP_DIR: anyText,
    BACKUP_S3_URL: Type.Optional(textWith(addressProblem(['https:', 'http:']))),
    BACKUP_S3_ACCESS_KEY_ID: anyText,
    BACKUP_S3_SECRET_ACCESS_KEY: anyText,
    BACKUP_S3_REGION: Type.String({ default: 'auto' }),
    BACKUP_RECIPIENTS: Type.Decode(textWith(eachOf(recipientProblem), ''), partsOf),
    BACKUP_EVERY_HOURS: Type.Decode(textWith(hoursProblem, '24'), Number),
    BACKUP_KEEP_DAYS: Type.Decode(textWith(periodsProblem, '7'), Number),
    BACKUP_KEEP_WEEKS: Type.Decode(textWith(periodsProblem, '4'), Number),
    BACKUP_KEEP_MONTHS: Type.Decode(textWith(periodsProblem, '12'), Number),
    BACKUP_VERIFY: Type.Decode(textWith(yesOrNoProblem, 'yes'), (text) => text === 'yes'),
    TAX_MODE: oneOf(['flat18', 'hsn'], 'flat18'),
    PRICES: oneOf(['exclusive', 'inclusive'], 'exclusive'),
    LIVE_PRICES_AT_MY_RISK: oneOf(['no', 'yes'], 'no'),
    CASH_ROUND_OFF: oneOf(['off', 'rupee'], 'off'),
  });
}

function textWith(problemOf: ProblemOf, usual?: string) {
  return refined(Type.String(usual === undefined ? {} : { default: usual }), problemOf);
}

function oneOf<const Choice extends string>(choices: readonly Choice[], usual: Choice) {
  const problemOf: ProblemOf = (text) =>
    choices.some((choice) => choice === text) ? null : `must be one of ${choices.join(', ')}, not '${text}'.`;
  return refined(Type.Unsafe<Choice>(Type.String({ default: usual })), problemOf);
}

function refined<Schema extends TSchema>(schema: Schema, problemOf: ProblemOf) {
  const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
  return Type.Refine(
    schema,
    (value) => problemOf(textOf(value)) === null,
    (value) => problemOf(textOf(value)) ?? '',
  );
}
