import type { PublishedCall } from '@ilaneer/contract/message/call';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { ApiOwner } from '../openapi/describe-api.ts';
import { inlineSources } from '../pages/inline-sources.ts';
import { prepareReply, sendPrepared } from '../prepared-reply.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly servedCalls: Set<PublishedCall>;
  }
}

export const servedCalls = fastifyPlugin(async (app: FastifyInstance) => {
  app.decorate('servedCalls', new Set<PublishedCall>());
});

/** API reference at `/api/docs`, generated from the contract. */
export const apiReference = fastifyPlugin<{ readonly owner: () => ApiOwner }>(
  async (app: FastifyInstance, { owner }) => {
    const describe = async (whose: ApiOwner) => {
      const { describeApi } = await import('../openapi/describe-api.ts');
      const document = describeApi(whose, [...app.servedCalls]);
      const prepared = await prepareReply(JSON.stringify(document), 'application/json; charset=utf-8');
      return { document, prepared };
    };
    // Its script takes 4 MB and 40 MB to load: a lazy sub-application.
    let made: {
      readonly print: string;
      readonly described: ReturnType<typeof describe>;
      reference: Promise<FastifyInstance> | null;
    } | null = null;
    const current = () => {
      const whose = owner();
      const print = JSON.stringify(whose);
      if (made?.print !== print) made = { print, described: describe(whose), reference: null };
      return made;
    };
    app.get('/api/docs/openapi.json', async (request, reply) => {
      return sendPrepared(request, reply, (await current().described).prepared);
    });
    async function answer(request: FastifyRequest, reply: FastifyReply) {
      const shown = current();
      shown.reference ??= shown.described.then(({ document }) => openReference(document));
      const page = await (await shown.reference).inject({ method: 'GET', url: request.url });
      const { location, 'content-type': type = 'text/plain' } = page.headers;
      if (page.statusCode === 404) return reply.callNotFound();
      if (location !== undefined) return reply.redirect(location, page.statusCode);
      if (type.startsWith('text/html')) reply.header('content-security-policy', policyFor(page.body));
      return reply.type(type).send(page.rawPayload);
    }
    app.get('/api/docs', answer);
    app.get('/api/docs/*', answer);
  },
);

async function openReference(document: object): Promise<FastifyInstance> {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  const reference = Fastify();
  // Disables third-party requests.
  const quiet = {
    telemetry: false,
    agent: { disabled: true },
    mcp: { disabled: true },
    showDeveloperTools: 'never',
  } as const;
  const configuration = { ...quiet, withDefaultFonts: false, content: document };
  await reference.register(scalar, { routePrefix: '/api/docs', configuration });
  return reference;
}

/** Its inline script is allowed by hash; styles come from that script. */
function policyFor(html: string): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inlineSources(html).scripts].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "worker-src 'self' blob:",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
