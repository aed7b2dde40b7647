import { type Actor, shopperActor } from '@ilaneer/domain/actor/actor';
import {
  choiceWords,
  isSameChoice,
  readChoice,
  type TypedChoice,
} from '@ilaneer/domain/parcel/attempt-choice';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import type { SecretDeps } from '../../deps/secrets.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import type { StaffMember } from '../../http/staff-access.ts';
import { recordAct } from '../../modules/audit/audit.ts';
import { lockAnyOrder, type Order } from '../../modules/order/order.ts';
import { choiceOf, findParcel, writeAttemptAnswer } from '../../modules/parcel/parcel.ts';
import { lockAtVersion, takeTicket, touchDelivery } from '../../modules/support/support.ts';
import { parcelOfAttemptLink } from './attempt-link.ts';
import { attemptsOfParcel } from './attempts.ts';

export type WantedAnswer = {
  /** The attempt that was seen: a later one is another question. */
  readonly attempt: number;
  readonly typed: TypedChoice;
};

/**
 * By the shopper's link (PARCEL-25); `seen` is the version of the choice on the page, 0 without one. Errors:
 * TRACKING_NOT_FOUND, ATTEMPT_CLOSED, ATTEMPT_CHANGED, VALIDATION_FAILED.
 */
export function answerByLink(
  deps: Deps & SecretDeps,
  { link, seen, ...wanted }: WantedAnswer & { readonly link: string; readonly seen: number },
): Promise<Result<null, Failure>> {
  return transact<null, Failure>(deps.db, async (tx) => {
    const found = await parcelOfAttemptLink(tx, deps, link);
    if (found === null) return err({ code: 'TRACKING_NOT_FOUND' });
    const order = await lockAnyOrder(tx, found.orderId);
    if (order === null) return err({ code: 'TRACKING_NOT_FOUND' });
    const chosen = await choose(tx, deps, shopperActor(order.userId), {
      ...{ order, parcelId: found.id, seen },
      ...wanted,
    });
    return chosen.ok ? ok(null) : chosen;
  });
}

/**
 * By staff who spoke with the shopper. Errors: TICKET_NOT_FOUND, VERSION_STALE, ATTEMPT_CLOSED,
 * VALIDATION_FAILED.
 */
export function answerForShopper(
  deps: Deps,
  actor: StaffMember,
  { ticketId, version, ...wanted }: WantedAnswer & { readonly ticketId: string; readonly version: number },
  parcelId: string,
): Promise<Result<null, Failure>> {
  return transact<null, Failure>(deps.db, async (tx) => {
    const parcel = await findParcel(tx, parcelId);
    // Its lock first, as the courier's reports take it.
    const order = parcel === null ? null : await lockAnyOrder(tx, parcel.orderId);
    if (order === null) return err({ code: 'TICKET_NOT_FOUND' });
    const ticket = await lockAtVersion(tx, { ticketId, version });
    if (!ticket.ok) return ticket;
    const chosen = await choose(tx, deps, actor, { order, parcelId, seen: null, ...wanted });
    if (!chosen.ok) return chosen;
    await takeTicket(tx, ticket.value, actor);
    recordAct(tx, deps, actor, {
      action: 'chose for the shopper',
      kind: 'ticket',
      id: ticketId,
      label: ticket.value.number,
      before: {},
      after: { attempt: wanted.attempt, choice: choiceWords(wanted.typed) },
      reason: null,
    });
    return ok(null);
  });
}

/** Of the newest attempt, until the courier was told. The same choice again changes nothing. */
async function choose(
  tx: Database,
  deps: Pick<Deps, 'jobs' | 'now'>,
  actor: Actor,
  wanted: WantedAnswer & {
    readonly order: Order;
    readonly parcelId: string;
    readonly seen: number | null;
  },
): Promise<Result<null, Failure>> {
  const { order, parcelId, attempt: number, seen, typed } = wanted;
  const parcel = await findParcel(tx, parcelId);
  const current = parcel === null ? undefined : (await attemptsOfParcel(tx, parcel)).at(-1);
  if (current === undefined || current.number !== number) return err({ code: 'ATTEMPT_CLOSED' });
  const { eventId, answer } = current;
  const now = deps.now();
  const choice = readChoice(typed, { now, pinCode: order.deliveryAddress.pinCode });
  if (!choice.ok) return err(invalid(choice.error));
  if (answer !== null && isSameChoice(choiceOf(answer), choice.value)) return ok(null);
  if (!current.isOpen) return err({ code: 'ATTEMPT_CLOSED' });
  if (seen !== null && seen !== (answer?.version ?? 0)) return err({ code: 'ATTEMPT_CHANGED' });
  const version = await writeAttemptAnswer(tx, actor, { eventId, parcelId }, choice.value, now);
  await touchDelivery(tx, parcelId, now);
  await deps.jobs.enqueue(tx, 'tell-courier', { eventId, version });
  return ok(null);
}
