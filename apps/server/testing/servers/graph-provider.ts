import { createHash, createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { freePort } from './shop-process.ts';

/** Facebook-like: OAuth 2 with PKCE and a Graph API. */
export type GraphProvider = {
  readonly dialogUrl: string;
  readonly graphUrl: string;
  /** The logged-in user; null refuses. */
  me: Readonly<Record<string, unknown>> | null;
  close(): Promise<void>;
};

export const GRAPH_CLIENT = { clientId: '1234567890', clientSecret: 'the app secret of the shop' };

type Grant = { readonly challenge: string; readonly redirectUri: string };

export async function startGraphProvider(): Promise<GraphProvider> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const self: { me: GraphProvider['me'] } = { me: null };
  const grants = new Map<string, Grant>();
  const accessTokens = new Set<string>();

  const dialog = ({ searchParams }: URL, response: ServerResponse): void => {
    const back = new URL(searchParams.get('redirect_uri') ?? '');
    back.searchParams.set('state', searchParams.get('state') ?? '');
    if (self.me === null) back.searchParams.set('error', 'access_denied');
    else {
      const code = randomUUID();
      const challenge = searchParams.get('code_challenge') ?? '';
      grants.set(code, { challenge, redirectUri: searchParams.get('redirect_uri') ?? '' });
      back.searchParams.set('code', code);
    }
    response.writeHead(302, { location: back.href }).end();
  };

  const token = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const form = new URLSearchParams(await text(request));
    const grant = grants.get(form.get('code') ?? '');
    grants.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isRight =
      grant?.challenge === challenge &&
      grant.redirectUri === form.get('redirect_uri') &&
      form.get('client_id') === GRAPH_CLIENT.clientId &&
      form.get('client_secret') === GRAPH_CLIENT.clientSecret;
    if (!isRight) return reply(response, 400, { error: { message: 'Invalid verification code' } });
    const accessToken = randomUUID();
    accessTokens.add(accessToken);
    return reply(response, 200, {
      access_token: accessToken,
      token_type: 'bearer',
      expires_in: 5_183_944,
    });
  };

  const graph = (request: IncomingMessage, { searchParams }: URL, response: ServerResponse): void => {
    const accessToken = request.headers.authorization?.replace('Bearer ', '') ?? '';
    const proof = createHmac('sha256', GRAPH_CLIENT.clientSecret).update(accessToken).digest('hex');
    const isRight = accessTokens.has(accessToken) && searchParams.get('appsecret_proof') === proof;
    reply(response, isRight ? 200 : 400, isRight ? self.me : { error: { message: 'Invalid proof' } });
  };

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', origin);
    if (url.pathname === '/dialog') return dialog(url, response);
    if (url.pathname === '/graph/oauth/access_token') return token(request, response);
    return graph(request, url, response);
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return Object.assign(self, {
    dialogUrl: `${origin}/dialog`,
    graphUrl: `${origin}/graph`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  });
}

function reply(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
