import { indiaDay } from '@ilaneer/domain/india-day';
import { paise } from '@ilaneer/domain/money';
import type { Result } from '@ilaneer/domain/result';
import fc from 'fast-check';
import { transactAll } from '../../src/db/transact.ts';
import { openClaim, readParcelClaim } from '../../src/flows/books/open-claim.ts';
import { payClaim, refuseClaim } from '../../src/flows/books/settle-claim.ts';
import { fulfilOrder } from '../../src/flows/fulfilment/fulfil-order.ts';
import { parcelsOfOrder, splitParcel } from '../../src/flows/packing/divide-parcels.ts';
import { digestOf } from '../../src/flows/packing/interruption.ts';
import { moveParcel } from '../../src/flows/packing/move-parcel.ts';
import { shipParcel } from '../../src/flows/packing/ship-parcel.ts';
import { findOrderById } from '../../src/modules/order/repository.ts';
import { findParcel, listParcels, writeParcel } from '../../src/modules/parcel/repository.ts';
import { TEST_STAFF } from '../shoppers/test-order.ts';
import { type MoneyLedger, PARCEL } from './money-ledger.ts';

const ENDS = ['back', 'lost', 'damaged'] as const;

export const parcelStep = fc.oneof(
  fc.record({ do: fc.constant('go in two parcels' as const), bothEnd: fc.constantFrom(true, false, false) }),
  fc.record({
    do: fc.constant('move a parcel' as const),
    move: fc.constantFrom('attempt-failed', 'out-for-delivery', 'return', 'recall', 'deliver', ...ENDS),
    which: fc.nat({ max: 1 }),
  }),
  fc.record({
    do: fc.constant('claim from the courier' as const),
    which: fc.nat({ max: 1 }),
    /** Of the claim; 0: refused, null: stays open. */
    paysPercent: fc.constantFrom(null, 0, 40, 100),
  }),
);
export type ParcelStepTaken = typeof parcelStep extends fc.Arbitrary<infer One> ? One : never;

/** Impossible steps are refused. */
export async function takeParcelStep(
  ledger: MoneyLedger,
  orderId: string,
  one: ParcelStepTaken,
): Promise<void> {
  if (one.do === 'move a parcel') return moveOne(ledger, orderId, one.which, one.move);
  if (one.do === 'claim from the courier') return claimOne(ledger, orderId, one);
  await goInTwo(ledger, orderId);
  // Rare by chance: one ends without delivery, the other after it.
  await moveOne(ledger, orderId, 1, one.bothEnd ? 'lost' : 'back');
  await moveOne(ledger, orderId, 0, one.bothEnd ? 'back' : 'deliver');
  if (one.bothEnd)
    await claimOne(ledger, orderId, { do: 'claim from the courier', which: 1, paysPercent: 40 });
}

type Move = Extract<ParcelStepTaken, { do: 'move a parcel' }>['move'];

async function moveOne(ledger: MoneyLedger, orderId: string, which: number, move: Move): Promise<void> {
  const { env, seen } = ledger;
  const parcel = (await listParcels(env.db, orderId)).filter(({ state }) => state !== 'cancelled')[which];
  if (parcel === undefined) return;
  const moved = await moveParcel(env, TEST_STAFF, {
    ...{ parcelId: parcel.id, version: parcel.version, move, at: null, charges: null },
    reason: 'not at home',
  });
  if (!moved.ok) {
    if (moved.error.code === 'PARCEL_STEP_NOT_ALLOWED') return;
    throw new Error(JSON.stringify(moved.error));
  }
  if (ENDS.some((end) => end === move)) seen.undelivered += 1;
}

/** At the worth of the goods; opened and settled once each. */
async function claimOne(
  { env, seen }: MoneyLedger,
  orderId: string,
  { which, paysPercent }: Extract<ParcelStepTaken, { do: 'claim from the courier' }>,
): Promise<void> {
  const parcel = (await listParcels(env.db, orderId)).filter(({ state }) => state !== 'cancelled')[which];
  if (parcel === undefined) return;
  const { proposed } = unwrap(await readParcelClaim(env.db, parcel.id));
  if (proposed === null || proposed === 0) return;
  const claim = unwrap(
    await openClaim(env, TEST_STAFF, { parcelId: parcel.id, amount: proposed, voucher: 'CL-1' }),
  );
  seen.claims += 1;
  if (paysPercent === null) return;
  const amount = paise(Math.floor((proposed * paysPercent) / 100));
  const about = { claimId: claim.id, reason: 'Limit of liability' };
  const paid = { amount, reference: 'UTR 7', paidOn: indiaDay(env.now()) };
  unwrap(
    amount > 0
      ? await payClaim(env, TEST_STAFF, { ...about, ...paid })
      : await refuseClaim(env, TEST_STAFF, about),
  );
}

function unwrap<Value>(done: Result<Value, unknown>): Value {
  if (!done.ok) throw new Error(JSON.stringify(done.error));
  return done.value;
}

/** A pack in a parcel of its own, both packed and shipped. */
async function goInTwo({ env, seen }: MoneyLedger, orderId: string): Promise<void> {
  await fulfilOrder(env, TEST_STAFF, { orderNumber: orderId, transition: 'process' });
  const order = await findOrderById(env.db, orderId);
  if (order === null || order.status !== 'processing' || order.heldAt !== null) return;
  const made = await parcelsOfOrder(env, orderId);
  const [whole] = made.ok ? made.value : [];
  if (whole === undefined || whole.state !== 'waiting') return;
  const split = await splitParcel(env, TEST_STAFF, {
    ...{ parcelId: whole.id, version: whole.version, lines: [{ position: 1, quantity: 1 }] },
  });
  if (split.ok) seen.split += 1;
  for (const { id } of await listParcels(env.db, orderId)) {
    const packed = { state: 'packed', packedAt: env.now(), contentsDigest: digestOf(order) } as const;
    await transactAll(env.db, (tx) => writeParcel(tx, id, packed, env.now()));
    const { version = 0 } = (await findParcel(env.db, id)) ?? {};
    const shipped = await shipParcel(env, TEST_STAFF, { parcelId: id, version, ...PARCEL });
    if (!shipped.ok) throw new Error(JSON.stringify(shipped.error));
  }
}
