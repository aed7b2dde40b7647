import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type Configuration } from 'oidc-provider';

export type GoogleEnvironment = {
  readonly GOOGLE_ISSUER: string;
  readonly GOOGLE_CLIENT_ID: string;
  readonly GOOGLE_CLIENT_SECRET: string;
};

const CLIENT = { client_id: 'ilaneer', client_secret: 'a-secret-of-the-tests-alone' };

// Any address is accepted.
const ASK = `<!doctype html><html lang="en"><title>Sign in</title><link rel="icon" href="data:,">
  <form method="post"><label>E-mail <input name="email" type="email"></label>
  <button name="answer" value="yes">Allow</button><button name="answer" value="no">Refuse</button></form>`;

export async function startGoogle(shop: string): Promise<GoogleEnvironment> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  server.unref();
  // TCP address.
  const { port } = server.address() as AddressInfo;
  const issuer = `http://localhost:${port}`;
  const provider = new Provider(issuer, configurationFor(shop));
  provider.use(async (ctx, next) => {
    if (ctx.path.startsWith('/interaction/')) {
      if (ctx.method === 'GET') ctx.body = ASK;
      else {
        ctx.respond = false;
        await provider.interactionFinished(ctx.req, ctx.res, answerOf(await bodyOf(ctx.req)));
      }
      return;
    }
    // No account choice.
    const { prompt: _, ...query } = ctx.query;
    if (ctx.path === '/auth') ctx.query = query;
    await next();
  });
  server.on('request', provider.callback());
  return {
    GOOGLE_ISSUER: issuer,
    GOOGLE_CLIENT_ID: CLIENT.client_id,
    GOOGLE_CLIENT_SECRET: CLIENT.client_secret,
  };
}

function configurationFor(shop: string): Configuration {
  return {
    clients: [{ ...CLIENT, redirect_uris: [`${shop}/api/auth/google/callback`] }],
    claims: { email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, email) => ({
      accountId: email,
      claims: () => ({ sub: email, email, email_verified: true, name: 'Gita Pillai' }),
    }),
    // Consent is implied.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId,
        accountId: oidc.session?.accountId,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  };
}

function answerOf(form: URLSearchParams) {
  return form.get('answer') === 'yes'
    ? { login: { accountId: form.get('email') ?? '' } }
    : { error: 'access_denied', error_description: 'the user refused' };
}

async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return new URLSearchParams(Buffer.concat(parts).toString());
}
