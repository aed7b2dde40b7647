import { availableParallelism } from 'node:os';
import Type, { type StaticDecode, type TSchema } from 'typebox';
import { Decode, Default, Errors } from 'typebox/value';
import { readNetwork } from '../http/networks.ts';

export type ConfigProblem = { readonly variable: string; readonly message: string };

export type Variables = StaticDecode<ReturnType<typeof variablesIn>>;

type Mode = 'sandbox' | 'live';

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
    SMS_PROVIDER_ORDER_SHIPPED_TEMPLATE_ID: anyText,
    SMS_PROVIDER_ORDER_DELIVERED_TEMPLATE_ID: anyText,
    SMS_PROVIDER_ORDER_CANCELLED_TEMPLATE_ID: anyText,
    SMS_PROVIDER_PARCEL_OUT_TEMPLATE_ID: anyText,
    SMS_PROVIDER_PARCEL_FAILED_TEMPLATE_ID: anyText,
    SMS_PROVIDER_OTP_TEXT: anyText,
    SMS_PROVIDER_ORDER_PLACED_TEXT: anyText,
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

type ProblemOf = (text: string) => string | null;

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

function matching(shape: RegExp, wanted: string): ProblemOf {
  return (text) => (shape.test(text) ? null : `must be ${wanted}, not '${text}'.`);
}

const portProblem: ProblemOf = (text) => {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  return port >= 1 && port <= 65535 ? null : `must be a whole number from 1 to 65535, not '${text}'.`;
};

const hostProblem = matching(
  /^[a-z0-9.:_-]+$/i,
  'an address or host name alone, such as 127.0.0.1 or 0.0.0.0',
);

const countProblem = matching(/^\d{1,9}$/, 'a whole number of messages, such as 2000');

const workersProblem: ProblemOf = (text) =>
  text === 'auto' || (/^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= 64)
    ? null
    : `must be a whole number of processes from 1 to 64, or auto, not '${text}'.`;

const workersOf = (text: string): number => (text === 'auto' ? availableParallelism() : Number(text));

const secondsProblem = matching(/^\d{1,3}$/, 'a whole number of seconds, such as 5');

const migrationProblem = matching(/^\d{1,6}$/, 'a whole number of seconds, such as 600');

const connectionsProblem: ProblemOf = (text) =>
  /^\d{1,3}$/.test(text) && Number(text) >= 2
    ? null
    : `must be a whole number of connections from 2 to 999, not '${text}'.`;

const periodsProblem = matching(/^\d{1,4}$/, 'a whole number, such as 7');

const percentProblem = matching(/^(\d{1,2}|100)$/, 'a whole number from 0 to 100');

const hoursProblem = matching(/^[1-9]\d{0,2}$/, 'a whole number of hours from 1 to 999');

// age recipient, X25519 or post-quantum; only the first backup reveals a typo.
const RECIPIENT = /^age1(?:[a-z0-9]{58}|pq1[a-z0-9]{1900,2000})$/;

const recipientProblem = matching(
  RECIPIENT,
  'public keys of age with commas between, each beginning with age1',
);

const shareProblem = matching(/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/, 'a share from 0 to 1, such as 0.1');

const intervalProblem = matching(/^[1-9]\d{2,7}$/, 'milliseconds from 100 on, such as 60000');

const trueOrFalseProblem = matching(/^(true|false)$/, 'true or false');

const yesOrNoProblem = matching(/^(yes|no)$/, 'yes or no');

function lengthProblem(least: number): ProblemOf {
  return ({ length }) =>
    length >= least ? null : `must have at least ${least} characters; this one has ${length}.`;
}

/** Messages omit the value, which may contain a password. */
function addressProblem(protocols: readonly string[]): ProblemOf {
  return (text) => {
    const protocol = URL.canParse(text) ? new URL(text).protocol : '';
    if (protocols.includes(protocol)) return null;
    return `must be an address that starts with ${protocols.map((one) => `${one}//`).join(' or ')}`;
  };
}

const smtpProblem: ProblemOf = (text) => {
  const problem = addressProblem(['smtp:', 'smtps:'])(text);
  if (problem !== null || new URL(text).hostname === '') {
    return 'must be an address that starts with smtp:// or smtps://';
  }
  const requireTls = new URL(text).searchParams.get('requireTLS');
  return requireTls === null || requireTls === 'true' || requireTls === 'false'
    ? null
    : 'can say requireTLS=true or requireTLS=false only.';
};

// A token of 40 characters follows the mailbox, which has room for 64.
const inboundProblem = matching(
  /^[a-z0-9._-]{1,20}@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/,
  'an address in lower case, with at most 20 characters before the @, such as reply@in.shop.example',
);

function publicUrlProblem(mode: Mode): ProblemOf {
  return (text) => {
    if (!isOrigin(text)) {
      return 'must be an address without path, query or password, such as https://shop.example.in';
    }
    const isOpen = mode === 'live' && new URL(text).protocol !== 'https:';
    return isOpen ? 'must start with https:// in MODE=live.' : null;
  };
}

function rateLimitsProblem(mode: Mode): ProblemOf {
  return (text) => {
    if (text !== 'on' && text !== 'off') return `must be on or off, not '${text}'.`;
    return text === 'off' && mode === 'live' ? 'can be off in MODE=sandbox only.' : null;
  };
}

function eachOf(problemOf: ProblemOf): ProblemOf {
  return (text) => partsOf(text).reduce<string | null>((first, part) => first ?? problemOf(part), null);
}

const proxyProblem: ProblemOf = (text) => {
  const network = readNetwork(text);
  if (network === null) {
    return `must be addresses or networks with commas between, such as 10.0.0.0/8, fd00::/8, not '${text}'.`;
  }
  return network.prefix === 0 ? `must not be ${text}: anyone could then pretend to be anyone.` : null;
};

const corsProblem: ProblemOf = (text) =>
  isOrigin(text)
    ? null
    : `must be origins with commas between, such as https://app.example.in, not '${text}'.`;

function isOrigin(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  return url !== null && isWeb && url.href === `${url.origin}/`;
}

function originOf(text: string): string {
  return new URL(text).origin;
}

function partsOf(list: string): readonly string[] {
  return list
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
