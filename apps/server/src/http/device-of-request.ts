import { deviceOf } from '@ilaneer/domain/account/device';
import type { FastifyRequest } from 'fastify';

/** What a request comes from, such as 'Chrome on Android': what its owner sees in the list of sessions. */
export function deviceOfRequest(request: FastifyRequest): string {
  return deviceOf(request.headers['user-agent']);
}
