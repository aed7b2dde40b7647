import { type ReadRequest, staffReads } from '@ilaneer/server/testing/staff/staff-reads';
import type pg from 'pg';
import type { Server } from '../server-process.ts';
import type { BenchStaff } from './signed-in.ts';

/** How long requests of one kind took, in ms: on the clock, and of the processor of the database and of the shop. */
type ReadTimes = {
  readonly p50: number;
  readonly p95: number;
  readonly databaseMs: number;
  readonly shopMs: number;
};

/** A read of the staff app: its slowest kind of request, and every kind. */
export type ReadFigures = {
  readonly title: string;
  readonly slowest: { readonly name: string } & ReadTimes;
  /** The most that one kind of request took of the database's processor. */
  readonly dearest: { readonly name: string } & ReadTimes;
  readonly requests: Readonly<Record<string, ReadTimes>>;
};

const WARM_UPS = 3;
const DEEP_PAGES = 40;

/** Asks every read of the staff app all that it may be asked, and each list for a page far down; one after the other. */
export async function* measureReads(
  { shop, staff, pool }: { readonly shop: Server; readonly staff: BenchStaff; readonly pool: pg.Pool },
  rounds: number,
  databaseMs: () => number,
): AsyncGenerator<ReadFigures> {
  for (const { title, isList, requests } of await staffReads(pool)) {
    const measured: Record<string, ReadTimes> = {};
    const deep = isList ? await deepRequests(staff, requests) : [];
    for (const { name, path } of [...requests, ...deep]) {
      const times: number[] = [];
      let before = { database: 0, shop: 0 };
      for (let round = -WARM_UPS; round < rounds; round += 1) {
        if (round === 0) before = { database: databaseMs(), shop: shop.processorMs() };
        const began = performance.now();
        await staff.get(path);
        if (round >= 0) times.push(performance.now() - began);
      }
      const sorted = times.toSorted((one, other) => one - other);
      measured[name] = {
        p50: tenths(sorted[Math.floor(rounds / 2)]),
        p95: tenths(sorted[Math.floor(rounds * 0.95)]),
        databaseMs: tenths((databaseMs() - before.database) / rounds),
        shopMs: tenths((shop.processorMs() - before.shop) / rounds),
      };
    }
    const named = Object.entries(measured).map(([name, times]) => ({ name, ...times }));
    const [slowest] = named.toSorted((one, other) => other.p95 - one.p95);
    const [dearest] = named.toSorted((one, other) => other.databaseMs - one.databaseMs);
    if (slowest !== undefined && dearest !== undefined) yield { title, slowest, dearest, requests: measured };
  }
}

/** The page after forty others, in each order. */
async function deepRequests(staff: BenchStaff, requests: readonly ReadRequest[]): Promise<ReadRequest[]> {
  const found: ReadRequest[] = [];
  for (const { name, path } of requests.filter((one) => one.name === 'all' || one.name.startsWith('all,'))) {
    let deep: ReadRequest['path'] = path;
    for (let page = 0; page < DEEP_PAGES; page += 1) {
      const { next }: { next: string | null } = JSON.parse(await staff.get(deep));
      if (next === null) break;
      deep = `${path}${path.includes('?') ? '&' : '?'}after=${next}`;
    }
    if (deep !== path) found.push({ name: `far down: ${name}`, path: deep });
  }
  return found;
}

function tenths(ms = Number.NaN): number {
  return Math.round(ms * 10) / 10;
}
