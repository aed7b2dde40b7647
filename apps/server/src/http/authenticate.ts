import fastifyJwt from '@fastify/jwt';
import type { ErrorCode } from '@ilaneer/contract/error-codes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { SessionCheck } from '../modules/account/session-check.ts';
import { toErrorReply } from './error-reply.ts';

/** Who makes a request. */
export type Shopper = { readonly userId: string; readonly sessionId: string };

/** What a token says (decisions.md section 3, Transport); `customDocId` is what earlier clients call the user. */
export type TokenClaims = {
  readonly userId: string;
  readonly email: string | null;
  readonly customDocId: string;
  readonly sid: string;
};

declare module 'fastify' {
  interface FastifyRequest {
    shopper: Shopper | null;
  }
  interface FastifyInstance {
    authenticate(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined>;
  }
}

type Options = {
  readonly secret: string;
  readonly checkSession: SessionCheck;
  /** The clock that sessions are made by. */
  readonly now: () => Date;
};

/** Adds bearer tokens: signing, and the hook that lets only live sessions of live accounts through. */
export const authentication = fastifyPlugin<Options>(async (app: FastifyInstance, options) => {
  await app.register(fastifyJwt, { secret: options.secret, sign: { algorithm: 'HS256' } });
  app.decorateRequest('shopper', null);
  app.decorate('authenticate', async (request, reply) => {
    const claims = readClaims(app, request, options.now);
    if (typeof claims === 'string') return refuse(reply, claims);
    const verdict = await options.checkSession(claims.sid, claims.userId);
    if (verdict !== 'live') return refuse(reply, verdict);
    request.shopper = { userId: claims.userId, sessionId: claims.sid };
  });
});

function readClaims(app: FastifyInstance, request: FastifyRequest, now: () => Date): TokenClaims | ErrorCode {
  const [scheme, token] = request.headers.authorization?.split(' ') ?? [];
  if (scheme?.toLowerCase() !== 'bearer' || token === undefined || token === '') return 'TOKEN_MISSING';
  try {
    const claims = app.jwt.verify<Partial<TokenClaims>>(token, { clockTimestamp: now().getTime() });
    if (typeof claims.sid !== 'string' || typeof claims.userId !== 'string') return 'TOKEN_INVALID';
    return {
      userId: claims.userId,
      email: claims.email ?? null,
      customDocId: claims.userId,
      sid: claims.sid,
    };
  } catch (error) {
    const isExpired = error instanceof Error && 'code' in error && error.code === 'FAST_JWT_EXPIRED';
    return isExpired ? 'TOKEN_EXPIRED' : 'TOKEN_INVALID';
  }
}

function refuse(reply: FastifyReply, code: ErrorCode): FastifyReply {
  const { status, body } = toErrorReply({ code });
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('www-authenticate', 'Bearer')
    .send(body);
}
