import { GATEWAY_NAMES, type GatewayName } from '@ilaneer/domain/payment/gateway-name';
import { isLoopbackHost } from '../http/hosts.ts';
import type { ConfigProblem } from './environment.ts';

/** Test key prefixes of real gateways. */
const TEST_KEYS: Readonly<
  Record<Exclude<GatewayName, 'sandbox'>, { readonly variable: string; readonly start: string }>
> = {
  razorpay: { variable: 'RAZORPAY_KEY_ID', start: 'rzp_test_' },
};

type RealGateway = keyof typeof TEST_KEYS;

const REAL_GATEWAYS = GATEWAY_NAMES.filter((name) => name !== 'sandbox');

type Exposure = {
  readonly sandboxIsPublic: boolean;
  readonly mode: 'sandbox' | 'live';
  readonly host: string;
  readonly publicUrl: string;
} & Readonly<Record<RealGateway, { readonly keyId: string } | null>>;

const TAKE_CARE =
  'In the sandbox anyone can approve payments, and the codes of its gift cards are printed in the README. Set MODE=live, or SANDBOX_PUBLIC=yes for a demonstration.';

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
  for (const { variable, start } of gatewaysOf(config, 'real keys')) {
    const message = `${variable} does not begin with ${start}, so that real money could be taken. ${TAKE_CARE}`;
    problems.push({ variable, message });
  }
  return problems;
}

export function exposureWarnings(config: Exposure): string[] {
  if (config.mode === 'live') {
    return gatewaysOf(config, 'test keys').map(
      ({ variable }) => `${variable} is a test key: orders count as paid although no money comes in.`,
    );
  }
  return [
    config.sandboxIsPublic
      ? `This is the SANDBOX, and SANDBOX_PUBLIC=yes opens it to others at ${config.publicUrl}: anyone can approve payments, and the codes of its gift cards are known. Never sell with it.`
      : 'This is the sandbox: no mail leaves it, and anyone on this machine can approve payments. MODE=live sells.',
  ];
}

function gatewaysOf(config: Exposure, wanted: 'test keys' | 'real keys') {
  return REAL_GATEWAYS.flatMap((name) => {
    const account = config[name];
    if (account === null) return [];
    const kind = account.keyId.startsWith(TEST_KEYS[name].start) ? 'test keys' : 'real keys';
    return kind === wanted ? [TEST_KEYS[name]] : [];
  });
}
