import type { ReturnMonth } from '@ilaneer/domain/gst-return/return-month';
import { nextDay, startOfIndiaDay } from '@ilaneer/domain/india-day';
import { monthsToLock } from '@ilaneer/domain/journal/month';
import { handedOverBy, type MonthLight } from '@ilaneer/domain/journal/month-end';
import { TO_BE_PACKED } from '@ilaneer/domain/order/status';
import { ok, type Result } from '@ilaneer/domain/result';
import type { Deps } from '../../deps/deps.ts';
import type { Failure } from '../../http/failure.ts';
import {
  findClosing,
  findLockRequest,
  type LockRequest,
  type MonthClosing,
  readFirstMonth,
  readLockedThrough,
} from '../../modules/journal/journal.ts';
import { countForStaff } from '../../modules/order/order.ts';
import { readLockNeedsTwo } from '../../modules/setting/setting.ts';
import { countMonthFiles } from '../../modules/tax-document/tax-document.ts';
import { countOpenItems } from '../books/books.ts';
import { readGstReturn, readReturnMonth } from '../gst-returns/gst-returns.ts';
import { type UnconfirmedDeps, unconfirmedRates } from '../opening/opening.ts';
import { countOpenReturns, listOnTheRoad } from './open-business-repository.ts';

export type MonthLightDeps = UnconfirmedDeps & Pick<Deps, 'db' | 'now' | 'brand'>;

/** With the first by name where no page lists them. */
export type Light = {
  readonly id: MonthLight;
  readonly count: number;
  readonly items: readonly { readonly label: string; readonly orderId: string | null }[];
};

export type MonthEnd = {
  readonly month: ReturnMonth;
  readonly lockedThrough: string | null;
  readonly toLock: readonly string[];
  readonly needsTwo: boolean;
  readonly request: LockRequest | null;
  readonly closing: MonthClosing | null;
  readonly progress: { readonly documents: number; readonly drawn: number };
};

/** Named on the page. */
const SHOWN = 20;
const MOST_ORDERS = 100_000;

/** Errors: VALIDATION_FAILED. */
export async function readMonthEnd(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  asked: string | undefined,
): Promise<Result<MonthEnd, Failure>> {
  const read = readReturnMonth({ now }, asked);
  if (!read.ok) return read;
  const { value: month } = read;
  const lockedThrough = await readLockedThrough(db);
  return ok({
    month,
    lockedThrough,
    toLock: monthsToLock(month.month, { first: await readFirstMonth(db), lockedThrough }),
    needsTwo: await readLockNeedsTwo(db),
    request: await findLockRequest(db, month.month),
    closing: await findClosing(db, month.month),
    progress: await countMonthFiles(db, month),
  });
}

export type MonthLights = { readonly month: ReturnMonth; readonly lights: readonly Light[] };

/** JOURNAL-33. Errors: VALIDATION_FAILED. */
export async function readMonthLights(
  deps: MonthLightDeps,
  asked: string | undefined,
): Promise<Result<MonthLights, Failure>> {
  const read = readReturnMonth(deps, asked);
  if (!read.ok) return read;
  const { value: month } = read;
  const lights = [...(await businessLights(deps, month)), ...(await taxLights(deps, month))];
  return ok({ month, lights });
}

async function businessLights({ db }: MonthLightDeps, { lastDay }: ReturnMonth): Promise<Light[]> {
  const before = startOfIndiaDay(nextDay(lastDay));
  const filter = {
    words: [],
    statuses: TO_BE_PACKED,
    paymentStatus: 'completed',
    placedBefore: before,
  } as const;
  const late = await listOnTheRoad(db, startOfIndiaDay(nextDay(handedOverBy(lastDay))), SHOWN);
  const openItems = (account: 'cash-with-couriers' | 'gateway-receivable' | 'unmatched-receipts') =>
    countOpenItems(db, { account, upTo: lastDay });
  return [
    light('unshipped', await countForStaff(db, { filter, sort: 'newest' }, MOST_ORDERS)),
    light('returns', await countOpenReturns(db, before)),
    {
      id: 'on-the-road',
      count: late.count,
      items: late.parcels.map(({ number, orderId }) => ({ label: number, orderId })),
    },
    light('cash', await openItems('cash-with-couriers')),
    light('gateways', await openItems('gateway-receivable')),
    light('unmatched', await openItems('unmatched-receipts')),
  ];
}

async function taxLights(deps: MonthLightDeps, { month }: ReturnMonth): Promise<Light[]> {
  const rates = await unconfirmedRates(deps);
  const read = await readGstReturn(deps, { month });
  if (!read.ok) throw new Error(`the return of ${month} cannot be read`);
  const { gstr, problems } = read.value;
  const missing = gstr.series.flatMap((one) => one.missing);
  const faults = problems.filter(({ weight }) => weight === 'wrong');
  return [
    named(
      'rates',
      rates.map((hsn) => `HSN ${hsn}`),
    ),
    named('gaps', missing),
    named(
      'faults',
      faults.map(({ text }) => text),
    ),
  ];
}

function light(id: MonthLight, count: number): Light {
  return { id, count, items: [] };
}

function named(id: MonthLight, labels: readonly string[]): Light {
  return {
    id,
    count: labels.length,
    items: labels.slice(0, SHOWN).map((label) => ({ label, orderId: null })),
  };
}
