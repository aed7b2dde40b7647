import fastifySwagger from '@fastify/swagger';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { inlineScriptSources } from './inline-scripts.ts';

/** Describes every route that is registered after it; goes before the routes. */
export const openApi = fastifyPlugin<{ readonly title: string }>(async (app: FastifyInstance, options) => {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${options.title} shop API`, version: '1.0.0' },
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    },
  });
});

/** The API reference at `/api/docs`, made from the contract. */
export const apiReference = fastifyPlugin(async (app: FastifyInstance) => {
  // Its page is a script of 4 MB that costs 40 MB to load: an application of its own, opened when somebody first asks.
  let opened: Promise<FastifyInstance> | null = null;
  async function answer(request: FastifyRequest, reply: FastifyReply) {
    opened ??= openReference(app.swagger());
    const page = await (await opened).inject({ method: 'GET', url: request.url });
    const { location, 'content-type': type = 'text/plain' } = page.headers;
    if (page.statusCode === 404) return reply.callNotFound();
    if (location !== undefined) return reply.redirect(location, page.statusCode);
    if (type.startsWith('text/html')) reply.header('content-security-policy', policyFor(page.body));
    return reply.type(type).send(page.rawPayload);
  }
  app.get('/api/docs', { schema: { hide: true } }, answer);
  app.get('/api/docs/*', { schema: { hide: true } }, answer);
});

async function openReference(document: object): Promise<FastifyInstance> {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  const reference = Fastify();
  // Nothing that calls other people's servers.
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

/** The page starts itself by a script within it, which its hash lets through; its styles come from that script. */
function policyFor(html: string): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inlineScriptSources(html)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "worker-src 'self' blob:",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
