import { availableParallelism } from 'node:os';
import { readNetwork } from '../http/networks.ts';

export type ProblemOf = (text: string) => string | null;

export type Mode = 'sandbox' | 'live';

function matching(shape: RegExp, wanted: string): ProblemOf {
  return (text) => (shape.test(text) ? null : `must be ${wanted}, not '${text}'.`);
}

export const portProblem: ProblemOf = (text) => {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  return port >= 1 && port <= 65535 ? null : `must be a whole number from 1 to 65535, not '${text}'.`;
};

export const hostProblem = matching(
  /^[a-z0-9.:_-]+$/i,
  'an address or host name alone, such as 127.0.0.1 or 0.0.0.0',
);

export const countProblem = matching(/^\d{1,9}$/, 'a whole number of messages, such as 2000');

export const workersProblem: ProblemOf = (text) =>
  text === 'auto' || (/^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= 64)
    ? null
    : `must be a whole number of processes from 1 to 64, or auto, not '${text}'.`;

export const workersOf = (text: string): number => (text === 'auto' ? availableParallelism() : Number(text));

export const secondsProblem = matching(/^\d{1,3}$/, 'a whole number of seconds, such as 5');

export const migrationProblem = matching(/^\d{1,6}$/, 'a whole number of seconds, such as 600');

export const connectionsProblem: ProblemOf = (text) =>
  /^\d{1,3}$/.test(text) && Number(text) >= 2
    ? null
    : `must be a whole number of connections from 2 to 999, not '${text}'.`;

export const periodsProblem = matching(/^\d{1,4}$/, 'a whole number, such as 7');

export const percentProblem = matching(/^(\d{1,2}|100)$/, 'a whole number from 0 to 100');

export const hoursProblem = matching(/^[1-9]\d{0,2}$/, 'a whole number of hours from 1 to 999');

// age recipient, X25519 or post-quantum; only the first backup reveals a typo.
const RECIPIENT = /^age1(?:[a-z0-9]{58}|pq1[a-z0-9]{1900,2000})$/;

export const recipientProblem = matching(
  RECIPIENT,
  'public keys of age with commas between, each beginning with age1',
);

export const shareProblem = matching(/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/, 'a share from 0 to 1, such as 0.1');

export const intervalProblem = matching(/^[1-9]\d{2,7}$/, 'milliseconds from 100 on, such as 60000');

export const trueOrFalseProblem = matching(/^(true|false)$/, 'true or false');

export const boxProblem = matching(
  /^[1-9]\d{0,2}x[1-9]\d{0,2}x[1-9]\d{0,2}$/,
  'centimetres, such as 25x20x10',
);

export function boxOf(text: string) {
  const [length = 1, width = 1, height = 1] = text.split('x').map(Number);
  return { length, width, height };
}

export const yesOrNoProblem = matching(/^(yes|no)$/, 'yes or no');

export function lengthProblem(least: number): ProblemOf {
  return ({ length }) =>
    length >= least ? null : `must have at least ${least} characters; this one has ${length}.`;
}

/** Messages omit the value, which may contain a password. */
export function addressProblem(protocols: readonly string[]): ProblemOf {
  return (text) => {
    const protocol = URL.canParse(text) ? new URL(text).protocol : '';
    if (protocols.includes(protocol)) return null;
    return `must be an address that starts with ${protocols.map((one) => `${one}//`).join(' or ')}`;
  };
}

export const smtpProblem: ProblemOf = (text) => {
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
export const inboundProblem = matching(
  /^[a-z0-9._-]{1,20}@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/,
  'an address in lower case, with at most 20 characters before the @, such as reply@in.shop.example',
);

export function publicUrlProblem(mode: Mode): ProblemOf {
  return (text) => {
    if (!isOrigin(text)) {
      return 'must be an address without path, query or password, such as https://shop.example.in';
    }
    const isOpen = mode === 'live' && new URL(text).protocol !== 'https:';
    return isOpen ? 'must start with https:// in MODE=live.' : null;
  };
}

export function rateLimitsProblem(mode: Mode): ProblemOf {
  return (text) => {
    if (text !== 'on' && text !== 'off') return `must be on or off, not '${text}'.`;
    return text === 'off' && mode === 'live' ? 'can be off in MODE=sandbox only.' : null;
  };
}

export function eachOf(problemOf: ProblemOf): ProblemOf {
  return (text) => partsOf(text).reduce<string | null>((first, part) => first ?? problemOf(part), null);
}

export const proxyProblem: ProblemOf = (text) => {
  const network = readNetwork(text);
  if (network === null) {
    return `must be addresses or networks with commas between, such as 10.0.0.0/8, fd00::/8, not '${text}'.`;
  }
  return network.prefix === 0 ? `must not be ${text}: anyone could then pretend to be anyone.` : null;
};

export const corsProblem: ProblemOf = (text) =>
  isOrigin(text)
    ? null
    : `must be origins with commas between, such as https://app.example.in, not '${text}'.`;

function isOrigin(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  return url !== null && isWeb && url.href === `${url.origin}/`;
}

export function originOf(text: string): string {
  return new URL(text).origin;
}

export function partsOf(list: string): readonly string[] {
  return list
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
