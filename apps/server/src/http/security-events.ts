import type { ErrorCode } from '@ilaneer/contract/message/error-codes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { SecurityLog } from './security-log.ts';

declare module 'fastify' {
  interface FastifyInstance {
    security: SecurityLog;
  }
}

export type OwnedThing = 'order' | 'return' | 'photo' | 'address' | 'ticket' | 'saved card' | 'session';

/** Owner; null if missing or deleted. */
export type OwnerOf = (thing: OwnedThing, id: string) => Promise<string | null>;

/** 404 for other people's resources, so that existence is not revealed. */
const thingOf: ReadonlyMap<unknown, OwnedThing> = new Map<ErrorCode, OwnedThing>([
  ['ORDER_NOT_FOUND', 'order'],
  ['RETURN_NOT_FOUND', 'return'],
  ['PHOTO_NOT_FOUND', 'photo'],
  ['ADDRESS_NOT_FOUND', 'address'],
  ['TICKET_NOT_FOUND', 'ticket'],
  ['SAVED_CARD_NOT_FOUND', 'saved card'],
  ['SESSION_NOT_FOUND', 'session'],
]);

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
