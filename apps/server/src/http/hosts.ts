import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { toErrorReply } from './error-reply.ts';

const LOCAL_NAMES = ['localhost', '127.0.0.1', '[::1]'];
const LOOPBACK = /^(?:::ffff:)?127(?:\.\d{1,3}){3}$|^::1$/;
const FORWARDED = /^(?:x-forwarded-.*|x-real-ip|forwarded|via)$/;

export function isLoopbackHost(host: string): boolean {
  const name = host.toLowerCase();
  return LOCAL_NAMES.includes(name) || LOOPBACK.test(name);
}

export function hostnameOf(header: string | undefined): string {
  const address = `http://${header ?? ''}`;
  return URL.canParse(address) ? new URL(address).hostname : '';
}

/** A direct local request: not proxied, and not DNS-rebound from another site's page. */
export function isFromThisMachine({ raw }: FastifyRequest): boolean {
  const isForwarded = Object.keys(raw.headers).some((name) => FORWARDED.test(name));
  const isLocal = LOCAL_NAMES.includes(hostnameOf(raw.headers.host));
  return isLocal && !isForwarded && LOOPBACK.test(raw.socket.remoteAddress ?? '');
}

/** Protects a sandbox against DNS rebinding, by which another site could read its outbox. */
export const sandboxHost = fastifyPlugin<{ readonly publicUrl: string }>(
  async (app: FastifyInstance, { publicUrl }) => {
    const served = new Set([...LOCAL_NAMES, new URL(publicUrl).hostname]);
    // Cache: hosts rarely change.
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
