export type MetricKind = 'counter' | 'gauge' | 'histogram';

type Metric = { readonly kind: MetricKind; readonly help: string };

/** Checked against dashboards and alerts. `_today` metrics reset daily in India. */
export const METRICS = {
  process_resident_memory_bytes: { kind: 'gauge', help: 'Memory that this process holds.' },
  nodejs_heap_size_used_bytes: { kind: 'gauge', help: 'Memory that its JavaScript holds.' },
  nodejs_eventloop_delay_milliseconds: { kind: 'gauge', help: 'How late timers are; requests wait as long.' },
  nodejs_eventloop_utilization: { kind: 'gauge', help: 'Share of time that the process was busy, 0 to 1.' },
  process_uptime_seconds: { kind: 'gauge', help: 'How long it has run.' },
  process_cpu_seconds_total: { kind: 'counter', help: 'Processor time that it has used.' },
  http_server_request_duration_seconds: {
    kind: 'histogram',
    help: 'Requests by method, route and status, and how long they took.',
  },
  shop_refusals_total: { kind: 'counter', help: 'Calls that were refused, by the code of their reply.' },
  shop_jobs_total: { kind: 'counter', help: 'Tries at jobs that this process made, by queue and result.' },
  shop_jobs_waiting: { kind: 'gauge', help: 'Jobs that could be done and are not yet, by queue.' },
  shop_jobs_oldest_seconds: { kind: 'gauge', help: 'How long the oldest of them has waited, by queue.' },
  shop_db_pool_connections: { kind: 'gauge', help: 'Connections to the database: in use, or idle.' },
  shop_db_pool_waiting: { kind: 'gauge', help: 'How many wait for a connection.' },
  shop_orders_placed_today: { kind: 'gauge', help: 'Orders of today that were placed, by payment method.' },
  shop_payments_today: { kind: 'gauge', help: 'Payments of the orders of today, by status.' },
  shop_refunds_waiting: {
    kind: 'gauge',
    help: 'Refunds that no gateway has taken yet: not tried, or failed.',
  },
  shop_messages_waiting: { kind: 'gauge', help: 'Messages to the shop without an answer, by kind.' },
  shop_messages_oldest_seconds: {
    kind: 'gauge',
    help: 'How long the oldest of them has waited, by kind; 0 where none does.',
  },
  shop_mailbox_age_seconds: {
    kind: 'gauge',
    help: 'How long ago the mailbox of the shop was read; missing where none is set up.',
  },
  shop_mailbox_skipped: { kind: 'gauge', help: 'Mails there that could not be read, since it is set up.' },
  shop_messages_sent_today: { kind: 'gauge', help: 'SMS, and mails with OTPs, of today.' },
  shop_messages_daily_budget: { kind: 'gauge', help: 'How many of them may be sent in a day.' },
  shop_payments_without_gateway: { kind: 'gauge', help: 'Payments whose gateway is not set up any more.' },
  shop_refunds_without_gateway: { kind: 'gauge', help: 'Refunds whose gateway is not set up any more.' },
  shop_products_without_gst_rate: { kind: 'gauge', help: 'Products that no GST rate is known for.' },
  shop_workers_ready: { kind: 'gauge', help: 'Workers of this machine that serve.' },
  shop_workers_wanted: { kind: 'gauge', help: 'How many of them there should be.' },
  shop_backup_age_seconds: { kind: 'gauge', help: 'Age of the newest backup; missing where none is taken.' },
  shop_backup_verified_age_seconds: {
    kind: 'gauge',
    help: 'How long ago this machine restored a backup to prove it.',
  },
} as const satisfies Readonly<Record<string, Metric>>;

export type MetricName = keyof typeof METRICS;

type NamesOf<Kind extends MetricKind> = {
  [Name in MetricName]: (typeof METRICS)[Name]['kind'] extends Kind ? Name : never;
}[MetricName];

export type CounterName = NamesOf<'counter'>;
export type HistogramName = NamesOf<'histogram'>;

/** Fixed vocabularies only: no persons, orders or tokens. */
export type Labels = Readonly<Record<string, string>>;

export type Sample = {
  readonly name: Exclude<MetricName, HistogramName>;
  readonly labels: Labels;
  readonly value: number;
};

/** Cumulative counts per bound. */
export type Distribution = {
  readonly name: HistogramName;
  readonly labels: Labels;
  readonly bounds: readonly number[];
  /** One more than bounds. */
  readonly counts: readonly number[];
  readonly sum: number;
};

export const METRIC_NAMES = Object.keys(METRICS).filter((name): name is MetricName => name in METRICS);
