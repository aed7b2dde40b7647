import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { isLoopback } from '../../http/is-loopback.ts';

/** Health for whoever runs the shop: alive (the process answers) and ready (its database does, too). */
export function healthRoutes(app: FastifyInstance, deps: AppDeps): void {
  app.get('/health/live', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'live' }),
  );
  app.get('/health/ready', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await deps.db.execute(sql`select 1`);
      return reply.send({ status: 'ready' });
    } catch (error) {
      deps.log.warn({ err: error }, 'the database does not answer');
      return reply.code(503).send({ status: 'not ready' });
    }
  });
  app.get('/metrics', async (request, reply) => {
    const token = deps.config.metricsToken;
    const isAllowed =
      token === null ? isLoopback(request.ip) : request.headers.authorization === `Bearer ${token}`;
    if (!isAllowed) return reply.callNotFound();
    const memory = process.memoryUsage();
    const { eventLoopUtilized, eventLoopDelay } = app.memoryUsage();
    return reply
      .type('text/plain; version=0.0.4')
      .header('cache-control', 'no-store')
      .send(
        [
          `process_resident_memory_bytes ${memory.rss}`,
          `nodejs_heap_size_used_bytes ${memory.heapUsed}`,
          `nodejs_eventloop_delay_milliseconds ${eventLoopDelay}`,
          `nodejs_eventloop_utilization ${eventLoopUtilized}`,
          `process_uptime_seconds ${process.uptime()}`,
          '',
        ].join('\n'),
      );
  });
}
