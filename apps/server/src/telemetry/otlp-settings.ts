/** How traces and metrics are sent, as the standard variables of OpenTelemetry say. */
export type OtlpSettings = {
  /** Of the collector, without a slash at its end. */
  readonly endpoint: string;
  readonly serviceName: string;
  /** Tells processes of one shop apart. */
  readonly instanceId: string;
  readonly sendsTraces: boolean;
  readonly sendsMetrics: boolean;
  /** Share of the traces that are kept, 0 to 1; a caller that was traced decides for its own. */
  readonly ratio: number;
  readonly metricIntervalMs: number;
};
