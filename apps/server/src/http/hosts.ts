import type { FastifyRequest } from 'fastify';
import { isLoopback } from './is-loopback.ts';

const LOCAL_NAMES = ['localhost', '127.0.0.1', '[::1]'];
const FORWARDED = /^(?:x-forwarded-.*|x-real-ip|forwarded|via)$/;

/** Whether a HOST to listen on, or the name in an address, means this machine alone. */
export function isLoopbackHost(host: string): boolean {
  const name = host.toLowerCase();
  return LOCAL_NAMES.includes(name) || isLoopback(name);
}

/** The name in a Host header, without the port; empty when there is none that makes sense. */
export function hostnameOf(header: string | undefined): string {
  const address = `http://${header ?? ''}`;
  return URL.canParse(address) ? new URL(address).hostname : '';
}

/**
 * Whether a request comes from somebody at this machine: not through a proxy or tunnel on it, which would speak for
 * anybody, and not from a page elsewhere whose name was made to point here.
 */
export function isFromThisMachine({ raw }: FastifyRequest): boolean {
  const isForwarded = Object.keys(raw.headers).some((name) => FORWARDED.test(name));
  const isLocal = LOCAL_NAMES.includes(hostnameOf(raw.headers.host));
  return isLocal && !isForwarded && isLoopback(raw.socket.remoteAddress ?? '');
}
