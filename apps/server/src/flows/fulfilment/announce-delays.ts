import { addDays, indiaDay } from '@ilaneer/domain/india-day';
import { ok } from '@ilaneer/domain/result';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import {
  type ArrivalDeps,
  arrivalAt,
  findAnyOrder,
  listUnsentBefore,
  lockUnsent,
  orderDelayedMail,
  writeExpectedDay,
} from '../../modules/order/order.ts';

const MOST_A_RUN = 1_000;

/** DELIVERY-7. An order at a time: one that fails keeps no other back. */
export async function announceDelays(deps: Deps & ArrivalDeps): Promise<void> {
  const dayAfterTomorrow = addDays(indiaDay(deps.now()), 2);
  for (const orderId of await listUnsentBefore(deps.db, dayAfterTomorrow, MOST_A_RUN)) {
    await announceDelay(deps, orderId);
  }
}

async function announceDelay(deps: Deps & ArrivalDeps, orderId: string): Promise<void> {
  await transact(deps.db, async (tx) => {
    const delayed = await lockUnsent(tx, orderId);
    const order = delayed === null ? null : await findAnyOrder(tx, orderId);
    if (delayed === null || order === null) return ok(null);
    const { promisedOn, pinCode } = delayed;
    const { arrivesOn: expectedOn } = await arrivalAt(tx, deps, pinCode, deps.now(), order.deliveryMethod);
    if (expectedOn === null || expectedOn <= promisedOn) return ok(null);
    await writeExpectedDay(tx, orderId, expectedOn);
    const mail = orderDelayedMail(order, { promisedOn, expectedOn }, deps.brand, deps.config.publicUrl);
    if (mail !== null) await deps.jobs.enqueue(tx, 'send-mail', mail, { onceAs: mail.id });
    return ok(null);
  });
}
