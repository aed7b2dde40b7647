import { err, ok } from '@ilaneer/domain/result';
import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose';
import * as oidc from 'openid-client';
import { newHandshake } from './handshake.ts';
import type { GoogleLogin, Person } from './provider.ts';

export type GoogleKeys = {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly issuer: string;
};

/** OpenID Connect (https://developers.google.com/identity/openid-connect). */
export function googleLogin({ issuer, clientId, clientSecret }: GoogleKeys): GoogleLogin {
  const server = new URL(issuer);
  // Plain http in sandbox tests only.
  const execute = server.protocol === 'http:' ? [oidc.allowInsecureRequests] : [];
  let discovered: Promise<oidc.Configuration> | null = null;

  const configuration = (): Promise<oidc.Configuration> => {
    discovered ??= oidc
      .discovery(server, clientId, clientSecret, undefined, { execute })
      .catch((error: unknown) => {
        discovered = null;
        throw error;
      });
    return discovered;
  };

  let keys: ReturnType<typeof createRemoteJWKSet> | null = null;
  const keysOf = (config: oidc.Configuration) => {
    const { jwks_uri } = config.serverMetadata();
    if (jwks_uri === undefined) throw new Error('the provider names no keys');
    keys ??= createRemoteJWKSet(new URL(jwks_uri));
    return keys;
  };

  return {
    begin: async (redirectUri) => {
      const config = await configuration();
      const handshake = newHandshake();
      const url = oidc.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: handshake.state,
        nonce: handshake.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(handshake.verifier),
        code_challenge_method: 'S256',
      });
      return { url, handshake };
    },
    finish: async (callback, { state, nonce, verifier }) => {
      const tokens = await oidc.authorizationCodeGrant(await configuration(), callback, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (claims === undefined) throw new Error('the provider sent no ID token');
      return personOf(claims);
    },
    readIdToken: async (token, now) => {
      const config = await configuration();
      try {
        const { payload } = await jwtVerify<IdToken>(token, keysOf(config), {
          issuer: config.serverMetadata().issuer,
          audience: clientId,
          algorithms: ['RS256'],
          requiredClaims: ['sub', 'iat', 'exp'],
          maxTokenAge: LONGEST_LIFE_SECONDS,
          clockTolerance: CLOCK_TOLERANCE_SECONDS,
          currentDate: now,
        });
        return isForUsAlone(payload, clientId) ? ok(personOf(payload)) : err('invalid');
      } catch (error) {
        const reason = refusalOf(error);
        if (reason === null) throw error;
        return err(reason);
      }
    },
  };
}

type IdToken = { readonly sub: string; readonly azp?: unknown; readonly nonce?: unknown };

/** As Google's. */
const LONGEST_LIFE_SECONDS = 3_600;
const CLOCK_TOLERANCE_SECONDS = 10;

/** Audience is us only, and no nonce: those belong to `finish`. */
function isForUsAlone({ aud, azp, nonce }: JWTPayload & IdToken, clientId: string): boolean {
  const audience = [aud].flat();
  return audience.length === 1 && (azp === undefined || azp === clientId) && nonce === undefined;
}

/** Null when not the token's fault. */
function refusalOf(error: unknown): 'untimely' | 'invalid' | null {
  if (!(error instanceof errors.JOSEError)) return null;
  if (error instanceof errors.JWKSTimeout || error.code === 'ERR_JOSE_GENERIC') return null;
  const isTimes =
    error instanceof errors.JWTExpired ||
    (error instanceof errors.JWTClaimValidationFailed && ['iat', 'nbf', 'exp'].includes(error.claim));
  return isTimes ? 'untimely' : 'invalid';
}

function personOf(claims: { readonly sub: string; readonly [claim: string]: unknown }): Person {
  return {
    subject: claims.sub,
    email: typeof claims.email === 'string' ? claims.email : null,
    emailVerified: claims.email_verified === true,
    name: typeof claims.name === 'string' ? claims.name : undefined,
  };
}
