import type { AttemptView } from '@ilaneer/contract/staff/parcels/attempt-view';
import { choiceWords, placeAfter } from '@ilaneer/domain/parcel/attempt-choice';
import { type AttemptOutcome, outcomeOf } from '@ilaneer/domain/parcel/attempt-outcome';
import { attemptsOf, awaitsChoice } from '@ilaneer/domain/parcel/attempts';
import { type AttemptReason, foldEvents } from '@ilaneer/domain/parcel/parcel-event';
import { factsOfReport } from '@ilaneer/domain/parcel/tracking';
import type { Database } from '../../db/connect.ts';
import type { Order } from '../../modules/order/order.ts';
import {
  type AttemptAnswer,
  choiceOf,
  listAttemptAnswers,
  listParcelEvents,
  type Parcel,
  type ParcelEventRow,
} from '../../modules/parcel/parcel.ts';
import { findStaffNames } from '../../modules/staff/staff.ts';

/** A failed delivery with its choice. */
export type Attempt = {
  readonly number: number;
  /** Of its first report. */
  readonly eventId: number;
  readonly at: Date;
  readonly reason: AttemptReason | null;
  readonly answer: AttemptAnswer | null;
  /** The choice can be made or changed. */
  readonly isOpen: boolean;
  /** Null until another round, the way back or the end. */
  readonly outcome: AttemptOutcome | null;
};

type Failing = Pick<Parcel, 'id' | 'state'>;

/** By parcel, oldest first. */
export async function readAttempts(
  db: Database,
  parcels: readonly Failing[],
): Promise<ReadonlyMap<string, readonly Attempt[]>> {
  const ids = parcels.map(({ id }) => id);
  const events = Map.groupBy(await listParcelEvents(db, ids), ({ parcelId }) => parcelId);
  const answers = await listAttemptAnswers(db, ids);
  return new Map(
    parcels.map((parcel) => [parcel.id, withAnswers(parcel, events.get(parcel.id) ?? [], answers)]),
  );
}

export async function attemptsOfParcel(db: Database, parcel: Failing): Promise<readonly Attempt[]> {
  return (await readAttempts(db, [parcel])).get(parcel.id) ?? [];
}

function withAnswers(
  { state }: Failing,
  rows: readonly ParcelEventRow[],
  answers: readonly AttemptAnswer[],
): Attempt[] {
  const events = rows.map((event) => ({ ...event, at: event.happenedAt }));
  const isAwaited = awaitsChoice(state, events);
  const { contradicting } = foldEvents(state, events);
  const told = events.filter((event) => event.kind === 'attempt failed' || !contradicting.includes(event));
  return attemptsOf(events).flatMap((reports, index, all) => {
    const ids = reports.map(({ id }) => id);
    const answer = answers.find(({ eventId }) => ids.includes(eventId)) ?? null;
    const [first] = reports;
    if (first === undefined) return [];
    const reason = reports.map(({ report }) => factsOfReport(report).reason).findLast((one) => one !== null);
    return [
      {
        number: index + 1,
        eventId: answer?.eventId ?? first.id,
        at: first.at,
        reason: reason ?? null,
        answer,
        isOpen: isAwaited && index === all.length - 1 && answer?.toldAt == null,
        outcome: outcomeOf(told, reports, all[index + 1]),
      },
    ];
  });
}

/** Address and phone of the next delivery (PARCEL-28). */
export function placeOf(order: Pick<Order, 'deliveryAddress'>, attempts: readonly Attempt[]) {
  const choices = attempts.flatMap(({ answer }) => (answer === null ? [] : choiceOf(answer)));
  return placeAfter(order.deliveryAddress, choices);
}

export async function toAttemptViews(db: Database, attempts: readonly Attempt[]): Promise<AttemptView[]> {
  const people = attempts.flatMap(({ answer }) => {
    if (answer === null) return [];
    return [answer.toldBy ?? [], answer.actorKind === 'staff' ? answer.actorId : []].flat();
  });
  const names = await findStaffNames(db, people);
  return attempts.map(({ number, at, reason, answer, outcome }) => ({
    number,
    at: at.toISOString(),
    reason,
    outcome: toOutcomeView(outcome),
    answer:
      answer === null
        ? null
        : {
            choice: answer.choice,
            day: answer.day,
            addressLine1: answer.addressLine1,
            addressLine2: answer.addressLine2,
            phone: answer.phone,
            by: answer.actorKind === 'staff' ? (names.get(answer.actorId) ?? 'A colleague') : null,
            answeredAt: answer.answeredAt.toISOString(),
            step: stepOf(answer),
            toldAt: answer.toldAt?.toISOString() ?? null,
            toldBy: answer.toldBy === null ? null : (names.get(answer.toldBy) ?? 'A colleague'),
          },
  }));
}

export function toOutcomeView(outcome: AttemptOutcome | null): AttemptView['outcome'] {
  return outcome === null ? null : { kind: outcome.kind, at: outcome.at.toISOString() };
}

/** `tell`: by staff. */
export function stepOf(answer: AttemptAnswer | null): 'ask' | 'being told' | 'tell' | 'told' {
  if (answer === null) return 'ask';
  if (answer.toldAt !== null) return 'told';
  return answer.isByHand ? 'tell' : 'being told';
}

export function answerWords({ choice, day }: AttemptAnswer): string {
  return choiceWords({ kind: choice, day });
}
