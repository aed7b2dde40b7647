import type { ErrorCode } from '@ilaneer/contract/message/error-codes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { SecurityLog } from './security-log.ts';

declare module 'fastify' {
  interface FastifyInstance {
    security: SecurityLog;
  }
}

/** What belongs to one shopper, and is hidden from all others. */
export type OwnedThing = 'order' | 'return' | 'photo' | 'address' | 'ticket' | 'saved card' | 'session';

/** Whose thing it is; null when there is no such thing, or its owner has left. */
export type OwnerOf = (thing: OwnedThing, id: string) => Promise<string | null>;

/** What another's things are hidden behind: whoever asks for them learns no more than that there is nothing. */
const thingOf: ReadonlyMap<unknown, OwnedThing> = new Map<ErrorCode, OwnedThing>([
  ['ORDER_NOT_FOUND', 'order'],
  ['RETURN_NOT_FOUND', 'return'],
  ['PHOTO_NOT_FOUND', 'photo'],
  ['ADDRESS_NOT_FOUND', 'address'],
  ['TICKET_NOT_FOUND', 'ticket'],
  ['SAVED_CARD_NOT_FOUND', 'saved card'],
  ['SESSION_NOT_FOUND', 'session'],
]);

/** Gives routes the record of security events, and records itself whoever reaches for what is another shopper's. */
export const securityEvents = fastifyPlugin<{ readonly ownerOf: OwnerOf; readonly security: SecurityLog }>(
  async (app: FastifyInstance, { ownerOf, security }) => {
    app.decorate('security', security);
    const recordReach = async (request: FastifyRequest, userId: string, code: string): Promise<void> => {
      const thing = thingOf.get(code);
      if (thing === undefined) return;
      for (const id of idsIn(request.params, request.body)) {
        const owner = await ownerOf(thing, id);
        if (owner === null || owner === userId) continue;
        security.record({ event: 'access.refused', userId, code }, request);
        break;
      }
    };
    app.addHook('preSerialization', (request, reply, payload, done) => {
      if (reply.statusCode !== 404 || request.shopper === null) return done(null, payload);
      recordReach(request, request.shopper.userId, codeOf(payload)).then(() => done(null, payload), done);
    });
  },
);

function codeOf(payload: unknown): string {
  return typeof payload === 'object' && payload !== null && 'code' in payload ? String(payload.code) : '';
}

const MOST_IDS = 5;

/** What a request may name a thing by: the parts of its path, and the ids at the top of its body. */
function idsIn(...parts: readonly unknown[]): string[] {
  const texts = parts.flatMap((part) =>
    typeof part === 'object' && part !== null
      ? Object.entries(part).flatMap(([name, value]) =>
          /id$/i.test(name) && typeof value === 'string' ? [value] : [],
        )
      : [],
  );
  return texts.slice(0, MOST_IDS);
}
