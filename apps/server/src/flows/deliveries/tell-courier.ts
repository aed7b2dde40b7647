import { err, ok, type Result } from '@ilaneer/domain/result';
import { transact, transactAll } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import type { Failure } from '../../http/failure.ts';
import type { StaffMember } from '../../http/staff-access.ts';
import type { JobData } from '../../jobs/job-data.ts';
import { recordAct } from '../../modules/audit/audit.ts';
import { lockAnyOrder } from '../../modules/order/order.ts';
import {
  type CourierDeps,
  choiceOf,
  findAttemptAnswer,
  findParcel,
  noteByHand,
  noteTold,
} from '../../modules/parcel/parcel.ts';
import { lockAtVersion, settleDelivery, takeTicket, touchDelivery } from '../../modules/support/support.ts';
import { answerWords, attemptsOfParcel } from './attempts.ts';

/**
 * Job: tells the courier a choice that still stands (PARCEL-27). Staff see at once where they have to; a later
 * try that succeeds still counts. Throws if the courier cannot be reached.
 */
export function tellCourier(deps: Pick<Deps, 'db' | 'now'> & CourierDeps) {
  return async ({ eventId, version }: JobData['tell-courier']): Promise<void> => {
    const answer = await findAttemptAnswer(deps.db, eventId);
    if (answer === null || answer.toldAt !== null || answer.version !== version) return;
    const parcel = await findParcel(deps.db, answer.parcelId);
    if (parcel?.courier == null || parcel.trackingNumber === null) return;
    const current = (await attemptsOfParcel(deps.db, parcel)).at(-1);
    if (current?.eventId !== eventId || !current.isOpen) return;
    const { id: parcelId, courier, trackingNumber } = parcel;
    let isTold = false;
    let failure: unknown = null;
    try {
      isTold = await deps.courier.answerAttempt({ courier, trackingNumber }, choiceOf(answer));
    } catch (error) {
      failure = error;
    }
    await transactAll(deps.db, async (tx) => {
      const at = deps.now();
      await lockAnyOrder(tx, parcel.orderId);
      if (isTold) {
        const told = await noteTold(tx, { eventId, version }, { toldAt: at, toldBy: null });
        if (told) await settleDelivery(tx, parcelId, at);
      } else if (!answer.isByHand && (await noteByHand(tx, { eventId, version }))) {
        await touchDelivery(tx, parcelId, at);
      }
    });
    if (failure !== null) throw failure;
  };
}

/** By staff, by phone (PARCEL-27). Errors: TICKET_NOT_FOUND, VERSION_STALE, ATTEMPT_CLOSED. */
export function markTold(
  deps: Deps,
  actor: StaffMember,
  { ticketId, version }: { readonly ticketId: string; readonly version: number },
  parcelId: string,
): Promise<Result<null, Failure>> {
  return transact<null, Failure>(deps.db, async (tx) => {
    const parcel = await findParcel(tx, parcelId);
    if (parcel === null) return err({ code: 'TICKET_NOT_FOUND' });
    await lockAnyOrder(tx, parcel.orderId);
    const ticket = await lockAtVersion(tx, { ticketId, version });
    if (!ticket.ok) return ticket;
    const answer = (await attemptsOfParcel(tx, parcel)).at(-1)?.answer ?? null;
    if (answer === null) return err({ code: 'ATTEMPT_CLOSED' });
    const at = deps.now();
    if (!(await noteTold(tx, answer, { toldAt: at, toldBy: actor.id })))
      return err({ code: 'ATTEMPT_CLOSED' });
    await takeTicket(tx, ticket.value, actor);
    await settleDelivery(tx, parcelId, at);
    recordAct(tx, deps, actor, {
      action: 'told the courier',
      kind: 'ticket',
      id: ticketId,
      label: ticket.value.number,
      before: {},
      after: { choice: answerWords(answer) },
      reason: null,
    });
    return ok(null);
  });
}
