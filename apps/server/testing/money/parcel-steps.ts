import fc from 'fast-check';
import { transactAll } from '../../src/db/transact.ts';
import { fulfilOrder } from '../../src/flows/fulfilment/fulfil-order.ts';
import { cancelByStaff } from '../../src/flows/order-desk/cancel-rest.ts';
import { parcelsOfOrder, splitParcel } from '../../src/flows/packing/divide-parcels.ts';
import { digestOf } from '../../src/flows/packing/interruption.ts';
import { moveParcel } from '../../src/flows/packing/move-parcel.ts';
import { shipParcel } from '../../src/flows/packing/ship-parcel.ts';
import { findOrderById } from '../../src/modules/order/repository.ts';
import { findParcel, listParcels, writeParcel } from '../../src/modules/parcel/repository.ts';
import { TEST_STAFF } from '../shoppers/test-order.ts';
import { aClaim, claimFor } from './claim-steps.ts';
import { shipmentOf, unwrap } from './courier-money.ts';
import { type Happening, note } from './coverage.ts';
import { type MoneyLedger, takeStep } from './money-ledger.ts';

export const parcelStep = fc.oneof(
  fc.record({
    do: fc.constant('go in two parcels' as const),
    bothEnd: fc.boolean(),
    claim: aClaim,
  }),
  fc.record({
    do: fc.constant('cancel unsent goods' as const),
    sent: fc.nat({ max: 1 }),
    end: fc.constantFrom('back', 'lost', 'damaged'),
  }),
  fc.record({
    do: fc.constant('go to the door' as const),
    attempts: fc.nat({ max: 2 }),
    end: fc.constantFrom('deliver', 'return', 'recall', 'lost', 'damaged'),
    claim: aClaim,
  }),
  fc.record({
    do: fc.constant('move a parcel' as const),
    move: fc.constantFrom(
      ...(['attempt-failed', 'out-for-delivery', 'return', 'recall', 'deliver'] as const),
      ...(['back', 'lost', 'damaged'] as const),
    ),
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
  switch (one.do) {
    case 'move a parcel':
      return moveOne(ledger, orderId, one.which, one.move);
    case 'go to the door':
      return goToTheDoor(ledger, orderId, one);
    case 'cancel unsent goods':
      return cancelUnsent(ledger, orderId, one);
    case 'go in two parcels':
      await goInTwo(ledger, orderId);
      // Rare by chance: one ends without delivery, the other after it.
      await moveOne(ledger, orderId, 1, one.bothEnd ? 'lost' : 'back');
      await moveOne(ledger, orderId, 0, one.bothEnd ? 'back' : 'deliver');
      if (one.bothEnd) await claimFor(ledger, orderId, 1, one.claim);
  }
}

/** One of two parcels is sent and ends without delivery; staff cancel the other. */
async function cancelUnsent(
  ledger: MoneyLedger,
  orderId: string,
  { sent, end }: Extract<ParcelStepTaken, { do: 'cancel unsent goods' }>,
): Promise<void> {
  const { env, seen } = ledger;
  if ((await goInTwo(ledger, orderId, sent)) < 2) return;
  await moveOne(ledger, orderId, sent, end);
  unwrap(await cancelByStaff(env, TEST_STAFF, { orderId, reason: 'Not there' }));
  note(seen, 'rest cancelled');
}

/** In one parcel: tried, and then taken, brought back or gone. */
async function goToTheDoor(
  ledger: MoneyLedger,
  orderId: string,
  { attempts, end, claim }: Extract<ParcelStepTaken, { do: 'go to the door' }>,
): Promise<void> {
  await takeStep(ledger, orderId, { do: 'process' });
  await takeStep(ledger, orderId, { do: 'ship' });
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    await moveOne(ledger, orderId, 0, 'out-for-delivery');
    await moveOne(ledger, orderId, 0, 'attempt-failed');
  }
  await moveOne(ledger, orderId, 0, end);
  if (end === 'return' || end === 'recall') await moveOne(ledger, orderId, 0, 'back');
  if (end === 'lost' || end === 'damaged') await claimFor(ledger, orderId, 0, claim);
}

type Move = Extract<ParcelStepTaken, { do: 'move a parcel' }>['move'];

const HAPPENINGS: Readonly<Record<Move, Happening | null>> = {
  'attempt-failed': 'attempt failed',
  'out-for-delivery': null,
  return: 'returning',
  recall: 'recalled',
  deliver: null,
  back: 'back',
  lost: 'lost',
  damaged: 'damaged',
};

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
  const happening = HAPPENINGS[move];
  if (happening !== null) note(seen, happening);
  if (move === 'back' || move === 'lost' || move === 'damaged') seen.undelivered += 1;
}

/** A pack in a parcel of its own; packed and shipped, both or the one at `sent`. The number of parcels made. */
async function goInTwo(
  { env, seen }: MoneyLedger,
  orderId: string,
  sent: number | null = null,
): Promise<number> {
  await fulfilOrder(env, TEST_STAFF, { orderNumber: orderId, transition: 'process' });
  const order = await findOrderById(env.db, orderId);
  if (order === null || order.status !== 'processing' || order.heldAt !== null) return 0;
  const made = await parcelsOfOrder(env, orderId);
  const [whole] = made.ok ? made.value : [];
  if (whole === undefined || whole.state !== 'waiting') return 0;
  const split = await splitParcel(env, TEST_STAFF, {
    ...{ parcelId: whole.id, version: whole.version, lines: [{ position: 1, quantity: 1 }] },
  });
  if (split.ok) seen.split += 1;
  const parcels = await listParcels(env.db, orderId);
  for (const [index, { id, position }] of parcels.entries()) {
    if (sent !== null && index !== sent) continue;
    const packed = { state: 'packed', packedAt: env.now(), contentsDigest: digestOf(order) } as const;
    await transactAll(env.db, (tx) => writeParcel(tx, id, packed, env.now()));
    const { version = 0 } = (await findParcel(env.db, id)) ?? {};
    const shipment = shipmentOf(orderId, position);
    unwrap(await shipParcel(env, TEST_STAFF, { parcelId: id, version, ...shipment }));
  }
  return parcels.length;
}
