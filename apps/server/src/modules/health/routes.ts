import { createHash, timingSafeEqual } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { isFromThisMachine } from '../../http/hosts.ts';
import { budgetMetrics } from '../../messages/within-budget.ts';
import { countStranded } from '../payment/repository.ts';

/** Health for whoever runs the shop: alive (the process answers) and ready (its database does, too). */
export function healthRoutes(app: FastifyInstance, deps: AppDeps): void {
  app.get('/health/live', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'live' }),
  );
  app.get('/health/ready', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await deps.db.execute(sql`select 1`);
      const { unrated } = await deps.catalogue.current();
      return reply.send({
        status: 'ready',
        ...(unrated.length > 0 && { productsNotForSale: unrated.length }),
      });
    } catch (error) {
      deps.log.warn({ err: error }, 'the database does not answer');
      return reply.code(503).send({ status: 'not ready' });
    }
  });
  app.get('/metrics', async (request, reply) => {
    const token = deps.config.metricsToken;
    const isAllowed =
      token === null ? isFromThisMachine(request) : isSame(request.headers.authorization, `Bearer ${token}`);
    if (!isAllowed) return reply.callNotFound();
    const memory = process.memoryUsage();
    const { eventLoopUtilized, eventLoopDelay } = app.memoryUsage();
    // What the process itself tells is told without the database, too.
    const messages = await budgetMetrics(deps).catch(() => []);
    const waiting = await operatorMetrics(deps).catch(() => []);
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
          ...messages,
          ...waiting,
          '',
        ].join('\n'),
      );
  });
}

/** Compared by their digests, so that the time that it takes says nothing of the secret, nor of its length. */
function isSame(given: string | undefined, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given ?? ''), digest(secret));
}

/** What waits until the operator sets something up. */
async function operatorMetrics({ db, gateways, catalogue }: AppDeps): Promise<string[]> {
  const stranded = await countStranded(
    db,
    gateways.all.map(({ name }) => name),
  );
  const { unrated } = await catalogue.current();
  return [
    `shop_payments_without_gateway ${stranded.payments}`,
    `shop_refunds_without_gateway ${stranded.refunds}`,
    `shop_products_without_gst_rate ${unrated.length}`,
  ];
}
