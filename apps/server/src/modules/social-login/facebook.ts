import { createHmac } from 'node:crypto';
import * as oauth from 'openid-client';
import { newHandshake } from './handshake.ts';
import type { LoginProvider } from './provider.ts';

export type FacebookKeys = {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly dialogUrl: string;
  readonly graphUrl: string;
};

const ANSWER_WITHIN_MS = 10_000;

/** https://developers.facebook.com/docs/facebook-login. Facebook does not verify addresses. */
export function facebookLogin({ dialogUrl, graphUrl, clientId, clientSecret }: FacebookKeys): LoginProvider {
  const server = {
    issuer: new URL(dialogUrl).origin,
    authorization_endpoint: dialogUrl,
    token_endpoint: `${graphUrl}/oauth/access_token`,
  };
  const config = new oauth.Configuration(server, clientId, clientSecret);
  // Plain http in sandbox tests only.
  if (graphUrl.startsWith('http:')) oauth.allowInsecureRequests(config);

  return {
    begin: async (redirectUri) => {
      const handshake = newHandshake();
      const url = oauth.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'email,public_profile',
        state: handshake.state,
        code_challenge: await oauth.calculatePKCECodeChallenge(handshake.verifier),
        code_challenge_method: 'S256',
      });
      return { url, handshake };
    },
    finish: async (callback, { state, verifier }) => {
      const tokens = await oauth.authorizationCodeGrant(config, callback, {
        expectedState: state,
        pkceCodeVerifier: verifier,
      });
      return readPerson(await fetchMe(graphUrl, clientSecret, tokens.access_token));
    },
  };
}

async function fetchMe(graphUrl: string, clientSecret: string, accessToken: string): Promise<unknown> {
  const url = new URL(`${graphUrl}/me`);
  url.searchParams.set('fields', 'id,name,email');
  url.searchParams.set(
    'appsecret_proof',
    createHmac('sha256', clientSecret).update(accessToken).digest('hex'),
  );
  const response = await fetch(url, {
    headers: { authorization: `Bearer ${accessToken}` },
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  });
  if (!response.ok) throw new Error(`the Graph API answered ${response.status}`);
  return response.json();
}

function readPerson(me: unknown) {
  const { id, name, email }: Record<string, unknown> = typeof me === 'object' && me !== null ? { ...me } : {};
  if (typeof id !== 'string' || id === '') throw new Error('the Graph API returned no user');
  return {
    subject: id,
    email: typeof email === 'string' ? email : null,
    emailVerified: false,
    name: typeof name === 'string' ? name : undefined,
  };
}
