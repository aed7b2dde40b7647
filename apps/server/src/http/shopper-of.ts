import type { FastifyRequest } from 'fastify';
import { callerNetwork } from './networks.ts';

/** Whose attempts a limit counts where the shopper is known. */
export function shopperOf(request: FastifyRequest): string {
  return request.shopper?.userId ?? callerNetwork(request.ip);
}
