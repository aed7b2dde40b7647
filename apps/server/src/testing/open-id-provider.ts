import { once } from 'node:events';
import { createServer } from 'node:http';
import Provider from 'oidc-provider';
import { freePort } from './shop-process.ts';

/** Somebody with an account at the provider. */
export type ProviderPerson = {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
};

/** A real OpenID Connect provider on this machine, shaped like Google; who is logged in there agrees to everything. */
export type OpenIdProvider = {
  readonly issuer: string;
  /** Whoever is logged in there now; null says no to the shop. */
  loggedIn: ProviderPerson | null;
  close(): Promise<void>;
};

/** The shop as the provider knows it. */
export const OPEN_ID_CLIENT = { clientId: 'shop', clientSecret: 'the secret of the shop at the provider' };

/** Starts the provider. */
export async function startOpenIdProvider(redirectUri: string): Promise<OpenIdProvider> {
  const port = await freePort();
  const issuer = `http://127.0.0.1:${port}`;
  const people = new Map<string, ProviderPerson>();
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: OPEN_ID_CLIENT.clientId,
        client_secret: OPEN_ID_CLIENT.clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // As Google does it: who the person is stands in the ID token.
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
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  });
}
