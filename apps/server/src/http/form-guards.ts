import { normaliseEmail } from '@ilaneer/domain/account/email';
import type { FastifyRequest } from 'fastify';

/** Whether the field was filled in that people don't see: what does so is thanked like them and forgotten. */
export function isTrapped({ website }: { readonly website?: unknown }): boolean {
  return website !== undefined && website !== null && website !== '';
}

/** Whom a form makes us write to, for a limit on each address; where it names nobody, who sent it. */
export function recipientOf({ body, ip }: Pick<FastifyRequest, 'body' | 'ip'>): string {
  const named = typeof body === 'object' && body !== null && 'email' in body ? body.email : null;
  const email = typeof named === 'string' ? normaliseEmail(named).slice(0, 255) : '';
  return email === '' ? ip : email;
}
