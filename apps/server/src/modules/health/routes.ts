import { createHash, timingSafeEqual } from 'node:crypto';
import { securityContact } from '@ilaneer/domain/security/security-txt';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { isFromThisMachine } from '../../http/hosts.ts';
import { type Collected, mergeCollected, ofWorker, type Telemetry } from '../../telemetry/collect.ts';
import type { Sample } from '../../telemetry/metric-table.ts';
import { PROMETHEUS_TYPE, prometheusText } from '../../telemetry/prometheus-text.ts';
import type { Readiness } from './readiness.ts';
import type { ShopNode } from './shop-node.ts';

export type HealthDeps = {
  readonly node: ShopNode;
  readonly config: { readonly metricsToken: string | null };
  readonly countUnrated: () => Promise<number>;
  /** Payments and refunds of gateways that were removed. */
  readonly countStranded: () => Promise<{ readonly payments: number; readonly refunds: number }>;
  readonly telemetry: Telemetry;
};

/** Alive: the process answers. Ready: the database accepts writes, all workers have started, no shutdown. */
export function healthRoutes(app: FastifyInstance, deps: Deps & HealthDeps, readiness: Readiness): void {
  const { node } = deps;
  const worker = () => (node.worker === null ? {} : { worker: node.worker });
  deps.telemetry.addOwn(() => figuresOf(app));
  node.readFiguresBy(deps.telemetry.own);

  app.get('/health/live', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'live', ...worker() }),
  );
  app.get('/health/ready', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const team = node.team();
    const workers = team === null ? {} : { workers: { ready: team.ready, wanted: team.wanted } };
    if (node.isClosing()) return reply.code(503).send({ status: 'closing', ...worker(), ...workers });
    if (team?.haveAllBegun === false) {
      return reply.code(503).send({ status: 'starting', ...worker(), ...workers });
    }
    try {
      await readiness.check();
      const unrated = await deps.countUnrated();
      return reply.send({
        status: 'ready',
        ...worker(),
        ...workers,
        ...(unrated > 0 && { productsNotForSale: unrated }),
        ...(hasNoContact(deps) && { securityContact: 'missing' }),
      });
    } catch (error) {
      deps.log.warn({ err: error }, 'the database does not answer');
      readiness.notice(error);
      return reply.code(503).send({ status: 'not ready', ...worker(), ...workers });
    }
  });
  app.get('/metrics', async (request, reply) => {
    const token = deps.config.metricsToken;
    const isAllowed =
      token === null ? isFromThisMachine(request) : isSame(request.headers.authorization, `Bearer ${token}`);
    if (!isAllowed) return reply.callNotFound();
    return reply
      .type(PROMETHEUS_TYPE)
      .header('cache-control', 'no-store')
      .send(prometheusText(mergeCollected([...(await ofProcesses(deps)), await deps.telemetry.ofShop()])));
  });
}

function figuresOf(app: FastifyInstance): Sample[] {
  const { eventLoopUtilized, eventLoopDelay } = app.memoryUsage();
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const values = [
    ['process_resident_memory_bytes', rss],
    ['nodejs_heap_size_used_bytes', heapUsed],
    ['nodejs_eventloop_delay_milliseconds', eventLoopDelay],
    ['nodejs_eventloop_utilization', eventLoopUtilized],
    ['process_uptime_seconds', process.uptime()],
    ['process_cpu_seconds_total', (user + system) / 1_000_000],
  ] as const;
  return values.map(([name, value]) => ({ name, labels: {}, value }));
}

/** Own metrics, or every worker's. */
async function ofProcesses({ node, telemetry }: HealthDeps): Promise<Collected[]> {
  const team = node.team();
  if (team === null) return [telemetry.own()];
  const workers = [...(await node.allFigures())].map(([worker, figures]) => ofWorker(worker, figures));
  const counted: Sample[] = [
    { name: 'shop_workers_ready', labels: {}, value: team.ready },
    { name: 'shop_workers_wanted', labels: {}, value: team.wanted },
  ];
  return [...workers, { samples: counted, distributions: [] }];
}

/** A live shop without a security contact (SECURITY-7). */
function hasNoContact({ brand, config }: Pick<Deps, 'brand' | 'config'>): boolean {
  return config.mode === 'live' && securityContact(brand.seller.email) === null;
}

/** Compares digests: constant time, hides the length. */
function isSame(given: string | undefined, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given ?? ''), digest(secret));
}
