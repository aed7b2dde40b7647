import { resolve } from 'node:path';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { type MessagesConfig, readMessages } from './config-messages.ts';
import {
  type Check,
  type ConfigProblem,
  exposureProblems,
  type NetworkConfig,
  readNetworkConfig,
} from './config-network.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const SHORTEST_JWT_SECRET = 32;
const GOOGLE_ISSUER = 'https://accounts.google.com';
const FACEBOOK_DIALOG_URL = 'https://www.facebook.com/v23.0/dialog/oauth';
const FACEBOOK_GRAPH_URL = 'https://graph.facebook.com/v23.0';
const INSTAGRAM_URL = 'https://graph.instagram.com';
const RAZORPAY_URL = 'https://api.razorpay.com';
const MSG91_URL = 'https://control.msg91.com/api/v5/flow';

/** Whose posts the 'Follow us' gallery shows, and the key to them. */
export type InstagramConfig = {
  readonly apiUrl: string;
  readonly userId: string;
  readonly accessToken: string;
};

export type LogLevel = (typeof LOG_LEVELS)[number];

/** The keys of a Razorpay account. */
export type RazorpayConfig = {
  readonly keyId: string;
  readonly keySecret: string;
  readonly webhookSecret: string;
  readonly apiUrl: string;
};

/** The shop as Google knows it. */
export type GoogleKeys = {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly issuer: string;
};

/** The shop as Facebook knows it. */
export type FacebookKeys = {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly dialogUrl: string;
  readonly graphUrl: string;
};

/** The messages of which each has a registered text (DLT). */
export type SmsTemplate = 'otp' | 'order-placed' | 'order-shipped' | 'order-delivered' | 'order-cancelled';

/** An account with the SMS gateway, and the ids of the registered texts there; null: that message is not sent. */
export type SmsProvider = {
  readonly url: string;
  readonly authKey: string;
  readonly templateIds: Readonly<Record<SmsTemplate, string | null>>;
};

/** What the environment asks of this process, checked. */
export type Config = MessagesConfig &
  NetworkConfig & {
    readonly port: number;
    readonly host: string;
    readonly database:
      | { readonly kind: 'embedded'; readonly dataDir: string }
      | { readonly kind: 'server'; readonly url: string };
    readonly dataDir: string;
    readonly mode: 'sandbox' | 'live';
    /** Origin under which shoppers reach the shop, without a slash at the end. */
    readonly publicUrl: string;
    /** Null in the sandbox when none is given: the shop then keeps one of its own in the data folder. */
    readonly jwtSecret: string | null;
    /** Keys the hashes of gift cards' codes; null: jwtSecret does. */
    readonly giftCardSecret: string | null;
    /** Null when the shop's money is not collected by Razorpay. */
    readonly razorpay: RazorpayConfig | null;
    readonly logLevel: LogLevel;
    readonly rateLimits: boolean;
    /** Null where logging in with them is not set up. */
    readonly google: GoogleKeys | null;
    readonly facebook: FacebookKeys | null;
    readonly smsProvider: SmsProvider | null;
    /** Null: the gallery shows its built-in pictures. */
    readonly instagram: InstagramConfig | null;
    /** The specification's 18 % on everything, or the rates of content/hsn-rates.json. */
    readonly taxMode: 'flat18' | 'hsn';
  };

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the whole configuration (decisions section 1). On failure the error names every bad variable at once. */
export function readConfig(env: Environment): Result<Config, ConfigProblem[]> {
  const problems: ConfigProblem[] = [];
  const read = <Value, Fallback>(variable: string, check: Check<Value>, fallback: Fallback) => {
    // A line such as `SMTP_URL=` in an .env file means that the variable is not set.
    const text = env[variable]?.trim() ?? '';
    if (text === '') return fallback;
    const checked = check(text);
    if (checked.ok) return checked.value;
    problems.push({ variable, message: `${variable} ${checked.error}` });
    return fallback;
  };

  const port = read('PORT', portNumber, 3001);
  const host = read('HOST', hostName, '127.0.0.1');
  const dataDir = resolve(read('DATA_DIR', anyText, '.data'));
  const databaseUrl = read('DATABASE_URL', urlWith(['postgres:', 'postgresql:']), null);
  const mode = read('MODE', oneOf(['sandbox', 'live']), 'sandbox');
  const publicUrl = read('PUBLIC_URL', publicOrigin(mode), `http://localhost:${port}`);
  const jwtSecret = read('JWT_SECRET', longSecret, null);
  const giftCardSecret = read('GIFT_CARD_SECRET', longSecret, null);
  const messages = readMessages(read);
  const logLevel = read('LOG_LEVEL', oneOf(LOG_LEVELS), 'info');
  const rateLimits = read('RATE_LIMITS', rateLimitSwitch(mode), true);
  const network = readNetworkConfig(read);
  const together = (first: string, second: string): readonly [string, string] | null => {
    const [a, b] = [read(first, anyText, null), read(second, anyText, null)];
    if (a !== null && b !== null) return [a, b];
    if (a !== null || b !== null) {
      const [missing, given] = a === null ? [first, second] : [second, first];
      problems.push({ variable: missing, message: `${missing} must be set together with ${given}.` });
    }
    return null;
  };
  const webAddress = urlWith(mode === 'live' ? ['https:'] : ['https:', 'http:']);
  const googleKeys = together('GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET');
  const googleIssuer = read('GOOGLE_ISSUER', webAddress, GOOGLE_ISSUER);
  const facebookKeys = together('FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET');
  const facebookDialogUrl = read('FACEBOOK_DIALOG_URL', webAddress, FACEBOOK_DIALOG_URL);
  const facebookGraphUrl = read('FACEBOOK_GRAPH_URL', webAddress, FACEBOOK_GRAPH_URL);
  const smsKeys = together('SMS_PROVIDER_AUTH_KEY', 'SMS_PROVIDER_OTP_TEMPLATE_ID');
  const smsTemplateIds = {
    'order-placed': read('SMS_PROVIDER_ORDER_PLACED_TEMPLATE_ID', anyText, null),
    'order-shipped': read('SMS_PROVIDER_ORDER_SHIPPED_TEMPLATE_ID', anyText, null),
    'order-delivered': read('SMS_PROVIDER_ORDER_DELIVERED_TEMPLATE_ID', anyText, null),
    'order-cancelled': read('SMS_PROVIDER_ORDER_CANCELLED_TEMPLATE_ID', anyText, null),
  };
  const smsUrl = read('SMS_PROVIDER_URL', webAddress, MSG91_URL);
  const razorpay = {
    keyId: read('RAZORPAY_KEY_ID', anyText, null),
    keySecret: read('RAZORPAY_KEY_SECRET', anyText, null),
    webhookSecret: read('RAZORPAY_WEBHOOK_SECRET', anyText, null),
  };
  const razorpayApiUrl = read('RAZORPAY_API_URL', webAddress, RAZORPAY_URL);
  const instagramKeys = together('INSTAGRAM_USER_ID', 'INSTAGRAM_ACCESS_TOKEN');
  const instagramUrl = read('INSTAGRAM_API_URL', webAddress, INSTAGRAM_URL);
  const taxMode = read('TAX_MODE', oneOf(['flat18', 'hsn']), 'flat18');

  if (mode === 'live') {
    for (const variable of ['DATABASE_URL', 'JWT_SECRET', 'PUBLIC_URL', 'SMTP_URL']) {
      if (!env[variable]?.trim())
        problems.push({ variable, message: `${variable} must be set in MODE=live.` });
    }
  }
  const { keyId, keySecret, webhookSecret } = razorpay;
  const hasRazorpay = keyId !== null && keySecret !== null && webhookSecret !== null;
  if (!hasRazorpay && (keyId !== null || keySecret !== null || webhookSecret !== null)) {
    const message =
      'RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET belong together: set all or none.';
    problems.push({ variable: 'RAZORPAY_KEY_ID', message });
  }
  const razorpayConfig = hasRazorpay ? { keyId, keySecret, webhookSecret, apiUrl: razorpayApiUrl } : null;
  problems.push(...exposureProblems({ ...network, mode, host, publicUrl, razorpay: razorpayConfig }));
  if (problems.length > 0) return err(problems);
  return ok({
    ...network,
    port,
    host,
    database: databaseUrl === null ? { kind: 'embedded', dataDir } : { kind: 'server', url: databaseUrl },
    dataDir,
    mode,
    publicUrl,
    jwtSecret,
    giftCardSecret,
    ...messages,
    razorpay: razorpayConfig,
    logLevel,
    rateLimits,
    google:
      googleKeys === null
        ? null
        : { clientId: googleKeys[0], clientSecret: googleKeys[1], issuer: googleIssuer },
    facebook:
      facebookKeys === null
        ? null
        : {
            clientId: facebookKeys[0],
            clientSecret: facebookKeys[1],
            dialogUrl: facebookDialogUrl,
            graphUrl: facebookGraphUrl,
          },
    smsProvider:
      smsKeys === null
        ? null
        : { url: smsUrl, authKey: smsKeys[0], templateIds: { ...smsTemplateIds, otp: smsKeys[1] } },
    instagram:
      instagramKeys === null
        ? null
        : {
            apiUrl: instagramUrl.replace(/\/+$/, ''),
            userId: instagramKeys[0],
            accessToken: instagramKeys[1],
          },
    taxMode,
  });
}

const anyText: Check<string> = (text) => ok(text);

const portNumber: Check<number> = (text) => {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  return port >= 1 && port <= 65535
    ? ok(port)
    : err(`must be a whole number from 1 to 65535, not '${text}'.`);
};

const hostName: Check<string> = (text) =>
  /^[a-z0-9.:_-]+$/i.test(text)
    ? ok(text)
    : err(`must be an address or host name alone, such as 127.0.0.1 or 0.0.0.0, not '${text}'.`);

const longSecret: Check<string> = (text) =>
  text.length >= SHORTEST_JWT_SECRET
    ? ok(text)
    : err(`must have at least ${SHORTEST_JWT_SECRET} characters; this one has ${text.length}.`);

function oneOf<const Choice extends string>(choices: readonly Choice[]): Check<Choice> {
  return (text) => {
    const chosen = choices.find((choice) => choice === text);
    return chosen === undefined ? err(`must be one of ${choices.join(', ')}, not '${text}'.`) : ok(chosen);
  };
}

/** For addresses that may carry a password, so the message does not repeat them. */
function urlWith(protocols: readonly string[]): Check<string> {
  return (text) => {
    const protocol = URL.canParse(text) ? new URL(text).protocol : '';
    return protocols.includes(protocol)
      ? ok(text)
      : err(`must be an address that starts with ${protocols.map((one) => `${one}//`).join(' or ')}`);
  };
}

function publicOrigin(mode: Config['mode']): Check<string> {
  return (text) => {
    const url = URL.canParse(text) ? new URL(text) : null;
    const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
    if (url === null || !isWeb || url.href !== `${url.origin}/`) {
      return err('must be an address without path, query or password, such as https://shop.example.in');
    }
    if (mode === 'live' && url.protocol !== 'https:') return err('must start with https:// in MODE=live.');
    return ok(url.origin);
  };
}

function rateLimitSwitch(mode: Config['mode']): Check<boolean> {
  return (text) => {
    if (text === 'on') return ok(true);
    if (text !== 'off') return err(`must be on or off, not '${text}'.`);
    return mode === 'sandbox' ? ok(false) : err('can be off in MODE=sandbox only.');
  };
}
