import { isLoopbackHost } from '../http/hosts.ts';
import type { ConfigProblem } from './environment.ts';

const RAZORPAY_TEST_KEY = 'rzp_test_';

/** Who can reach a shop, and what they could do with it. */
type Exposure = {
  readonly sandboxIsPublic: boolean;
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
export function exposureWarnings(config: Exposure): string[] {
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
