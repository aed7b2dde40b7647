import * as oidc from 'openid-client';
import type { GoogleKeys } from '../../config.ts';
import { newHandshake } from './handshake.ts';
import type { SignInProvider } from './provider.ts';

/** OpenID Connect, as Google speaks it (https://developers.google.com/identity/openid-connect). */
export function googleSignIn({ issuer, clientId, clientSecret }: GoogleKeys): SignInProvider {
  const server = new URL(issuer);
  // The configuration allows plain http in the sandbox only: for tests with a provider on this machine.
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
      return {
        subject: claims.sub,
        email: typeof claims.email === 'string' ? claims.email : null,
        emailVerified: claims.email_verified === true,
        name: typeof claims.name === 'string' ? claims.name : undefined,
      };
    },
  };
}
