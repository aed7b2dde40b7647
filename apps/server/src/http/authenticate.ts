import fastifyJwt from '@fastify/jwt';
import type { ErrorCode } from '@ilaneer/contract/message/error-codes';
import { type ShopperActor, shopperActor } from '@ilaneer/domain/actor/actor';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { KeyRing } from '../deps/keys.ts';
import { toErrorReply } from './error-reply.ts';

export type Shopper = ShopperActor & { readonly sessionId: string };

export type SessionCheck = (
  sessionId: string,
  userId: string,
) => Promise<'live' | 'SESSION_REVOKED' | 'ACCOUNT_DEACTIVATED'>;

/** Besides issuer and audience; `customDocId` is earlier clients' user id. */
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
    /** `exp` in seconds. */
    signToken(claims: TokenClaims & { readonly exp: number }): string;
    authenticate(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined>;
    identify(request: FastifyRequest): Promise<Shopper | null>;
  }
}

type Options = {
  readonly keys: KeyRing;
  readonly publicUrl: string;
  readonly checkSession: SessionCheck;
  readonly now: () => Date;
};

/** Prevents confusion with other tokens of the same key (RFC 9068). */
const TOKEN_TYPE = 'at+jwt';

/** Tokens without type, issuer and audience were issued for 24 hours; none is valid after this day. */
const PLAIN_TOKENS_END = new Date('2027-01-01T00:00:00Z');

/** Admits live sessions only. */
export const authentication = fastifyPlugin<Options>(async (app: FastifyInstance, options) => {
  const origin = { iss: options.publicUrl, aud: `${options.publicUrl}/api` };
  await app.register(fastifyJwt, {
    // Keys rotate at run time, so each call passes its own.
    secret: options.keys.signing().secret,
    sign: { algorithm: 'HS256', header: { alg: 'HS256', typ: TOKEN_TYPE }, ...origin },
    // Expiry uses the injected clock, unknown to the library.
    verify: { algorithms: ['HS256'], complete: true, ignoreExpiration: true },
  });
  app.decorateRequest('shopper', null);

  const isForUs = ({ header, payload }: SignedToken): boolean => {
    if (header.typ === TOKEN_TYPE) return payload.iss === origin.iss && payload.aud === origin.aud;
    const isPlain = header.typ === 'JWT' && payload.iss === undefined && payload.aud === undefined;
    return isPlain && options.now() < PLAIN_TOKENS_END;
  };
  const readToken = tokenReader(options.keys, (token, key) => app.jwt.verify<SignedToken>(token, { key }));
  app.decorate('signToken', (claims) => {
    const { id: kid, secret: key } = options.keys.signing();
    return app.jwt.sign(claims, { key, header: { alg: 'HS256', typ: TOKEN_TYPE, kid } });
  });
  const identify = async (request: FastifyRequest): Promise<Shopper | ErrorCode> => {
    const token = readToken(request.headers.authorization);
    if (typeof token === 'string') return token;
    const { sid, userId, exp } = token.payload;
    if (!isForUs(token) || sid === undefined || userId === undefined || exp === undefined) {
      return 'TOKEN_INVALID';
    }
    if (exp * 1_000 <= options.now().getTime()) return 'TOKEN_EXPIRED';
    const verdict = await options.checkSession(sid, userId);
    return verdict === 'live' ? { ...shopperActor(userId), sessionId: sid } : verdict;
  };

  app.decorate('authenticate', async (request, reply) => {
    const shopper = await identify(request);
    if (typeof shopper === 'string') return refuse(reply, shopper);
    request.shopper = shopper;
  });
  app.decorate('identify', async (request) => {
    const shopper = await identify(request);
    return typeof shopper === 'string' ? null : shopper;
  });
});

type SignedToken = {
  readonly header: { readonly typ?: unknown; readonly kid?: unknown };
  readonly payload: Partial<Pick<TokenClaims, 'userId' | 'sid'>> & {
    readonly exp?: number;
    readonly iss?: unknown;
    readonly aud?: unknown;
  };
};

const MOST_KNOWN_TOKENS = 2_000;

/** Caches signature checks per token; key retirement, expiry and session end are checked every time. */
function tokenReader(keys: KeyRing, verify: (token: string, secret: string) => SignedToken) {
  const known = new Map<string, { readonly signed: SignedToken; readonly keyId: string }>();
  const verifyWithAny = (token: string) => {
    for (const { id: keyId, secret } of keys.counting()) {
      try {
        return { signed: verify(token, secret), keyId };
      } catch {
        // Try the next key.
      }
    }
    return null;
  };
  return (authorization: string | undefined): SignedToken | ErrorCode => {
    const [scheme, token] = authorization?.split(' ') ?? [];
    if (scheme?.toLowerCase() !== 'bearer' || token === undefined || token === '') return 'TOKEN_MISSING';
    const before = known.get(token);
    if (before !== undefined && keys.counting().some(({ id }) => id === before.keyId)) return before.signed;
    const verified = verifyWithAny(token);
    if (verified === null) return 'TOKEN_INVALID';
    if (known.size >= MOST_KNOWN_TOKENS) known.clear();
    known.set(token, verified);
    return verified.signed;
  };
}

function refuse(reply: FastifyReply, code: ErrorCode): FastifyReply {
  const { status, body } = toErrorReply({ code });
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('www-authenticate', 'Bearer')
    .send(body);
}
