import { once } from 'node:events';
import { createServer } from 'node:http';
import Provider from 'oidc-provider';
import { calculatePKCECodeChallenge, randomPKCECodeVerifier } from 'openid-client';
import { freePort } from './shop-process.ts';

export type ProviderPerson = {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
};

type IdTokenOptions = { readonly nonce?: string; readonly forAnother?: boolean };

export type OpenIdProvider = {
  readonly issuer: string;
  /** The logged-in user; null refuses. */
  loggedIn: ProviderPerson | null;
  /** As from Google's button. */
  idToken(options?: IdTokenOptions): Promise<string>;
  close(): Promise<void>;
};

export const OPEN_ID_CLIENT = { clientId: 'shop', clientSecret: 'the secret of the shop at the provider' };
const OTHER_CLIENT_ID = 'somebody-else';

export async function startOpenIdProvider(redirectUri: string): Promise<OpenIdProvider> {
  const port = await freePort();
  const issuer = `http://127.0.0.1:${port}`;
  const people = new Map<string, ProviderPerson>();
  const provider = new Provider(issuer, {
    clients: [OPEN_ID_CLIENT.clientId, OTHER_CLIENT_ID].map((clientId) => ({
      client_id: clientId,
      client_secret: OPEN_ID_CLIENT.clientSecret,
      redirect_uris: [redirectUri],
      token_endpoint_auth_method: 'client_secret_post',
    })),
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // Google puts claims into the ID token.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    cookies: { keys: ['a key of the tests'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: async () => ({ ...people.get(sub), sub }),
    }),
    loadExistingGrant: async (context) => {
      const { client, session } = context.oidc;
      const grant = new context.oidc.provider.Grant({
        clientId: client?.clientId ?? '',
        accountId: session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const callback = provider.callback();
  const self: { loggedIn: ProviderPerson | null } = { loggedIn: null };
  const server = createServer(async (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return callback(request, response);
    const { loggedIn } = self;
    if (loggedIn !== null) people.set(loggedIn.sub, loggedIn);
    const result =
      loggedIn === null
        ? { error: 'access_denied', error_description: 'the person said no' }
        : { login: { accountId: loggedIn.sub } };
    return provider.interactionFinished(request, response, result);
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return Object.assign(self, {
    issuer,
    idToken: ({ nonce, forAnother = false }: IdTokenOptions = {}) => {
      const clientId = forAnother ? OTHER_CLIENT_ID : OPEN_ID_CLIENT.clientId;
      return fetchIdToken({ issuer, redirectUri, clientId }, nonce);
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  });
}

type AskedClient = { readonly issuer: string; readonly redirectUri: string; readonly clientId: string };

async function fetchIdToken(
  { issuer, redirectUri, clientId }: AskedClient,
  nonce: string | undefined,
): Promise<string> {
  const verifier = randomPKCECodeVerifier();
  const asked = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid email profile',
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(nonce !== undefined && { nonce }),
  });
  const cookies = new Map<string, string>();
  let url = new URL(`${issuer}/auth?${asked.toString()}`);
  while (!url.href.startsWith(redirectUri)) {
    const { headers } = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies.values()].join('; ') },
    });
    for (const header of headers.getSetCookie()) {
      const pair = header.split(';')[0] ?? '';
      cookies.set(pair.split('=')[0] ?? '', pair);
    }
    const next = headers.get('location');
    if (next === null) throw new Error(`the provider stopped at ${url.href}`);
    url = new URL(next, url);
  }
  const answer = await fetch(`${issuer}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: url.searchParams.get('code') ?? '',
      redirect_uri: redirectUri,
      client_id: clientId,
      client_secret: OPEN_ID_CLIENT.clientSecret,
      code_verifier: verifier,
    }),
  });
  const tokens: unknown = await answer.json();
  if (typeof tokens !== 'object' || tokens === null || !('id_token' in tokens)) {
    throw new Error(`the provider sent no ID token: ${JSON.stringify(tokens)}`);
  }
  return String(tokens.id_token);
}
