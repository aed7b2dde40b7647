import { randomUUID } from 'node:crypto';

/** OpenTelemetry's standard variables. */
export type OtlpSettings = {
  /** Without trailing slash. */
  readonly endpoint: string;
  readonly serviceName: string;
  readonly sendsTraces: boolean;
  readonly sendsMetrics: boolean;
  readonly sendsLogs: boolean;
  /** 0 to 1; traced callers decide for their own. */
  readonly ratio: number;
  readonly metricIntervalMs: number;
};

/** Distinguishes processes. */
export const INSTANCE_ID = randomUUID();
