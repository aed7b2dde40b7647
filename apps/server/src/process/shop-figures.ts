import { indiaDay, startOfIndiaDay } from '@ilaneer/domain/india-day';
import { WRITTEN_KINDS } from '@ilaneer/domain/support/ticket';
import type { AppDeps } from '../app-deps.ts';
import { listArchives } from '../backup/archive/archive-names.ts';
import { readVerified } from '../backup/last-verified.ts';
import { waitingJobs } from '../jobs/waiting-repository.ts';
import { budgetFigures } from '../messages/within-budget.ts';
import { countPlacedSince } from '../modules/order/order.ts';
import { countPaymentsSince, countWaitingRefunds } from '../modules/payment/payment.ts';
import { countWaiting, findMailbox } from '../modules/support/support.ts';
import type { Source, Telemetry } from '../telemetry/collect.ts';
import type { Sample } from '../telemetry/metric-table.ts';
import type { Config } from './config.ts';
import { openDestination } from './storage.ts';

type FigureDeps = Pick<AppDeps, 'db' | 'now' | 'config' | 'countStranded' | 'countUnrated' | 'mailbox'>;

/** Gauges from the database, equal in every process. */
export function registerShopFigures(telemetry: Telemetry, deps: FigureDeps, config: Config): void {
  telemetry.addOwn(poolFigures(deps));
  telemetry.add(() => budgetFigures(deps));
  telemetry.add(() => saleFigures(deps));
  telemetry.add(() => messageFigures(deps));
  telemetry.add(mailboxFigures(deps));
  telemetry.add(() => queueFigures(deps));
  telemetry.add(() => operatorFigures(deps));
  telemetry.add(backupFigures(deps, config));
}

function gauge(name: Sample['name'], value: number, labels: Sample['labels'] = {}): Sample {
  return { name, labels, value };
}

function poolFigures({ db }: FigureDeps): () => Sample[] {
  const pool = db.$client;
  return () => [
    gauge('shop_db_pool_connections', pool.totalCount - pool.idleCount, { state: 'used' }),
    gauge('shop_db_pool_connections', pool.idleCount, { state: 'idle' }),
    gauge('shop_db_pool_waiting', pool.waitingCount),
  ];
}

async function saleFigures({ db, now }: FigureDeps): Promise<Sample[]> {
  const today = startOfIndiaDay(indiaDay(now()));
  const placed = await countPlacedSince(db, today);
  const paid = await countPaymentsSince(db, today);
  const refunds = await countWaitingRefunds(db);
  return [
    ...placed.map(({ method, count }) => gauge('shop_orders_placed_today', count, { method })),
    ...paid.map(({ status, count }) => gauge('shop_payments_today', count, { status })),
    gauge('shop_refunds_waiting', refunds.untried, { result: 'untried' }),
    gauge('shop_refunds_waiting', refunds.failed, { result: 'failed' }),
  ];
}

async function messageFigures({ db, now }: FigureDeps): Promise<Sample[]> {
  const waiting = new Map((await countWaiting(db)).map((row) => [row.kind, row]));
  return WRITTEN_KINDS.flatMap((kind) => {
    const { count = 0, since = null } = waiting.get(kind) ?? {};
    const seconds = since === null ? 0 : (now().getTime() - since.getTime()) / 1_000;
    return [
      gauge('shop_messages_waiting', count, { kind }),
      gauge('shop_messages_oldest_seconds', seconds, { kind }),
    ];
  });
}

/** One that was never read is as old as the process. */
function mailboxFigures({ db, now, mailbox }: FigureDeps): Source {
  const startedAt = now();
  return async () => {
    if (mailbox === null) return [];
    const { readAt = startedAt, skipped = 0 } = (await findMailbox(db, mailbox.name)) ?? {};
    return [
      gauge('shop_mailbox_age_seconds', (now().getTime() - readAt.getTime()) / 1_000),
      gauge('shop_mailbox_skipped', skipped),
    ];
  };
}

async function queueFigures({ db }: FigureDeps): Promise<Sample[]> {
  const waiting = await waitingJobs(db.$client);
  return waiting.flatMap(({ queue, waiting: count, oldestSeconds }) => [
    gauge('shop_jobs_waiting', count, { queue }),
    gauge('shop_jobs_oldest_seconds', oldestSeconds, { queue }),
  ]);
}

/** Waiting for the operator's set-up. */
async function operatorFigures({ countStranded, countUnrated }: FigureDeps): Promise<Sample[]> {
  const { payments, refunds } = await countStranded();
  return [
    gauge('shop_payments_without_gateway', payments),
    gauge('shop_refunds_without_gateway', refunds),
    gauge('shop_products_without_gst_rate', await countUnrated()),
  ];
}

// Bucket requests cost money.
const REREAD_AFTER_MS = 5 * 60_000;

function backupFigures({ now }: FigureDeps, config: Config): Source {
  let newest: { readonly takenAt: Date | null; readonly lookedAt: number } | null = null;
  return async () => {
    const destination = openDestination(config);
    if (destination === null) return [];
    const at = now().getTime();
    if (newest === null || at - newest.lookedAt > REREAD_AFTER_MS) {
      newest = { takenAt: (await listArchives(destination))[0]?.takenAt ?? null, lookedAt: at };
    }
    const verifiedAt = (await readVerified(config.dataDir))?.at ?? null;
    const ages = [
      ['shop_backup_age_seconds', newest.takenAt],
      ['shop_backup_verified_age_seconds', verifiedAt],
    ] as const;
    return ages.flatMap(([name, moment]) =>
      moment === null ? [] : [gauge(name, (at - moment.getTime()) / 1_000)],
    );
  };
}
