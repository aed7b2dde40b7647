import { randomUUID } from 'node:crypto';

/** How traces, metrics and the log are sent, as the standard variables of OpenTelemetry say. */
export type OtlpSettings = {
  /** Of the collector, without a slash at its end. */
  readonly endpoint: string;
  readonly serviceName: string;
  readonly sendsTraces: boolean;
  readonly sendsMetrics: boolean;
  readonly sendsLogs: boolean;
  /** Share of the traces that are kept, 0 to 1; a caller that was traced decides for its own. */
  readonly ratio: number;
  readonly metricIntervalMs: number;
};

/** Tells processes of one shop apart, in all that they send. */
export const INSTANCE_ID = randomUUID();
