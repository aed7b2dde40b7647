import { indiaDay } from '@ilaneer/domain/india-day';
import { paise } from '@ilaneer/domain/money';
import fc from 'fast-check';
import { expect } from 'vitest';
import { openClaim, readParcelClaim } from '../../src/flows/books/open-claim.ts';
import { payClaim, refuseClaim, withdrawClaim } from '../../src/flows/books/settle-claim.ts';
import { listParcels } from '../../src/modules/parcel/repository.ts';
import { TEST_STAFF } from '../shoppers/test-order.ts';
import { unwrap } from './courier-money.ts';
import { note } from './coverage.ts';
import type { MoneyLedger } from './money-ledger.ts';

const anAnswer = fc.constantFrom('nothing', 'all', 'a part', 'too much', 'no', 'never asked');

export const aClaim = fc.record({
  /** Of the worth of the goods; null: more than may be claimed. */
  percent: fc.constantFrom(100, 100, 35, null),
  /** At once. */
  courierPays: anAnswer,
});
type Claimed = typeof aClaim extends fc.Arbitrary<infer One> ? One : never;

export const claimStep = fc.oneof(
  fc.record({
    do: fc.constant('claim from the courier' as const),
    which: fc.nat({ max: 1 }),
    claim: aClaim,
  }),
  fc.record({ do: fc.constant('settle a claim' as const), courierPays: anAnswer }),
);
export type ClaimStep = typeof claimStep extends fc.Arbitrary<infer One> ? One : never;

/** Impossible steps are refused. */
export async function takeClaimStep(ledger: MoneyLedger, orderId: string, one: ClaimStep): Promise<void> {
  if (one.do === 'claim from the courier') return claimFor(ledger, orderId, one.which, one.claim);
  const [open] = [...ledger.courier.claims].filter(([, { paid }]) => paid === null);
  if (open !== undefined) await settle(ledger, open[0], one.courierPays);
}

/** Once a parcel, if it is lost or damaged, unless withdrawn. */
export async function claimFor(
  ledger: MoneyLedger,
  orderId: string,
  which: number,
  { percent, courierPays }: Claimed,
): Promise<void> {
  const { env, seen, courier } = ledger;
  const parcel = (await listParcels(env.db, orderId)).filter(({ state }) => state !== 'cancelled')[which];
  if (parcel === undefined) return;
  const { proposed, most } = unwrap(await readParcelClaim(env.db, parcel.id));
  if (proposed === null || most === null) return;
  const amount = percent === null ? most + 1 : Math.max(1, Math.floor((proposed * percent) / 100));
  const wanted = { parcelId: parcel.id, amount: paise(amount), voucher: 'CL-1' };
  const opened = await openClaim(env, TEST_STAFF, wanted);
  if (amount > most) {
    expect(opened).toMatchObject({ ok: false, error: { code: 'VALIDATION_FAILED' } });
    note(seen, 'too much to claim');
    return;
  }
  const { id } = unwrap(opened);
  courier.claims.set(id, { orderId, amount, openedOn: indiaDay(env.now()), paid: null });
  note(seen, 'claim opened');
  await settle(ledger, id, courierPays);
}

async function settle(
  { env, seen, courier }: MoneyLedger,
  claimId: string,
  courierPays: Claimed['courierPays'],
): Promise<void> {
  const claim = courier.claims.get(claimId);
  if (claim === undefined || courierPays === 'nothing') return;
  const reason = 'Limit of liability';
  if (courierPays === 'no') {
    unwrap(await refuseClaim(env, TEST_STAFF, { claimId, reason }));
    courier.claims.set(claimId, { ...claim, paid: 0 });
    note(seen, 'claim refused');
    return;
  }
  if (courierPays === 'never asked') {
    unwrap(await withdrawClaim(env, TEST_STAFF, { claimId, reason: 'Mistyped' }));
    courier.claims.set(claimId, { ...claim, amount: 0, paid: 0 });
    note(seen, 'claim withdrawn');
    return;
  }
  const { amount } = claim;
  const paid = { all: amount, 'a part': Math.ceil(amount * 0.4), 'too much': amount + 1 }[courierPays];
  const payment = { amount: paise(paid), reference: 'UTR 7', paidOn: indiaDay(env.now()), reason };
  const done = await payClaim(env, TEST_STAFF, { claimId, ...payment });
  if (courierPays === 'too much') {
    expect(done).toMatchObject({ ok: false, error: { code: 'VALIDATION_FAILED' } });
    note(seen, 'too much for a claim');
    return;
  }
  unwrap(done);
  courier.claims.set(claimId, { ...claim, paid });
  note(seen, paid < amount ? 'claim paid short' : 'claim paid');
}
