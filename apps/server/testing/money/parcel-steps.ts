import fc from 'fast-check';
import { transactAll } from '../../src/db/transact.ts';
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
);
export type ParcelStepTaken = typeof parcelStep extends fc.Arbitrary<infer One> ? One : never;

/** Impossible steps are refused. */
export async function takeParcelStep(
  ledger: MoneyLedger,
  orderId: string,
  one: ParcelStepTaken,
): Promise<void> {
  if (one.do === 'move a parcel') return moveOne(ledger, orderId, one.which, one.move);
  await goInTwo(ledger, orderId);
  // Rare by chance: one ends without delivery, the other after it.
  await moveOne(ledger, orderId, 1, one.bothEnd ? 'lost' : 'back');
  await moveOne(ledger, orderId, 0, one.bothEnd ? 'back' : 'deliver');
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
