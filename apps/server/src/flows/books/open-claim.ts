import type { StaffActor } from '@ilaneer/domain/actor/actor';
import { claimReason, mostToClaim, tooMuchToClaim, worthOfParcel } from '@ilaneer/domain/claim/parcel-claim';
import { claimEntry } from '@ilaneer/domain/journal/claim-entries';
import { type Paise, rupeesFromPaise } from '@ilaneer/domain/money';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { recordAct } from '../../modules/audit/audit.ts';
import { type Claim, findClaim, findClaimOfParcel, insertClaim } from '../../modules/claim/claim.ts';
import { postEntry } from '../../modules/journal/journal.ts';
import { findOrderById, lockAnyOrder } from '../../modules/order/order.ts';
import { findParcel, orderOfParcel } from '../../modules/parcel/parcel.ts';

type ParcelClaim = {
  readonly claim: Claim | null;
  /** Null: nothing can be claimed. */
  readonly proposed: Paise | null;
  readonly most: Paise | null;
};

type WantedClaim = { readonly parcelId: string; readonly amount: Paise; readonly voucher: string };

/** The claim for a parcel, or the worth of its goods, and the most to claim. Errors: PARCEL_NOT_FOUND. */
export async function readParcelClaim(db: Database, parcelId: string): Promise<Result<ParcelClaim, Failure>> {
  const parcel = await findParcel(db, parcelId);
  const order = parcel === null ? null : await findOrderById(db, parcel.orderId);
  if (parcel === null || order === null) return err({ code: 'PARCEL_NOT_FOUND' });
  const claim = await findClaimOfParcel(db, parcelId);
  if (claim !== null || claimReason(parcel.state) === null) return ok({ claim, proposed: null, most: null });
  const proposed = worthOfParcel(order.lines, parcel.lines);
  return ok({ claim, proposed, most: mostToClaim(proposed, order) });
}

/** REMITTANCE-7, JOURNAL-23. Errors: PARCEL_NOT_FOUND, CLAIM_NOT_POSSIBLE, CLAIM_OPENED, bad fields. */
export function openClaim(
  deps: Pick<Deps, 'db' | 'now' | 'newId' | 'auditKey'>,
  actor: StaffActor,
  { parcelId, amount, voucher: typed }: WantedClaim,
): Promise<Result<Claim, Failure>> {
  return transact<Claim, Failure>(deps.db, async (tx) => {
    const orderId = await orderOfParcel(tx, parcelId);
    const order = orderId === null ? null : await lockAnyOrder(tx, orderId);
    const parcel = order === null ? null : await findParcel(tx, parcelId);
    if (order === null || parcel === null) return err({ code: 'PARCEL_NOT_FOUND' });
    const reason = claimReason(parcel.state);
    if (reason === null || parcel.courier === null) return err({ code: 'CLAIM_NOT_POSSIBLE' });
    if ((await findClaimOfParcel(tx, parcelId)) !== null) return err({ code: 'CLAIM_OPENED' });
    const most = mostToClaim(worthOfParcel(order.lines, parcel.lines), order);
    const problem = tooMuchToClaim(amount, most);
    if (problem !== null) return err(invalid([{ field: 'amount', message: problem }]));
    const [id, openedAt, voucher] = [deps.newId(), deps.now(), typed.trim()];
    const { courier } = parcel;
    await insertClaim(tx, actor, {
      ...{ id, parcelId, orderId: order.id, courier, reason, voucher, openedAt },
      amountPaise: amount,
    });
    await postEntry(tx, claimEntry({ id, orderId: order.id, amount, happenedAt: openedAt }));
    recordAct(tx, deps, actor, {
      action: 'opened the claim',
      kind: 'claim',
      id,
      label: `${order.number}-${parcel.position}, ${courier}`,
      before: null,
      after: { state: 'open', cause: reason, amount: rupeesFromPaise(amount), voucher },
      reason: null,
    });
    const opened = await findClaim(tx, id);
    return opened === null ? err({ code: 'CLAIM_NOT_FOUND' }) : ok(opened);
  });
}
