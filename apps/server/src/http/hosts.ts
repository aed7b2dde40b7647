import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { toErrorReply } from './error-reply.ts';

const LOCAL_NAMES = ['localhost', '127.0.0.1', '[::1]'];
const LOOPBACK = /^(?:::ffff:)?127(?:\.\d{1,3}){3}$|^::1$/;
const FORWARDED = /^(?:x-forwarded-.*|x-real-ip|forwarded|via)$/;

/** Whether a HOST to listen on, or the name in an address, means this machine alone. */
export function isLoopbackHost(host: string): boolean {
  const name = host.toLowerCase();
  return LOCAL_NAMES.includes(name) || LOOPBACK.test(name);
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
  return isLocal && !isForwarded && LOOPBACK.test(raw.socket.remoteAddress ?? '');
}

/**
 * Serves a sandbox under its own names alone. A page elsewhere could have its name point at this machine and would then
 * read the outbox of whoever visits it as if it were its own.
 */
export const sandboxHost = fastifyPlugin<{ readonly publicUrl: string }>(
  async (app: FastifyInstance, { publicUrl }) => {
    const served = new Set([...LOCAL_NAMES, new URL(publicUrl).hostname]);
    // Nearly every request comes under the same name as the one before it.
    let lastServed: string | undefined;
    app.addHook('onRequest', (request, reply, done) => {
      const { host } = request.raw.headers;
      if (host !== undefined && host === lastServed) return done();
      if (served.has(hostnameOf(host))) {
        lastServed = host;
        return done();
      }
      const { status, body } = toErrorReply({ code: 'HOST_NOT_SERVED' });
      reply.code(status).header('cache-control', 'no-store').send(body);
    });
  },
);
