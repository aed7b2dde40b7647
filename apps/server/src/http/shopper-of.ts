import type { FastifyRequest } from 'fastify';

/** Whose attempts a limit counts where the shopper is known. */
export function shopperOf(request: FastifyRequest): string {
  return request.shopper?.userId ?? request.ip;
}
