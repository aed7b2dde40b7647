import type { StaffActor } from '@ilaneer/domain/actor/actor';
import { refusalOf } from '@ilaneer/domain/handover/handover';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import type { Failure } from '../../http/failure.ts';
import type { Handover } from '../../modules/handover/handover.ts';
import { findOrderById } from '../../modules/order/order.ts';
import { findParcel } from '../../modules/parcel/parcel.ts';
import { lacksEWayBill } from '../fulfilment/fulfilment.ts';
import { interruptionOf } from '../packing/packing.ts';
import { openIn } from './open-handover.ts';
import { parcelMeant, scanIn } from './scan-out.ts';

/**
 * PARCEL-41: all or nothing, so that a refused parcel leaves no empty hand-over. Errors: HANDOVER_SCAN_REFUSED with
 * the reason, PARCEL_WITHOUT_COURIER, HANDOVER_CLOSED.
 */
export function openByScan(
  deps: Pick<Deps, 'db' | 'now' | 'newId' | 'auditKey'>,
  actor: StaffActor,
  code: string,
): Promise<Result<Handover, Failure>> {
  return transact<Handover, Failure>(deps.db, async (tx) => {
    const meant = await parcelMeant(tx, code, []);
    if (!('id' in meant)) return refused(meant.text);
    // Read without a lock: a scan locks the hand-over before its parcel.
    const parcel = await findParcel(tx, meant.id);
    const order = parcel === null ? null : await findOrderById(tx, parcel.orderId);
    if (parcel === null || order === null) return refused(`Nothing has the number ${code.trim()}`);
    const { courier } = parcel;
    if (courier === null) {
      const number = `${order.number}-${parcel.position}`;
      const known = {
        ...{ ...parcel, number, elsewhere: null },
        interruption: interruptionOf(order, parcel),
        lacksEWayBill: lacksEWayBill(order, [parcel]),
      };
      const refusal = refusalOf(known, '');
      if (refusal !== null) return refused(refusal);
      return err({ code: 'PARCEL_WITHOUT_COURIER', message: `${number} has no courier yet. Choose one.` });
    }
    const opened = await openIn(tx, deps, actor, courier);
    if (!opened.ok) return opened;
    const scan = { handoverId: opened.value.id, code, parcelId: null };
    const scanned = await scanIn(tx, deps, actor, scan);
    if (!scanned.ok) return scanned;
    return scanned.value.verdict === 'refused' ? refused(scanned.value.text) : ok(opened.value);
  });
}

function refused(message: string) {
  return err({ code: 'HANDOVER_SCAN_REFUSED', message } as const);
}
