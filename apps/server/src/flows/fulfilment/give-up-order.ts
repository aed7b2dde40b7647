import type { StaffActor, SystemActor } from '@ilaneer/domain/actor/actor';
import type { Database } from '../../db/connect.ts';
import type { Deps } from '../../deps/deps.ts';
import type { SecretDeps } from '../../deps/secrets.ts';
import { recordAct } from '../../modules/audit/audit.ts';
import { notifyShopper, type Order, writeTransition } from '../../modules/order/order.ts';

/**
 * No parcel arrived (PARCEL-20): the sale is reversed already. `reason`: of staff, for the rest that was not sent
 * (PARCEL-49). The order is locked.
 */
export async function giveUpOrder(
  tx: Database,
  deps: Deps & SecretDeps,
  actor: StaffActor | SystemActor,
  order: Order,
  reason: string | null = null,
): Promise<Order> {
  const at = deps.now();
  const changed = await writeTransition(tx, order, {
    status: 'cancelled',
    changes: { cancelledAt: at, cancelCause: 'not delivered', cancelReason: reason },
    actor,
    note: reason,
    at,
  });
  await notifyShopper(tx, deps, changed);
  recordAct(tx, deps, actor, {
    action: 'cancelled, as no parcel arrived',
    kind: 'order',
    id: order.id,
    label: order.number,
    before: { status: order.status },
    after: { status: 'cancelled' },
    reason,
  });
  return changed;
}
