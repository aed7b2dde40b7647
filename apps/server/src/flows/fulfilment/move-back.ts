import type { StaffActor } from '@ilaneer/domain/actor/actor';
import { stepBack } from '@ilaneer/domain/order/transition-order';
import { isAtTheDoor } from '@ilaneer/domain/parcel/parcel-state';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import { invalid } from '../../http/failure.ts';
import { recordAct } from '../../modules/audit/audit.ts';
import { lockAtVersion, moveBackwards, type Order } from '../../modules/order/order.ts';
import { listParcels, stepBackWithOrder } from '../../modules/parcel/parcel.ts';
import { listInvoices } from '../../modules/tax-document/tax-document.ts';
import type { FulfilmentFailure } from './fulfil-order.ts';

type StepBack = { readonly orderNumber: string; readonly version?: number; readonly reason: string };

/** With a reason; visible to the shopper, without mail (ORDER-28). */
export function moveOrderBack(
  deps: Deps,
  actor: StaffActor,
  step: StepBack,
): Promise<Result<Order, FulfilmentFailure>> {
  return transact<Order, FulfilmentFailure>(deps.db, (tx) => moveBackIn(tx, deps, actor, step));
}

/** In the caller's transaction, undone on failure. */
export async function moveBackIn(
  tx: Database,
  deps: Deps,
  actor: StaffActor,
  { orderNumber, version, reason: typed }: StepBack,
): Promise<Result<Order, FulfilmentFailure>> {
  const reason = typed.trim();
  if (reason === '') {
    const failure = invalid([{ field: 'reason', message: 'Enter a reason' }]);
    return err({ ...failure, code: 'VALIDATION_FAILED' });
  }
  const locked = await lockAtVersion(tx, orderNumber, version ?? null);
  if (!locked.ok) return locked;
  const order = locked.value;
  const isInvoiced = (await listInvoices(tx, [order.id])).length > 0;
  const parcels = await listParcels(tx, order.id);
  const next = stepBack({
    status: order.status,
    isInvoiced,
    isAtTheDoor: parcels.some(({ state }) => isAtTheDoor(state)),
  });
  if (!next.ok) {
    const { code, ...why } = next.error;
    return err({ code, data: { orderNumber: order.number, ...why } });
  }
  const changed = await moveBackwards(tx, order, {
    status: next.value,
    actor,
    note: reason,
    at: deps.now(),
  });
  await stepBackWithOrder(tx, deps, actor, changed);
  recordAct(tx, deps, actor, {
    action: `moved back to ${next.value}`,
    kind: 'order',
    id: order.id,
    label: order.number,
    before: { status: order.status },
    after: { status: next.value },
    reason,
  });
  return ok(changed);
}
