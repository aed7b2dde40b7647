import { typedEmail } from '@ilaneer/domain/text/typed-text';
import type { FastifyRequest } from 'fastify';

/** Whether the field was filled in that people don't see: what does so is thanked like them and forgotten. */
export function isTrapped({ website }: { readonly website?: unknown }): boolean {
  return website !== undefined && website !== null && website !== '';
}

/** The address that a form names, for a limit on each; empty where it names none. */
export function emailTypedIn({ body }: Pick<FastifyRequest, 'body'>): string {
  const typed = typeof body === 'object' && body !== null && 'email' in body ? body.email : null;
  return typeof typed === 'string' ? typedEmail(typed).slice(0, 255) : '';
}

/** Whom a form makes us write to, for a limit on each address; where it names nobody, who sent it. */
export function recipientOf(request: Pick<FastifyRequest, 'body' | 'ip'>): string {
  return emailTypedIn(request) || request.ip;
}
