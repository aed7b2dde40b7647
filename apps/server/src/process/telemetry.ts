import type { Logger } from 'pino';
import type { JobWatch } from '../jobs/jobs.ts';
import { createTelemetry, type Telemetry } from '../telemetry/collect.ts';
import { runAs } from '../telemetry/current-work.ts';
import type { Tracing } from '../telemetry/tracing.ts';
import type { Closer, Grounds } from './wire-parts.ts';

export type OpenTelemetry = { readonly telemetry: Telemetry; readonly tracing: Tracing | null };

/** Lazy: the libraries that send cost 13 MB. */
export async function openTelemetry({ config, db }: Grounds, closers: Closer[]): Promise<OpenTelemetry> {
  const telemetry = createTelemetry();
  if (config.otlp === null) return { telemetry, tracing: null };
  const { openOtlp } = await import('../telemetry/otlp/open-otlp.ts');
  const { traceOutgoing } = await import('../telemetry/outgoing-spans.ts');
  const { traceStatements } = await import('../telemetry/query-spans.ts');
  const { tracing, close } = openOtlp(config.otlp, telemetry);
  closers.push(close);
  if (tracing !== null) {
    traceStatements(db.$client, tracing);
    const stop = traceOutgoing(tracing);
    closers.push(async () => stop());
  }
  return { telemetry, tracing };
}

/** With the actor of each job, for its consequences and logs. */
export function watchJobs({ telemetry, tracing }: OpenTelemetry, log: Pick<Logger, 'warn'>): JobWatch {
  return (queue, id, run) => {
    const span = tracing?.begin(queue, 'job', { 'messaging.destination.name': queue }, null) ?? null;
    return runAs({ job: queue, jobId: id, span }, async () => {
      try {
        await run();
        telemetry.instruments.count('shop_jobs_total', { queue, result: 'done' });
      } catch (err) {
        telemetry.instruments.count('shop_jobs_total', { queue, result: 'failed' });
        span?.fail('failed');
        log.warn({ err }, 'a job failed, and is tried again');
        throw err;
      } finally {
        span?.end();
      }
    });
  };
}
