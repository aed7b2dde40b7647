import { typedEmail } from '@ilaneer/domain/text/typed-text';
import type { FastifyRequest } from 'fastify';

/** The honeypot was filled in: reply as usual, store nothing. */
export function isTrapped({ website }: { readonly website?: unknown }): boolean {
  return website !== undefined && website !== null && website !== '';
}

/** For a limit per address; empty if none. */
export function emailTypedIn({ body }: Pick<FastifyRequest, 'body'>): string {
  const typed = typeof body === 'object' && body !== null && 'email' in body ? body.email : null;
  return typeof typed === 'string' ? typedEmail(typed).slice(0, 255) : '';
}

/** The addressed recipient for a limit, else the sender. */
export function recipientOf(request: Pick<FastifyRequest, 'body' | 'ip'>): string {
  return emailTypedIn(request) || request.ip;
}
