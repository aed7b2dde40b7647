import { err, ok, type Result } from '@ilaneer/domain/result';
import { isLoopbackHost } from '../http/hosts.ts';
import { readNetwork } from '../http/networks.ts';

const SHORTEST_METRICS_TOKEN = 16;
const RAZORPAY_TEST_KEY = 'rzp_test_';

/** A variable whose value can't be used, in words for the operator. Never repeats the value of a secret. */
export type ConfigProblem = { readonly variable: string; readonly message: string };

/** Turns a variable's text into its value, or says what it must be. */
export type Check<Value> = (text: string) => Result<Value, string>;

/** Who may reach the shop, and whom it believes about where a request comes from. */
export type NetworkConfig = {
  /** Networks whose proxies say who calls, as addresses or in CIDR notation. */
  readonly trustedProxies: readonly string[];
  /** Origins of other sites whose scripts may call the API. */
  readonly corsOrigins: readonly string[];
  readonly metricsToken: string | null;
  /** The operator wants a sandbox that others can reach. */
  readonly sandboxIsPublic: boolean;
};

type Read = <Value, Fallback>(variable: string, check: Check<Value>, fallback: Fallback) => Value | Fallback;

/** Reads the variables about the network. */
export function readNetworkConfig(read: Read): NetworkConfig {
  return {
    trustedProxies: read('TRUSTED_PROXIES', listOf(proxyNetwork), ['127.0.0.0/8', '::1']),
    corsOrigins: read('CORS_ORIGINS', listOf(webOrigin), []),
    metricsToken: read('METRICS_TOKEN', metricsToken, null),
    sandboxIsPublic: read('SANDBOX_PUBLIC', yesOrNo, false),
  };
}

type Exposure = Pick<NetworkConfig, 'sandboxIsPublic'> & {
  readonly mode: 'sandbox' | 'live';
  readonly host: string;
  readonly publicUrl: string;
  readonly razorpay: { readonly keyId: string } | null;
};

const TAKE_CARE =
  'In the sandbox anybody approves payments, and the codes of its gift cards are printed in the README. Set MODE=live, or SANDBOX_PUBLIC=yes for a demonstration.';

/** Why a sandbox must not start: others could reach it, or it could take real money. */
export function exposureProblems(config: Exposure): ConfigProblem[] {
  if (config.mode !== 'sandbox' || config.sandboxIsPublic) return [];
  const problems: ConfigProblem[] = [];
  const { protocol, hostname } = new URL(config.publicUrl);
  if (protocol === 'https:' || !isLoopbackHost(hostname)) {
    problems.push({
      variable: 'PUBLIC_URL',
      message: `PUBLIC_URL ${config.publicUrl} is not an http address of this machine. ${TAKE_CARE}`,
    });
  }
  if (!isLoopbackHost(config.host)) {
    problems.push({
      variable: 'HOST',
      message: `HOST ${config.host} lets other machines reach the shop. ${TAKE_CARE}`,
    });
  }
  if (config.razorpay !== null && !hasTestKeys(config.razorpay)) {
    const message = `RAZORPAY_KEY_ID does not begin with ${RAZORPAY_TEST_KEY}, so that real money could be taken. ${TAKE_CARE}`;
    problems.push({ variable: 'RAZORPAY_KEY_ID', message });
  }
  return problems;
}

/** What whoever runs the shop should know about how it is set up, each time it starts. */
export function networkWarnings(config: Exposure): string[] {
  const isLive = config.mode === 'live';
  if (isLive && config.razorpay !== null && hasTestKeys(config.razorpay)) {
    return ['RAZORPAY_KEY_ID is a test key: orders count as paid although no money comes in.'];
  }
  if (isLive) return [];
  return [
    config.sandboxIsPublic
      ? `This is the SANDBOX, and SANDBOX_PUBLIC=yes opens it to others at ${config.publicUrl}: anybody approves payments, and the codes of its gift cards are known. Never sell with it.`
      : 'This is the sandbox: no mail leaves it, and anybody on this machine approves payments. MODE=live sells.',
  ];
}

function hasTestKeys({ keyId }: { readonly keyId: string }): boolean {
  return keyId.startsWith(RAZORPAY_TEST_KEY);
}

function listOf(check: Check<string>): Check<readonly string[]> {
  return (text) => {
    const checked = text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .map(check);
    const values = checked.flatMap((one) => (one.ok ? [one.value] : []));
    const [problem] = checked.flatMap((one) => (one.ok ? [] : [one.error]));
    return problem === undefined ? ok(values) : err(problem);
  };
}

function proxyNetwork(text: string): Result<string, string> {
  const network = readNetwork(text);
  if (network === null) {
    return err(
      `must be addresses or networks with commas between, such as 10.0.0.0/8, fd00::/8, not '${text}'.`,
    );
  }
  if (network.prefix === 0) return err(`must not be ${text}: anybody could then pretend to be anybody.`);
  return ok(text);
}

function webOrigin(text: string): Result<string, string> {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  return url !== null && isWeb && url.href === `${url.origin}/`
    ? ok(url.origin)
    : err(`must be origins with commas between, such as https://app.example.in, not '${text}'.`);
}

function metricsToken(text: string): Result<string, string> {
  return text.length >= SHORTEST_METRICS_TOKEN
    ? ok(text)
    : err(`must have at least ${SHORTEST_METRICS_TOKEN} characters; this one has ${text.length}.`);
}

function yesOrNo(text: string): Result<boolean, string> {
  return text === 'yes' || text === 'no' ? ok(text === 'yes') : err(`must be yes or no, not '${text}'.`);
}
