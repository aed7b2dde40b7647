import { BlockList, isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

export type Network = {
  readonly address: string;
  readonly prefix: number;
  readonly family: 'ipv4' | 'ipv6';
};

const BITS = { ipv4: 32, ipv6: 128 } as const;

/** Null if invalid. */
export function readNetwork(text: string): Network | null {
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return null;
  const family = version === 4 ? 'ipv4' : 'ipv6';
  if (bits === undefined) return { address, prefix: BITS[family], family };
  const prefix = /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN;
  return prefix <= BITS[family] ? { address, prefix, family } : null;
}

export function withinAny(networks: readonly string[]): (address: string | undefined) => boolean {
  const list = new BlockList();
  for (const text of networks) {
    const network = readNetwork(text);
    if (network !== null) list.addSubnet(network.address, network.prefix, network.family);
  }
  return (address) => {
    const plain = unmapped(address ?? '');
    const version = isIP(plain);
    return version !== 0 && list.check(plain, version === 4 ? 'ipv4' : 'ipv6');
  };
}

/** Rate limit identity: an IPv4 address, or an IPv6 /64, which one subscriber owns. */
export function callerNetwork(address: string): string {
  const plain = unmapped(address);
  return isIP(plain) === 6 ? `${ipv6Groups(plain).slice(0, 4).join(':')}::/64` : plain;
}

export function shopperOf(request: FastifyRequest): string {
  return request.shopper?.userId ?? callerNetwork(request.ip);
}

/** Truncated for retention: does not identify a person alone. */
export function shortenedNetwork(address: string): string {
  const plain = unmapped(address);
  if (isIP(plain) === 6) return `${ipv6Groups(plain).slice(0, 3).join(':')}::/48`;
  return isIP(plain) === 4 ? `${plain.split('.').slice(0, 3).join('.')}.0/24` : 'unknown';
}

function unmapped(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  return mapped?.[1] ?? address;
}

function ipv6Groups(address: string): string[] {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  return [...first, ...Array<string>(gap).fill('0'), ...last].map((group) =>
    group.replace(/^0+(?=.)/, '').toLowerCase(),
  );
}
