import { randomUUID } from 'node:crypto';
import { addDays, daysBetween, indiaDay, startOfIndiaDay } from '@ilaneer/domain/india-day';
import { paise } from '@ilaneer/domain/money';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { GivenRemittance } from '../../src/flows/books/match-remittance.ts';
import { recordRemittance, reverseRemittance } from '../../src/flows/books/record-remittance.ts';
import { writeOffCash } from '../../src/flows/books/write-off-cash.ts';
import type { Order } from '../../src/modules/order/repository.ts';
import { findRemittance } from '../../src/modules/remittance/repository.ts';
import { TEST_STAFF } from '../shoppers/test-order.ts';
import {
  COURIER,
  cashOrders,
  matchLines,
  openOf,
  type PaidLine,
  paidOver,
  sum,
  unwrap,
} from './courier-money.ts';
import { type Happening, note } from './coverage.ts';
import type { MoneyLedger } from './money-ledger.ts';

const payStep = fc.record({
  do: fc.constant('the courier pays' as const),
  /** Of its orders in turn; further ones begin again. */
  kinds: fc.array(fc.constantFrom('right', 'right', 'short', 'extra', 'missing'), {
    minLength: 1,
    maxLength: 3,
  }),
  paysUnknown: fc.boolean(),
  /** Names orders that an earlier file paid. */
  repeats: fc.boolean(),
  by: fc.constantFrom('AWB', 'number', 'both'),
  later: fc.constantFrom('stays', 'stays', 'stays', 'is withdrawn', 'is recorded again'),
});
type PayStep = typeof payStep extends fc.Arbitrary<infer One> ? One : never;

export const courierStep = fc.oneof(
  { weight: 3, arbitrary: payStep },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('write off overdue cash' as const), waits: fc.boolean() }),
  },
);
export type CourierStep = typeof courierStep extends fc.Arbitrary<infer One> ? One : never;

/** Impossible steps are refused. */
export async function takeCourierStep(ledger: MoneyLedger, orderId: string, one: CourierStep): Promise<void> {
  const orders = await cashOrders(ledger, orderId);
  if (one.do === 'the courier pays') return payOver(ledger, orders, one);
  return writeOff(ledger, orders, one.waits);
}

type FileLine = Pick<PaidLine, 'orderId' | 'amount'> & { readonly reference: string };

/** A courier's file, with the differences of REMITTANCE-3. */
async function payOver(ledger: MoneyLedger, orders: readonly Order[], one: PayStep): Promise<void> {
  const { env, seen, courier } = ledger;
  const { lines, differences } = fileOf(ledger, orders, one);
  if (lines.length === 0) return;
  const given = toGiven(lines, indiaDay(env.now()));
  const expected = matchLines(courier, orders, lines);
  const remittanceId = await recordFile(ledger, given, expected, one.later !== 'stays');
  for (const what of differences) note(seen, what);
  if (one.later === 'stays') return;
  unwrap(await reverseRemittance(env, TEST_STAFF, { remittanceId, reason: 'Of another shop' }));
  note(seen, 'withdrawn');
  if (one.later === 'is withdrawn') return;
  await recordFile(ledger, given, expected, false);
  note(seen, 'recorded again');
}

function fileOf(
  { courier }: MoneyLedger,
  orders: readonly Order[],
  { kinds, paysUnknown, repeats, by }: PayStep,
): { readonly lines: readonly FileLine[]; readonly differences: readonly Happening[] } {
  const lines: FileLine[] = [];
  const differences: Happening[] = [];
  for (const [index, order] of orders.entries()) {
    const [open, before] = [openOf(courier, order), paidOver(courier, order.id)];
    const kind = kinds[index % kinds.length] ?? 'right';
    if (open <= 0) {
      if (!repeats || before === 0) continue;
      lines.push(...linesOf(order, before, by));
      differences.push('doubled');
    } else if (kind === 'missing') {
      differences.push('missing');
    } else {
      const amount = { right: open, short: Math.ceil(open * 0.6), extra: open + 1_005 }[kind];
      lines.push(...linesOf(order, amount, by));
      differences.push(amount === open ? 'right' : kind);
    }
  }
  if (paysUnknown) {
    lines.push({ orderId: null, reference: `UK${randomUUID().slice(-12)}`, amount: 12_345 });
    differences.push('unknown');
  }
  return { lines, differences };
}

/** Couriers name parcels; files made by hand name orders, and sometimes both. */
function linesOf(
  { id: orderId, number, trackingNumber }: Order,
  amount: number,
  by: PayStep['by'],
): FileLine[] {
  const awb = trackingNumber ?? number;
  const part = Math.floor(amount / 2);
  if (by === 'both' && part > 0) {
    return [
      { orderId, reference: awb, amount: part },
      { orderId, reference: number, amount: amount - part },
    ];
  }
  return [{ orderId, reference: by === 'number' ? number : awb, amount }];
}

function toGiven(lines: readonly FileLine[], receivedOn: string): GivenRemittance {
  const kept = sum(lines.map(({ amount }) => sum(chargesOf(amount))));
  const gross = sum(lines.map(({ amount }) => amount));
  const rows = lines.map(({ reference, amount }) =>
    [reference, rupees(amount), ...chargesOf(amount).map(rupees)].join(','),
  );
  return {
    source: 'courier',
    ...{ payer: COURIER, reference: randomUUID(), receivedOn },
    ...{ net: paise(gross - kept), charges: null, gst: null },
    lines: ['AWB,COD Amount,Charges,GST', ...rows].join('\n'),
  };
}

/** Charge and its GST. */
function chargesOf(amount: number): readonly [number, number] {
  return amount > 1_000 ? [200, 36] : [0, 0];
}

/** Matched as the steps have it (REMITTANCE-3). */
async function recordFile(
  { env, courier }: MoneyLedger,
  given: GivenRemittance,
  lines: readonly PaidLine[],
  isWithdrawn: boolean,
): Promise<string> {
  const id = unwrap(await recordRemittance(env, TEST_STAFF, given));
  const recorded = (await findRemittance(env.db, id))?.lines.map((line) => ({
    ...{ orderId: line.orderId, amount: line.amountPaise },
    ...{ open: line.openPaise, matched: line.matchedPaise },
  }));
  expect(recorded).toEqual(lines);
  const charges = sum(lines.map(({ amount }) => chargesOf(amount)[0]));
  const gst = sum(lines.map(({ amount }) => chargesOf(amount)[1]));
  courier.files.push({ id, receivedOn: given.receivedOn, charges, gst, lines, isWithdrawn });
  return id;
}

const DAYS_UNTIL_OVERDUE = 30;

/** The first order's open rest, on the day after the term or earlier (REMITTANCE-9). */
async function writeOff(
  { env, seen, clock, courier }: MoneyLedger,
  orders: readonly Order[],
  waits: boolean,
): Promise<void> {
  const order = orders.find((one) => openOf(courier, one) > 0);
  if (order === undefined || order.cashCollectedAt === null) return;
  const deliveredOn = indiaDay(order.cashCollectedAt);
  const overdueFrom = startOfIndiaDay(addDays(deliveredOn, DAYS_UNTIL_OVERDUE + 1));
  if (waits) clock.at = Math.max(clock.at, overdueFrom.getTime());
  const isOverdue = daysBetween(deliveredOn, indiaDay(env.now())) > DAYS_UNTIL_OVERDUE;
  const reason = { reason: 'The courier closed', voucher: 'L-1' };
  const done = await writeOffCash(env, TEST_STAFF, { orderId: order.id, ...reason });
  if (!isOverdue) {
    expect(done).toEqual({ ok: false, error: { code: 'CASH_NOT_OVERDUE' } });
    note(seen, 'not overdue yet');
    return;
  }
  const open = openOf(courier, order);
  expect(done).toEqual({ ok: true, value: open });
  courier.writtenOff.set(order.id, (courier.writtenOff.get(order.id) ?? 0) + open);
  note(seen, 'written off');
}

function rupees(amount: number): string {
  return (amount / 100).toFixed(2);
}
