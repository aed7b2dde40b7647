import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { runAs, type Work } from './current-work.ts';
import type { Instruments } from './instruments.ts';
import type { ActiveSpan, Tracing } from './tracing.ts';

type Options = {
  readonly instruments: Instruments;
  readonly tracing: Tracing | null;
  /** Trusted proxies may continue traces. */
  readonly isTrusted: (address: string | undefined) => boolean;
};

const works = new WeakMap<FastifyRequest, Work>();

/** One label for unknown routes, since strangers can invent addresses. */
const NO_ROUTE = 'none';

/** Metrics and spans per request; sets the current work. */
export const requestTelemetry = fastifyPlugin<Options>(
  async (app: FastifyInstance, { instruments, tracing, isTrusted }) => {
    app.addHook('onRequest', (request, _reply, done) => {
      const work: Work = {
        requestId: request.id,
        span: tracing === null ? null : beginSpan(tracing, request, isTrusted),
      };
      works.set(request, work);
      runAs(work, done);
    });
    // Body events lose the async context.
    app.addHook('preValidation', (request, _reply, done) => {
      const work = works.get(request);
      if (work === undefined) done();
      else runAs(work, done);
    });
    app.addHook('preSerialization', (_request, reply, payload, done) => {
      const code = reply.statusCode >= 400 ? Object(payload).code : undefined;
      if (typeof code === 'string') instruments.count('shop_refusals_total', { code });
      done(null, payload);
    });
    app.addHook('onResponse', (request, reply, done) => {
      const { method } = request;
      const route = request.routeOptions.url ?? NO_ROUTE;
      const status = String(reply.statusCode);
      instruments.observe(
        'http_server_request_duration_seconds',
        { method, route, status },
        reply.elapsedTime / 1_000,
      );
      const span = works.get(request)?.span ?? null;
      if (span !== null) endSpan(span, { method, route, status: reply.statusCode });
      done();
    });
    app.addHook('onRequestAbort', (request, done) => {
      const span = works.get(request)?.span ?? null;
      span?.fail('aborted');
      span?.end();
      done();
    });
  },
);

function beginSpan(tracing: Tracing, request: FastifyRequest, isTrusted: Options['isTrusted']): ActiveSpan {
  const { traceparent } = request.headers;
  const isBelieved = typeof traceparent === 'string' && isTrusted(request.raw.socket.remoteAddress);
  const facts = { 'http.request.method': request.method, 'shop.request_id': request.id };
  return tracing.begin(request.method, 'server', facts, isBelieved ? traceparent : null);
}

function endSpan(
  span: ActiveSpan,
  { method, route, status }: { readonly method: string; readonly route: string; readonly status: number },
): void {
  // The route, not the address with ids and searches.
  span.set({ 'http.route': route, 'http.response.status_code': status }, `${method} ${route}`);
  if (status >= 500) span.fail(String(status));
  span.end();
}
