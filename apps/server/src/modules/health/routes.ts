import { createHash, timingSafeEqual } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { isFromThisMachine } from '../../http/hosts.ts';
import { type BudgetDeps, budgetMetrics } from '../../messages/within-budget.ts';

export type HealthDeps = BudgetDeps & {
  readonly config: { readonly metricsToken: string | null };
  /** How many products can't be sold, because no GST rate is known for them. */
  readonly countUnrated: () => Promise<number>;
  /** How many payments and refunds wait for a gateway that the shop no longer has. */
  readonly countStranded: () => Promise<{ readonly payments: number; readonly refunds: number }>;
};

/** Health for whoever runs the shop: alive (the process answers) and ready (its database does, too). */
export function healthRoutes(app: FastifyInstance, deps: Deps & HealthDeps): void {
  app.get('/health/live', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'live' }),
  );
  app.get('/health/ready', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await deps.db.execute(sql`select 1`);
      const unrated = await deps.countUnrated();
      return reply.send({
        status: 'ready',
        ...(unrated > 0 && { productsNotForSale: unrated }),
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
async function operatorMetrics({ countStranded, countUnrated }: HealthDeps): Promise<string[]> {
  const { payments, refunds } = await countStranded();
  return [
    `shop_payments_without_gateway ${payments}`,
    `shop_refunds_without_gateway ${refunds}`,
    `shop_products_without_gst_rate ${await countUnrated()}`,
  ];
}
