import type { StaffActor } from '@ilaneer/domain/actor/actor';
import type { Paise } from '@ilaneer/domain/money';
import { type AttemptReason, momentOfAct, momentProblem } from '@ilaneer/domain/parcel/parcel-event';
import { type ParcelMove, stateOfMove } from '@ilaneer/domain/parcel/parcel-state';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { listParcelEvents, type Parcel, writeParcel } from '../../modules/parcel/parcel.ts';
import type { FulfilmentDeps } from '../fulfilment/fulfilment.ts';
import { takeEvent } from './take-event.ts';
import { checkStep, recordStep, workOnParcel } from './work-on-parcel.ts';

export type WantedParcelMove = {
  readonly parcelId: string;
  readonly version: number;
  readonly move: ParcelMove;
  /** Null: now. */
  readonly at: Date | null;
  readonly reason: AttemptReason | null;
  /** Of the courier for the way back. */
  readonly charges: Paise | null;
};

/**
 * An act of staff after dispatch (PARCEL-19); the order follows. Errors: PARCEL_NOT_FOUND, VERSION_STALE,
 * PARCEL_STEP_NOT_ALLOWED, VALIDATION_FAILED for moment or reason, those of the order's move.
 */
export function moveParcel(
  deps: FulfilmentDeps,
  actor: StaffActor,
  { move, at, reason: why, charges, ...seen }: WantedParcelMove,
): Promise<Result<Parcel, Failure>> {
  return workOnParcel(deps, seen, async (tx, locked) => {
    const { parcel } = locked;
    const allowed = checkStep(parcel, move);
    if (!allowed.ok) return allowed;
    const moment = await momentOf(tx, deps, parcel, at);
    if (!moment.ok) return moment;
    const reason = move === 'attempt-failed' ? why : null;
    if (move === 'attempt-failed' && reason === null) {
      return err(invalid([{ field: 'reason', message: 'Choose why the delivery failed' }]));
    }
    const kind = stateOfMove(move);
    const happenedAt = moment.value;
    recordStep(tx, deps, actor, locked, {
      action: move === 'recall' ? 'recalled' : `moved to ${kind}`,
      after: {
        state: kind,
        happenedAt: happenedAt.toISOString(),
        ...(reason !== null && { why: reason }),
        ...(charges !== null && { charges: charges / 100 }),
      },
    });
    const report = reason === null ? {} : { reason };
    const event = { kind, source: 'staff', code: move, happenedAt, report } as const;
    const taken = await takeEvent(tx, deps, actor, locked, event);
    if (taken.ok && move === 'back' && charges !== null) {
      await writeParcel(tx, parcel.id, { returnChargesPaise: charges }, deps.now());
    }
    return taken;
  });
}

async function momentOf(
  tx: Database,
  { now }: Pick<FulfilmentDeps, 'now'>,
  { id, shippedAt }: Parcel,
  typed: Date | null,
): Promise<Result<Date, Failure>> {
  if (typed === null) {
    const known = await listParcelEvents(tx, [id]);
    const events = known.map(({ kind, happenedAt }) => ({ kind, at: happenedAt }));
    return ok(momentOfAct(events, now()));
  }
  const message = momentProblem(typed, { shippedAt, now: now() });
  return message === null ? ok(typed) : err(invalid([{ field: 'at', message }]));
}
