import { RETURN_STATES } from '@ilaneer/domain/return/return-life';
import type { Record } from '../actors/record.ts';
import type { Ask } from './ask.ts';

const STATES: readonly string[] = RETURN_STATES;

type OrderRow = {
  readonly id: string;
  readonly number: string;
  readonly key: string | null;
  readonly total: number;
  readonly status: string;
  readonly version: number;
};

export async function brokenPromises(ask: Ask, record: Record): Promise<string[]> {
  return [
    ...record.breaches,
    ...(await ofOrders(ask, record)),
    ...(await ofPayments(ask, record)),
    ...(await ofReturns(ask, record)),
    ...(await ofParcels(ask, record)),
    ...(await ofStaff(ask, record)),
  ];
}

async function ofOrders(ask: Ask, record: Record): Promise<string[]> {
  const rows = await ask<OrderRow>(
    `select id, number, idempotency_key as key, total_paise::float8 as total, status, version from orders`,
  );
  const found: string[] = [];
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const { id, number, totalPaise, key } of record.orders) {
    const row = byId.get(id);
    if (row === undefined) found.push(`order ${number} was placed and is gone`);
    else if (row.number !== number || row.total !== totalPaise || row.key !== key) {
      found.push(`order ${number} over ${totalPaise} is ${row.number} over ${row.total}`);
    }
  }
  const keys = rows.map(({ key }) => key);
  for (const { number, key } of rows) {
    if (key === null || !record.wantedKeys.has(key))
      found.push(`order ${number} (${key}) was asked for by nobody`);
    if (key !== null && record.forbiddenKeys.has(key)) found.push(`order ${number} was to be refused`);
  }
  if (new Set(keys).size !== keys.length) found.push('there are two orders of one key');
  for (const id of record.cancelled) {
    if (byId.get(id)?.status !== 'cancelled')
      found.push(`order ${id} was cancelled and is ${byId.get(id)?.status}`);
  }
  for (const [id, { status, version }] of record.statuses) {
    const row = byId.get(id);
    const isNewer = row !== undefined && row.version > version;
    if (row === undefined || row.version < version || (!isNewer && row.status !== status)) {
      found.push(`order ${id} was ${status} at version ${version} and is ${row?.status} at ${row?.version}`);
    }
  }
  return found;
}

async function ofPayments(ask: Ask, { payments }: Record): Promise<string[]> {
  const rows = await ask<{ id: string }>(
    `select gateway_payment_id as id from payments where status in ('captured', 'partly refunded', 'refunded')`,
  );
  const taken = new Set(rows.map(({ id }) => id));
  return payments
    .filter(({ gatewayPaymentId }) => !taken.has(gatewayPaymentId))
    .map(({ gatewayPaymentId }) => `payment ${gatewayPaymentId} was made and is not known`);
}

async function ofReturns(ask: Ask, { returns }: Record): Promise<string[]> {
  const rows = await ask<{ id: string; state: string; version: number }>(
    `select id, state, version from returns`,
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const place = (state: string) => STATES.indexOf(state);
  return [...returns].flatMap(([id, { status }]) => {
    const row = byId.get(id);
    if (row !== undefined && place(row.state) >= place(status)) return [];
    return [`return ${id} was ${status} and is ${row?.state}`];
  });
}

async function ofParcels(ask: Ask, { parcels, scans }: Record): Promise<string[]> {
  const rows = await ask<{ id: string; state: string; version: number }>(
    `select id, state, version from parcels`,
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const scanned = await ask<{ scan: string; verdict: string }>(
    `select parcel_id || ' ' || gesture_id as scan, verdict from parcel_scans`,
  );
  const verdicts = new Map(scanned.map(({ scan, verdict }) => [scan, verdict]));
  return [
    ...[...parcels].flatMap(([id, { status, version }]) => {
      const row = byId.get(id);
      if (row !== undefined && (row.version > version || row.state === status)) return [];
      return [`parcel ${id} was ${status} at version ${version} and is ${row?.state} at ${row?.version}`];
    }),
    ...[...scans].flatMap(([scan, verdict]) =>
      verdicts.get(scan) === verdict ? [] : [`scan ${scan} was ${verdict} and is ${verdicts.get(scan)}`],
    ),
  ];
}

async function ofStaff(ask: Ask, record: Record): Promise<string[]> {
  const once = async (name: string, wanted: Iterable<readonly [string, number]>, statement: string) => {
    const rows = await ask<{ name: string; times: number; sum: number }>(statement);
    const byName = new Map(rows.map((row) => [row.name, row]));
    return [...wanted].flatMap(([key, amount]) => {
      const row = byName.get(key);
      if (row?.times === 1 && row.sum === amount) return [];
      return [`${name} ${key} of ${amount} is there ${row?.times ?? 0} times with ${row?.sum ?? 0}`];
    });
  };
  const one = (names: Iterable<string>) => [...names].map((name) => [name, 1] as const);
  return [
    ...(await once(
      'goodwill',
      record.goodwill,
      `select reason as name, count(*)::int as times, sum(amount_paise)::float8 as sum from goodwill_refunds group by reason`,
    )),
    ...(await once(
      'receipt',
      record.received,
      `select r.idempotency_key as name, count(distinct r.id)::int as times, sum(m.quantity)::float8 as sum
       from stock_receipts r join stock_movements m on m.receipt_id = r.id and m.kind = 'receive'
       where r.idempotency_key is not null group by r.idempotency_key`,
    )),
    ...(await once(
      'adjustment',
      one(record.adjusted),
      `select note as name, count(*)::int as times, sum(quantity)::float8 as sum from stock_movements
       where kind = 'adjust' group by note`,
    )),
    ...(await once(
      'move of many orders',
      one(record.bulkMoves),
      `select id as name, count(*)::int as times, 1::float8 as sum from bulk_moves group by id`,
    )),
    ...(await once(
      'account',
      one(record.signedUp),
      `select email as name, count(*)::int as times, 1::float8 as sum from users where email is not null group by email`,
    )),
  ];
}
